import { Browser, type Site } from './browser.ts';
import type { Chance } from './chance.ts';

/** How often each way of behaving comes. */
const ways = {
  submits: 44,
  repeats: 10,
  'closes the tab': 15,
  'closes the tab without a name': 2,
  'is declined': 8,
  cancels: 12,
  leaves: 4,
  'meets a fault': 8,
} as const;
type Way = keyof typeof ways;

/** Each way twice at first, so that a short run leaves none out; from then on by chance. */
export function dealWays(chance: Chance): () => Way {
  const each = Object.keys(ways) as Way[];
  const dealt = [...each, ...each];
  return () => dealt.shift() ?? chance.pick(ways);
}

const totals = { complete: '2086.80', essential: '1264.73', platinum: '5748.75' };
type Service = keyof typeof totals;
const services: Readonly<Record<Service, number>> = { complete: 60, essential: 37, platinum: 3 };

const customerData = {
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514 555-0100',
  address: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};
const good = '4242424242424242';
const bad = '4000000000000002';

/** What all visitors share. */
export type Street = {
  site: Site;
  chance: Chance;
  nextWay(): Way;
  days: readonly string[];
  nextOrder(): string;
  /** Whether simulators may also be told to be slow, which takes 20 seconds. */
  slow: boolean;
  /** Told of each order whose booking was confirmed to the visitor. */
  confirmed?(orderNo: string): void;
};

export type Visit = { way: Way; orderNo: string | null; paid: boolean };

type Form = { orderNo: string; ticket: string };

/** One visitor, from the calendar to wherever his way leads. */
export async function visit(street: Street): Promise<Visit> {
  const browser = new Browser(street.site);
  const way = street.nextWay();
  if (way === 'meets a fault') await orderFault(browser, street);
  const form = await reachForm(browser, street, way);
  if (!form) return { way, orderNo: null, paid: false };
  const { orderNo, ticket } = form;
  if (way !== 'closes the tab without a name') {
    const named = await browser.call('PUT', `/api/checkout/${orderNo}/customer`, { customerData });
    if (named.status !== 204) return { way, orderNo, paid: false };
  }
  if (way === 'leaves') return { way, orderNo, paid: false };
  const pay = (cardNumber: string) => browser.call('POST', '/sandbox/card/pay', { ticket, cardNumber });
  if (way === 'is declined') {
    await pay(bad);
    await submit(browser, form);
    return { way, orderNo, paid: false };
  }
  const { status } = await pay(good);
  // 409: the first try was done, and only its answer was lost.
  const paid = status === 200 || status === 409;
  if (paid) await afterPaying(browser, street, { way, form });
  return { way, orderNo, paid: paid && way !== 'closes the tab without a name' };
}

async function afterPaying(browser: Browser, street: Street, { way, form }: { way: Way; form: Form }) {
  if (way.startsWith('closes')) {
    if (street.chance.below(2) === 0)
      await browser.call('POST', `/api/checkout/${form.orderNo}/watch`, { seen: 'closed' });
    return;
  }
  if (way === 'repeats') await Promise.all([submit(browser, form), submit(browser, form), submit(browser, form)]);
  if ((await submit(browser, form)) === 200) street.confirmed?.(form.orderNo);
  if (way === 'cancels') await cancel(browser, form);
}

/** Presses Submit until there is an answer that stays; its status. */
async function submit(browser: Browser, { orderNo, ticket }: Form): Promise<number> {
  for (;;) {
    const answer = await browser.call('POST', '/api/after-payment', { order_no: orderNo, ticket, customerData });
    if (answer.status !== 502) return answer.status; // a silent gateway is asked again, nothing is lost
  }
}

async function cancel(browser: Browser, { orderNo }: Form): Promise<void> {
  const { body } = await browser.call('GET', `/sandbox/links.json?order=${orderNo}`);
  if (typeof body.cancel !== 'string') return;
  const token = new URL(body.cancel).pathname.split('/').at(-1);
  await browser.call('GET', `/api/cancel-token/${token}`);
  const press = () => browser.call('POST', '/api/cancel-booking-secure', { token });
  await Promise.all([press(), press()]);
}

async function orderFault(browser: Browser, { chance, slow }: Street): Promise<void> {
  const provider = chance.pick({ card: 6, mail: 1, sms: 1, accounting: 3, weather: 1, alerts: 1 });
  const mode = chance.pick({ down: 3, error: 3, 'reset-after-commit': 4, slow: slow ? 1 : 0 });
  await browser.call('PUT', `/sandbox/faults/${provider}`, { mode, times: 1 + chance.below(3) });
}

/** Chooses a day, and another one when that is taken, until the card form is there; null when nothing is left. */
async function reachForm(browser: Browser, street: Street, way: Way): Promise<Form | null> {
  const { chance, days } = street;
  const full = new Set<string>();
  let service = chance.pick(services);
  for (;;) {
    const free = days.filter((day) => !full.has(day));
    // The early days are wanted most.
    const appointmentDate = free[Math.floor(chance.next() ** 2 * free.length)];
    if (appointmentDate === undefined) return null;
    const orderNo = street.nextOrder();
    const request = { order_no: orderNo, amount: totals[service], booking: { ...booking(service), appointmentDate } };
    const preload = () => browser.call('POST', '/api/preload', request);
    const [answer] = await Promise.all(way === 'repeats' ? [preload(), preload()] : [preload()]);
    const { ticket } = answer.body;
    if (typeof ticket === 'string') return { orderNo, ticket };
    if (answer.code === 'DATE_TAKEN') full.add(appointmentDate);
    else if (answer.code === 'SOLD_OUT') service = 'complete';
    else if (!['CARD_GATEWAY_UNAVAILABLE', 'ORDER_NUMBER_TAKEN', 'CHECKOUT_ENDED'].includes(answer.code)) {
      throw new Error(`preload of ${orderNo} on ${appointmentDate}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
}

const booking = (coatingType: Service) => ({
  postalCode: 'H2Y1C6',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentTime: '9:00 AM',
  coatingType,
  termsAccepted: true,
});
