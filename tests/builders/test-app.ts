import type {
  CardGateway,
  Receipt,
  ReceiptReading,
  RefundRequest,
  RefundResult,
  TicketRequest,
  TicketResult,
} from '#adapters/cards/port.ts';
import { taxRatesAt } from '#business/taxes.ts';
import { standardTerms } from '#business/terms/index.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { type PaidWith, plainCard } from '#domain/ledger/paid-with.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { simulatorBooks } from '#sandbox/stores/card-books.ts';
import { randomIds } from '#server/common/ids.ts';
import { type Db, databaseOver } from '#server/database/database.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { calendarOf } from '#server/modules/calendar/queries/snapshot.ts';
import type { Acceptance } from '#server/modules/checkout/accept-terms.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import type { RequestedBooking } from '#server/modules/checkout/validate.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { settingsSnapshot } from '#server/modules/settings/queries/settings.ts';
import { quietWebhooks } from '#tests/builders/webhooks.ts';
import type { TestDatabase } from '#tests/database.ts';
import { vipKey } from './bookings/vip-key.ts';
import { solved } from './browser/proof.ts';
import { sampleCustomer } from './customer.ts';
import { freshDatabase } from './database.ts';
import { fakeMail, fakeTexts } from './messages/fake-messages.ts';
import { quickPasswords } from './operator.ts';
import { memoryPhotos } from './photos/memory.ts';

type Approval = {
  amount?: number;
  orderNo?: string;
  transactionNo?: string;
  approvedAt?: Date;
  paidWith?: PaidWith;
  savedCard?: Receipt['savedCard'];
};

/** A card gateway in memory that does as it is told. */
export function fakeGateway() {
  const tickets = new Map<string, TicketRequest & { reading: ReceiptReading }>();
  const next: { openTicket: TicketResult | null; refund: (RefundResult & { moved?: boolean }) | null } = {
    openTicket: null,
    refund: null,
  };
  /** Every refund that moved money. */
  const refunds: RefundRequest[] = [];
  const refundCalls: { asked: number; lookedUp: number } = { asked: 0, lookedUp: 0 };
  const numbers = new Map<RefundRequest, string>();
  const approvalOf = (request: RefundRequest) =>
    ({ state: 'approved', transactionNo: numbers.get(request) ?? 'r-0', raw: { approved: true } }) as const;
  const gateway: CardGateway = {
    checkoutId: 'chktTEST',
    form: { scriptUrl: '/sandbox/script.js', mode: 'qa' },
    store: 'qa:test',
    async openTicket(request) {
      const told = next.openTicket;
      next.openTicket = null;
      if (told) return told;
      const ticket = `ticket-${request.orderNo}`;
      tickets.set(ticket, { ...request, reading: { state: 'incomplete' } });
      return { ok: true, ticket };
    },
    async readReceipt(ticket) {
      return tickets.get(ticket)?.reading ?? { state: 'incomplete' };
    },
    async refund(request, mayLeave = () => true) {
      if (!mayLeave()) return { state: 'not-sent', detail: 'too late to be sent' };
      refundCalls.asked += 1;
      const told = next.refund;
      next.refund = null;
      if (told && !told.moved) return told;
      refunds.push(request);
      numbers.set(request, `r-${numbers.size + 1}`);
      return told ?? approvalOf(request);
    },
    async readRefund(request) {
      refundCalls.lookedUp += 1;
      const told = next.refund;
      next.refund = null;
      if (told) return { state: 'unavailable', detail: 'no answer' };
      const { orderNo, method, amount } = request;
      const isSame = (one: RefundRequest) => one.orderNo === orderNo && one.method === method && one.amount === amount;
      const found = refunds.findLast(isSame);
      return found ? approvalOf(found) : { state: 'absent' };
    },
  };
  const settle = (ticket: string, state: 'approved' | 'declined', change: Approval = {}) => {
    const asked = tickets.get(ticket);
    if (!asked) throw new Error(`no such ticket: ${ticket}`);
    const receipt = {
      ticket,
      orderNo: change.orderNo ?? asked.orderNo,
      amount: cents(change.amount ?? asked.amount),
      transactionNo: change.transactionNo ?? `t-${ticket}`,
      approvalCode: '048212',
      responseCode: state === 'approved' ? '001' : '051',
      message: state,
      approvedAt: change.approvedAt ?? null,
      paidWith: change.paidWith ?? plainCard,
      savedCard: change.savedCard ?? null,
      raw: { state },
    };
    asked.reading = { state, receipt };
  };
  return {
    gateway,
    tickets,
    refunds,
    refundCalls,
    /** The next refund call is answered so; `moved` says whether the money moved all the same. */
    answerNextRefund: (result: RefundResult, { moved = false } = {}) => {
      next.refund = { ...result, moved };
    },
    refuseNextTicket: (result: TicketResult) => {
      next.openTicket = result;
    },
    approve: (ticket: string, change?: Approval) => settle(ticket, 'approved', change),
    decline: (ticket: string, change?: Approval) => settle(ticket, 'declined', change),
    silence: (ticket: string) => {
      const asked = tickets.get(ticket);
      if (asked) asked.reading = { state: 'unavailable', detail: 'no answer' };
    },
  };
}

/** Monday, 6 October 2025, ten in the morning in Montréal: the season closes on 5 November. */
export const mondayMorning = new Date('2025-10-06T14:00:00Z');

/** Counts no step of the funnel. */
export const uncounted: Deps['funnelSteps'] = { count() {}, flush: async () => {} };

/** What goes on when the program and its database are gone: the providers, and time. */
export const newOutside = () => ({
  cards: fakeGateway(),
  mail: fakeMail(),
  texts: fakeTexts(),
  time: { now: mondayMorning },
});

type TestAppOptions = {
  sandbox?: boolean;
  limits?: boolean;
  /** Another database than a fresh copy of the template. */
  database?: Pick<TestDatabase, 'pool' | 'drop'>;
  outside?: ReturnType<typeof newOutside>;
};

/** The program on a database of its own, with a clock that is set by hand and providers that do as they are told. */
export async function openTestApp(options: TestAppOptions = {}) {
  const database = options.database ?? (await freshDatabase());
  const db: Db = databaseOver(database.pool);
  const { sandbox = true } = options;
  const { cards, mail, texts, time } = options.outside ?? newOutside();
  const photos = memoryPhotos();
  const clock = { now: () => time.now };
  const warnings: object[] = [];
  const deps: Deps = {
    db,
    cards: cards.gateway,
    mail: mail.service,
    sms: texts.service,
    providers: () => [],
    webhooks: quietWebhooks,
    runDoctor: async () => [],
    forecasts: [],
    mailFrom: 'care@example.com',
    passwords: quickPasswords,
    clock,
    ids: randomIds,
    log: { info() {}, warn: (detail) => warnings.push(detail), error: (detail) => warnings.push(detail) },
    calendar: calendarOf(db, clock),
    settings: settingsSnapshot(db),
    appSecret: 'a secret of at least thirty-two characters',
    previousAppSecret: null,
    publicUrl: 'http://localhost:3000',
    invitationCodes: new Set(['HCPREVIEW']),
    funnelSteps: uncounted,
    photos: photos.store,
    gatewayBooks: sandbox ? simulatorBooks(db) : gatewayBooks(cards.gateway),
    taxRatesAt,
    offersTestLayout: sandbox,
    requiresSecondFactor: !sandbox,
    limits: options.limits ?? false,
    proofCost: 1,
  };
  /** After a change made behind the program's back. */
  const forget = () => {
    deps.calendar.rules.forget();
    deps.calendar.claims.forget();
    deps.calendar.daysLeft.forget();
    deps.settings.forget();
  };
  return { deps, db, forget, pool: database.pool, cards, mail, texts, photos, time, warnings, close: database.drop };
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

export const aVisitor = (name: string, more: Partial<Visitor> = {}): Visitor => ({
  hash: `visitor-${name}`,
  addressHash: 'address',
  networks: [{ level: 'line', hash: more.addressHash ?? 'address' }],
  ip: '127.0.0.1',
  userAgent: 'test',
  language: 'en',
  ...more,
});

type Requested = RequestedBooking & { termsAccepted: boolean | Acceptance };

/** Full Preservation of a little storefront, Layout 1, on Tuesday 14 October 2025: 1815.00 before taxes. */
export const aRequest = (more: Partial<Requested> = {}): Requested => ({
  postalCode: 'H2Y1C6',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  termsAccepted: { termsVersion: standardTerms.version, acceptanceMethod: 'web_modal', scrolledToBottom: true },
  ...more,
});

/** Totals with taxes of little storefronts with Layout 1. */
export const totals = {
  essential: '1264.73',
  complete: '2086.80',
  platinum: '5748.75',
  refresh: '517.39',
  preview: '287.44',
};

export const aCustomer = (more: Partial<Customer> = {}): Customer => ({ ...sampleCustomer, ...more });

let sequence = 0;
export const anOrderNo = (now = mondayMorning): string =>
  `HC-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${String(++sequence).padStart(6, '0')}`;

type Journey = {
  visitor?: Visitor;
  booking?: Partial<Requested>;
  amount?: string;
  customer?: Partial<Customer>;
  /** Of the link that was shown; a VIP comes by that of the Platinum booking. */
  key?: string | undefined;
};

type Preloading = Parameters<typeof preload>;

/** As a browser does: where it has to compute something first, it does, and asks again. */
export async function preloadWithProof(deps: Preloading[0], visitor: Visitor, request: Preloading[2]) {
  const outcome = await preload(deps, visitor, request);
  if (!isRefusal(outcome) || outcome.refused !== 'PROOF_NEEDED' || !outcome.challenge) return outcome;
  return preload(deps, visitor, { ...request, proof: await solved(outcome.challenge) });
}

const keyShown = async ({ deps }: TestApp, { key, booking }: Journey): Promise<string | undefined> =>
  key ?? vipKey(deps, booking?.clientId);

/** A visitor is at the card form: the day is held, the ticket is out, and who pays is known. */
export async function startPaying(testApp: TestApp, journey: Journey & { named?: boolean } = {}) {
  const orderNo = anOrderNo(testApp.time.now);
  const visitor = journey.visitor ?? aVisitor(orderNo);
  const customer = aCustomer(journey.customer);
  const key = await keyShown(testApp, journey);
  const request = { orderNo, amount: journey.amount ?? totals.complete, booking: aRequest(journey.booking), key };
  const loaded = await preloadWithProof(testApp.deps, visitor, request);
  if (isRefusal(loaded) || loaded.ticket === null) throw new Error(`no ticket: ${JSON.stringify(loaded)}`);
  if (journey.named ?? true) await saveCustomer(testApp.deps, visitor, { orderNo, customer });
  const { ticket } = loaded;
  return {
    orderNo,
    ticket,
    visitor,
    submit: () => confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer, key }),
  };
}

/** A visitor goes all the way: preload, pays, submits. Throws when refused on the way. */
export async function book(testApp: TestApp, journey: Journey = {}) {
  const orderNo = anOrderNo(testApp.time.now);
  const visitor = journey.visitor ?? aVisitor(orderNo);
  const key = await keyShown(testApp, journey);
  const request = { orderNo, amount: journey.amount ?? totals.complete, booking: aRequest(journey.booking), key };
  const loaded = await preload(testApp.deps, visitor, request);
  if (isRefusal(loaded)) throw new Error(`preload refused: ${loaded.refused}`);
  if (loaded.ticket !== null) testApp.cards.approve(loaded.ticket);
  const submit = { orderNo, ticket: loaded.ticket, customer: aCustomer(journey.customer), key };
  const confirmed = await confirmBooking(testApp.deps, visitor, submit);
  if (isRefusal(confirmed)) throw new Error(`submit refused: ${confirmed.refused}`);
  return { ...confirmed, visitor, ticket: loaded.ticket, submit };
}

/** Moves the test app's clock on. */
export const later = (testApp: TestApp, minutes: number): void => {
  testApp.time.now = new Date(testApp.time.now.getTime() + minutes * 60_000);
};

/** The token of an order's newest cancellation link, as its mail carries it. */
export async function cancelToken(testApp: TestApp, orderNo: string): Promise<string> {
  const { cancel } = await sandboxLinks(testApp.deps, { orderNo });
  return cancel?.split('/').at(-1) ?? '';
}

/** Number of rows of a table, after a condition. */
export async function countRows(testApp: TestApp, table: string, where = 'true'): Promise<number> {
  const { rows } = await testApp.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return rows[0]?.count ?? 0;
}
