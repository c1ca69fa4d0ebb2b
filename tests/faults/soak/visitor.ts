import { type Answer, Browser, type Site } from './browser.ts';
import type { Chance } from './chance.ts';
import type { Owner } from './owner.ts';

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

/** Where the owner has a part in it. */
const ownersWays = {
  'is corrected': 6,
  'gets a part back': 4,
  'is cancelled by the owner': 6,
  'is moved': 6,
  'sees rain': 5,
  'has a free refresh': 6,
  'pays a link': 6,
  'pays a link that is withdrawn': 5,
  'pays in cash': 5,
} as const;
const allWays = { ...ways, ...ownersWays };
type Way = keyof typeof allWays;

/** Each way twice at first, so that a short run leaves none out; from then on by chance. */
export function dealWays(chance: Chance, { withOwner = false } = {}): () => Way {
  const weights: Partial<Record<Way, number>> = withOwner ? allWays : ways;
  const each = Object.keys(weights) as Way[];
  const dealt = [...each, ...each];
  return () => dealt.shift() ?? chance.pick(weights as typeof allWays);
}

const totals = { complete: '2086.80', essential: '1264.73', platinum: '5748.75' };
type Service = keyof typeof totals;
const services: Readonly<Record<Service, number>> = { complete: 60, essential: 37, platinum: 3 };
/** The free refresh, and that of a larger storefront than the one that was coated. */
const refreshes = {
  free: { amount: '0.00', more: {} },
  larger: { amount: '632.36', more: { storefrontSize: 'grand-storefront', selectedLayout: 'layout12' } },
};
const rain = { precipitationChance: 95, precipitationMm: 20, temperatureC: 12, gustKmh: 20, condition: 'rain' };

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
  /** Who deals with the visitors of some ways. */
  owner?: Owner;
  /** Whether simulators may also be told to be slow, which takes 20 seconds. */
  slow: boolean;
  /** Told of each order whose booking was confirmed to the visitor. */
  confirmed?(orderNo: string): void;
};

export type Visit = { way: Way; orderNo: string | null; paid: boolean };

type Form = { orderNo: string; ticket: string | null; date: string };

/** One visitor, from the calendar to wherever his way leads. */
export async function visit(street: Street): Promise<Visit> {
  const browser = new Browser(street.site);
  const way = street.nextWay();
  if (way === 'pays in cash') return { way, orderNo: await payInCash(street), paid: false };
  if (way === 'meets a fault') await orderFault(browser, street);
  const link = way.startsWith('pays a link') ? await receiveLink(street) : null;
  const form = await reachForm(browser, street, { way, ...wishOf(street, way), ...(link && linked(link)) });
  if (!form) return { way, orderNo: null, paid: false };
  const { orderNo, ticket } = form;
  if (way !== 'closes the tab without a name') {
    const named = await browser.call('PUT', `/api/checkout/${orderNo}/customer`, { customerData });
    if (named.status !== 204) return { way, orderNo, paid: false };
  }
  if (way === 'leaves') return { way, orderNo, paid: false };
  if (way === 'is declined') {
    await browser.call('POST', '/sandbox/card/pay', { ticket, cardNumber: bad });
    await submit(browser, form);
    return { way, orderNo, paid: false };
  }
  const isWithdrawn = way === 'pays a link that is withdrawn' && link;
  const [paid] = await Promise.all([pay(browser, form), isWithdrawn && street.owner?.withdraw(link.id)]);
  if (paid) await afterPaying(browser, street, { way, form });
  return { way, orderNo, paid: paid && !isWithdrawn && way !== 'closes the tab without a name' };
}

/** Whether the card was charged. 409: the first try was done, and only its answer was lost. */
async function pay(browser: Browser, { ticket }: Form): Promise<boolean> {
  const { status } = await browser.call('POST', '/sandbox/card/pay', { ticket, cardNumber: good });
  return status === 200 || status === 409;
}

async function afterPaying(browser: Browser, street: Street, { way, form }: { way: Way; form: Form }) {
  if (way.startsWith('closes')) {
    if (street.chance.below(2) === 0)
      await browser.call('POST', `/api/checkout/${form.orderNo}/watch`, { seen: 'closed' });
    return;
  }
  if (way === 'repeats') await Promise.all([submit(browser, form), submit(browser, form), submit(browser, form)]);
  const { status, body } = await submit(browser, form);
  if (status !== 200) return;
  street.confirmed?.(form.orderNo);
  if (way === 'cancels') await cancel(browser, form);
  if (way === 'is moved') await move(browser, street, form);
  if (way === 'sees rain') await seeRain(browser, form);
  if (way === 'has a free refresh') await refresh(browser, street, { ...form, clientId: String(body.clientId) });
  if (way === 'is corrected') await street.owner?.correct(form.orderNo);
  if (way === 'gets a part back') await street.owner?.giveBack(form.orderNo, 'a third');
  if (way === 'is cancelled by the owner') await street.owner?.cancel(form.orderNo);
}

/** Presses Submit until there is an answer that stays. */
async function submit(browser: Browser, { orderNo, ticket }: Form): Promise<Answer> {
  for (;;) {
    const answer = await browser.call('POST', '/api/after-payment', { order_no: orderNo, ticket, customerData });
    if (answer.status !== 502) return answer; // a silent gateway is asked again, nothing is lost
  }
}

async function linksOf(browser: Browser, { orderNo }: Form) {
  const { body } = await browser.call('GET', `/sandbox/links.json?order=${orderNo}`);
  const of = (name: string) => (typeof body[name] === 'string' ? new URL(body[name]) : null);
  return { cancel: of('cancel'), booking: of('booking'), weather: of('weather') };
}

async function cancel(browser: Browser, form: Form): Promise<void> {
  const token = (await linksOf(browser, form)).cancel?.pathname.split('/').at(-1);
  if (!token) return;
  await browser.call('GET', `/api/cancel-token/${token}`);
  const press = () => browser.call('POST', '/api/cancel-booking-secure', { token });
  await Promise.all([press(), press()]);
}

/** The customer moves the visit, then the owner does. */
async function move(browser: Browser, { chance, days, owner }: Street, form: Form): Promise<void> {
  const key = (await linksOf(browser, form)).booking?.searchParams.get('key');
  const [date, other] = [days[chance.below(days.length)], days[chance.below(days.length)] ?? ''];
  await browser.call('POST', `/api/booking-details/${form.orderNo}/move`, { key, date, time });
  await owner?.move(form.orderNo, other);
}

/** Rain is seen on the day of the visit, which its customer leaves. */
async function seeRain(browser: Browser, form: Form): Promise<void> {
  await browser.call('PUT', `/sandbox/weather/${form.date}`, rain);
  await browser.call('POST', '/sandbox/run/weather');
  const token = (await linksOf(browser, form)).weather?.searchParams.get('token');
  if (token) await browser.call('GET', `/api/weather-response/${token}?action=accept&change=1`);
}

/** A refresh of the Platinum visit, as large or larger; one of the two is given up, or neither. */
async function refresh(browser: Browser, street: Street, platinum: Form & { clientId: string }): Promise<void> {
  const { amount, more } = refreshes[street.chance.inTurn('size of a refresh', ['free', 'larger', 'free'])];
  const days = street.days.filter((day) => day > platinum.date);
  const wish = {
    way: 'submits',
    days,
    amount,
    booking: { ...more, coatingType: 'refresh', clientId: platinum.clientId },
  };
  browser.key = (await linksOf(browser, platinum)).booking?.searchParams.get('key') ?? null;
  const form = await reachForm(browser, street, wish as Wish);
  if (!form) return;
  await browser.call('PUT', `/api/checkout/${form.orderNo}/customer`, { customerData });
  if (form.ticket !== null && !(await pay(browser, form))) return;
  await submit(browser, form);
  const givenUp = street.chance.inTurn('given up', ['platinum', 'refresh', 'platinum', 'neither']);
  if (givenUp !== 'neither') await cancel(browser, givenUp === 'platinum' ? platinum : form);
}

const inCents = (amount: string): number => Number(amount.replace('.', ''));
const telephoned = ({ chance, days }: Street, service: 'complete' | 'essential') => ({
  booking: { ...booking(service), appointmentDate: days[chance.below(days.length)] ?? '' },
  customer: customerData,
  total: inCents(totals[service]),
});

/** Booked by telephone; a part goes back by hand, or all of it. */
async function payInCash(street: Street): Promise<string | null> {
  const { owner, chance } = street;
  const orderNo = (await owner?.bookForCash(telephoned(street, 'essential'))) ?? null;
  if (!owner || orderNo === null) return null;
  const what = chance.inTurn('paid in cash', ['part', 'cancel', 'correct']);
  if (what === 'part') await owner.giveBack(orderNo, 'a third');
  else await owner[what](orderNo);
  await owner.settle(orderNo);
  return orderNo;
}

type Link = { id: string; token: string; date: string };

async function receiveLink(street: Street): Promise<Link | null> {
  const wish = telephoned(street, 'complete');
  const link = await street.owner?.sendLink(wish);
  return link ? { ...link, date: wish.booking.appointmentDate } : null;
}

async function orderFault(browser: Browser, { chance, slow }: Street): Promise<void> {
  const provider = chance.pick({ card: 6, mail: 1, sms: 1, accounting: 3, weather: 1, alerts: 1 });
  const mode = chance.pick({ down: 3, error: 3, 'reset-after-commit': 4, slow: slow ? 1 : 0 });
  await browser.call('PUT', `/sandbox/faults/${provider}`, { mode, times: 1 + chance.below(3) });
}

/** What is wanted, and on which days; another day or service is taken where that is gone. */
type Wish = { way: Way; days: readonly string[]; amount: string; booking: Record<string, string> };

/** The earliest days are those that a forecast is known of. */
function wishOf({ chance, days }: Street, way: Way): Omit<Wish, 'way'> {
  const service = way === 'has a free refresh' ? 'platinum' : chance.pick(services);
  const wanted = way === 'sees rain' ? days.slice(0, 2) : way === 'has a free refresh' ? days.slice(0, -1) : days;
  return { days: wanted, amount: totals[service], booking: { coatingType: service } };
}

const linked = ({ token, date }: Link) => ({
  days: [date],
  amount: totals.complete,
  booking: { coatingType: 'complete', paymentLink: token },
});

/** Chooses a day, and another one when that is taken, until the card form is there; null when nothing is left. */
async function reachForm(browser: Browser, street: Street, wish: Wish): Promise<Form | null> {
  const full = new Set<string>();
  let { amount, booking: wanted } = wish;
  for (;;) {
    const free = wish.days.filter((day) => !full.has(day));
    // The early days are wanted most.
    const date = free[Math.floor(street.chance.next() ** 2 * free.length)];
    if (date === undefined) return null;
    const orderNo = street.nextOrder();
    const request = {
      order_no: orderNo,
      amount,
      booking: { ...booking('complete'), ...wanted, appointmentDate: date },
    };
    const preload = () => browser.call('POST', '/api/preload', request);
    const [answer] = await Promise.all(wish.way === 'repeats' ? [preload(), preload()] : [preload()]);
    const { ticket } = answer.body;
    if (answer.status === 200) return { orderNo, ticket: typeof ticket === 'string' ? ticket : null, date };
    if (['DATE_TAKEN', 'REFRESH_TOO_EARLY'].includes(answer.code)) full.add(date);
    else if (answer.code === 'SOLD_OUT') [amount, wanted] = [totals.complete, { coatingType: 'complete' }];
    else if (!['CARD_GATEWAY_UNAVAILABLE', 'ORDER_NUMBER_TAKEN', 'CHECKOUT_ENDED'].includes(answer.code)) {
      throw new Error(`preload of ${orderNo} on ${date}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
}

const time = '9:00 AM';
const booking = (coatingType: Service) => ({
  postalCode: 'H2Y1C6',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentTime: time,
  coatingType,
  termsAccepted: true,
});
