import { Agent, request } from 'node:http';
import { schedule } from '#business/schedule.ts';
import { standardTerms } from '#business/terms/index.ts';
import { openTimes } from '#domain/calendar/availability.ts';
import { daysBetween } from '#domain/calendar/day.ts';

/** Where a visitor buys: the site, and the card gateway whose form it shows. */
export type Shop = { url: string; cards: string };

/** Each has an address of their own: what one person is told goes out one after the other. */
export const customerOf = (orderNo: string) => ({
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: `${orderNo.toLowerCase()}@example.com`,
  phone: `514 555-01${orderNo.slice(-2)}`,
  address: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
});

/** What a visitor sends to have a day held and a ticket opened. */
export const preloadOf = (orderNo: string, date: string) => ({
  order_no: orderNo,
  amount: '2086.80',
  booking: {
    postalCode: 'H2Y1C6',
    storefrontSize: 'little-storefront',
    selectedLayout: 'layout1',
    feeling: 'impressed',
    aesthetic: 'curated',
    purpose: 'photographed',
    appointmentDate: date,
    appointmentTime: '9:00 AM',
    coatingType: 'complete',
    termsAccepted: true,
  },
});
const acceptance = { scrolledToBottom: true, termsVersion: standardTerms.version, acceptanceMethod: 'web_modal' };
const card = { cardNumber: '4242424242424242', expiry: '12/39', securityCode: '123' };

/** The program's own day, once its open days were read. */
let programDay = '2020-01-01';

export const orderNumber = (series: number, index: number) =>
  `HC-${programDay.replaceAll('-', '')}-${series}${String(index).padStart(5, '0')}`;

const shared = new Agent({ keepAlive: true });
let visitors = 0;

/** The address of the nth visitor, as the proxy in front of the program would tell it: each has a network of his own. */
export const addressOf = (nth: number) => `${10 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}.1`;

export type Answer = { status: number; code: string; body: Record<string, string> };
type Asking = {
  method: string;
  url: string;
  body?: object | undefined;
  headers?: Record<string, string>;
  agent?: Agent;
};

function ask({ method, url, body, headers, agent = shared }: Asking): Promise<Answer & { cookie: string }> {
  const type = body && { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...type, ...headers } }, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject).once('end', () => {
        const json = told['content-type']?.includes('json') ? JSON.parse(text) : {};
        const cookie = told['set-cookie']?.[0]?.split(';')[0] ?? '';
        resolve({ status, code: String(json.code ?? ''), body: json, cookie });
      });
    });
    sent.once('error', reject).end(body && JSON.stringify(body));
  });
}

/** What was answered, where it was taken. */
function taken({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A browser with its own address and its own cookie, and perhaps with a connection of its own. */
export class Browser {
  readonly #agent: Agent;
  readonly #address = addressOf(++visitors);
  #cookie = '';

  constructor(agent = shared) {
    this.#agent = agent;
  }

  async ask(method: string, url: string, body?: object): Promise<Answer> {
    const headers = { 'x-forwarded-for': this.#address, ...(this.#cookie && { cookie: this.#cookie }) };
    const answer = await ask({ method, url, body, headers, agent: this.#agent });
    this.#cookie ||= answer.cookie;
    return answer;
  }

  /** The same, which has to be taken. */
  call = async (method: string, url: string, body?: object) => taken(await this.ask(method, url, body));
}

export type Checkout = { shop: Shop; browser: Browser; orderNo: string; ticket: string };

/** A browser whose visitor has accepted the terms. */
export async function acceptTerms({ url }: Shop): Promise<Browser> {
  const browser = new Browser();
  await browser.call('POST', `${url}/api/terms-acceptance`, acceptance);
  return browser;
}

/** Has a day held and a ticket opened. */
export async function openTicket(
  visitor: Pick<Checkout, 'shop' | 'browser' | 'orderNo'>,
  date: string,
): Promise<Checkout> {
  const { shop, browser, orderNo } = visitor;
  const { ticket = '' } = await browser.call('POST', `${shop.url}/api/preload`, preloadOf(orderNo, date));
  return { ...visitor, ticket };
}

export const saveCustomer = ({ shop, browser, orderNo }: Checkout): Promise<Answer['body']> =>
  browser.call('PUT', `${shop.url}/api/checkout/${orderNo}/customer`, { customerData: customerOf(orderNo) });

/** A visitor's checkout up to the card form: the terms accepted, the day held, a ticket opened, the name and the address saved. */
export async function checkOut(shop: Shop, orderNo: string, date: string): Promise<Checkout> {
  const checkout = await openTicket({ shop, browser: await acceptTerms(shop), orderNo }, date);
  await saveCustomer(checkout);
  return checkout;
}

/** Types a card into the form, which is the gateway's. */
export async function pay({ shop, ticket }: Pick<Checkout, 'shop' | 'ticket'>): Promise<void> {
  taken(await ask({ method: 'POST', url: `${shop.cards}/chktv2/display/pay`, body: { ticket, ...card } }));
}

export async function submit({ shop, browser, ticket, orderNo }: Checkout): Promise<void> {
  const body = { order_no: orderNo, ticket, customerData: customerOf(orderNo) };
  await browser.call('POST', `${shop.url}/api/after-payment`, body);
}

/** One visitor from the terms to the booking. */
export async function bookOnce(shop: Shop, orderNo: string, date: string): Promise<void> {
  const checkout = await checkOut(shop, orderNo, date);
  await pay(checkout);
  await submit(checkout);
}

/** The days on which the program takes a nine o'clock appointment. */
export async function openDays(url: string): Promise<string[]> {
  const { today, opensOn, closesOn } = await (await fetch(`${url}/api/booked-dates`)).json();
  programDay = today;
  const view = { now: new Date(`${today}T12:00:00Z`), schedule, opensOn, closesOn, blocks: [] };
  // Not today, whose hours are passing.
  const days = daysBetween(today, closesOn).slice(2);
  return days.filter((day) => openTimes(day, view).includes('9:00 AM'));
}
