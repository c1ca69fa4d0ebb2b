import type { Pool } from 'pg';
import { monerisGateway } from '#adapters/cards/moneris/gateway.ts';
import { filePhotos } from '#adapters/photos/file.ts';
import { taxRatesAt } from '#business/taxes.ts';
import type { ChargeWay } from '#domain/booking/charge.ts';
import { cents } from '#domain/money.ts';
import type { Settlement } from '#domain/refunds/settlement.ts';
import { simulatorPaths } from '#sandbox/cards/simulator.ts';
import type { Clock } from '#server/common/clock.ts';
import { randomIds } from '#server/common/ids.ts';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { releaseHold } from '#server/modules/backup/release.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { takeBackCancellation } from '#server/modules/bookings/cancel/take-back.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { receiveCharge, withdrawCharge } from '#server/modules/bookings/charges/decide.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { calendarOf } from '#server/modules/calendar/queries/snapshot.ts';
import { confirmBooking, confirmCharge, type SubmitRequest } from '#server/modules/checkout/confirm.ts';
import { bookByOperator, type OperatorWish } from '#server/modules/checkout/operator/book.ts';
import { endLinks } from '#server/modules/checkout/operator/end-links.ts';
import { type LinkWish, sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { withdrawLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { type PreloadRequest, preload } from '#server/modules/checkout/preload.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { sendAlerts, sendMails, sendTexts } from '#server/modules/messages/send.ts';
import { keepPhoto } from '#server/modules/photos/keep.ts';
import { chooseDay as chooseDayOfQuote } from '#server/modules/quotes/choose-day.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { forgetByLink } from '#server/modules/saved-cards/forget.ts';
import { settingsSnapshot } from '#server/modules/settings/queries/settings.ts';
import { runWaitingList } from '#server/modules/waiting/run.ts';
import { takeDay } from '#server/modules/waiting/take.ts';
import { answerProposal, chooseDay } from '#server/modules/weather/answer.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { sendWebhooks } from '#server/modules/webhooks/send.ts';
import { owner } from '#tests/builders/money.ts';
import { type aVisitor, uncounted } from '#tests/builders/test-app.ts';
import { quietWebhooks } from '#tests/builders/webhooks.ts';
import type { TestDatabase } from '#tests/database.ts';
import { Interposer } from './interposer.ts';
import { postAlerts, postMail, postTexts, postWebhooks } from './post-client.ts';
import { forecastOf, type Sky } from './sky.ts';

export type Source = TestDatabase['source'];
type Who = { visitor: ReturnType<typeof aVisitor> };

/** What a person or a job asks of the program; plain, so that it can be sent to another process. */
export type Action =
  | ({ do: 'preload'; request: PreloadRequest } & Who)
  | ({ do: 'submit'; request: SubmitRequest } & Who)
  | { do: 'cancel'; token: string }
  | { do: 'refund a part'; orderNo: string; version: number; amount: number }
  | { do: 'cancel as operator'; orderNo: string; version: number; refund: 'full' | 'none' }
  | { do: 'take back the cancellation'; orderNo: string; version: number }
  | { do: 'run the waiting list' }
  | ({ do: 'take the freed day'; token: string } & Who)
  | { do: 'move as customer'; orderNo: string; key: string; date: string }
  | { do: 'move as operator'; orderNo: string; version: number; date: string }
  | { do: 'book as operator'; wish: OperatorWish }
  | { do: 'send link'; wish: LinkWish }
  | { do: 'withdraw link'; id: string }
  | { do: 'choose the day of a quote'; token: string; place: number; date: string }
  | { do: 'end links' }
  | { do: 'forget card'; orderNo: string; key: string }
  | { do: 'correct the storefront'; orderNo: string; version: number }
  | { do: 'charge an extra'; orderNo: string; version: number; id: string; way: ChargeWay }
  | { do: 'withdraw the charge'; orderNo: string; version: number; id: string }
  | { do: 'receive the charge'; orderNo: string; version: number; id: string }
  | ({ do: 'submit the charge'; orderNo: string; ticket: string } & Who)
  | { do: 'settle refund'; id: number; outcome: Settlement; transactionNo: string | null }
  | { do: 'recover' }
  | { do: 'refund' }
  | { do: 'send mails' }
  | { do: 'send texts' }
  | { do: 'send alerts' }
  | { do: 'send webhooks' }
  | { do: 'judge the weather' }
  | { do: 'answer'; token: string; action: 'accept' | 'decline'; change: boolean }
  | { do: 'choose'; token: string; date: string }
  | { do: 'end proposals' }
  | { do: 'release' }
  /** The picture in base 64. */
  | { do: 'keep photo'; id: string; orderNo: string; date: string; picture: string };

/** Where the program finds its database, its gateway, its post office when messages are played, its photographs, and the weather. */
export type Where = { source: Source; gatewayUrl: string; postUrl: string | null; photoFolder: string; sky: Sky };

export type Program = {
  where: Where;
  deps: Deps;
  pool: Pool;
  interposer: Interposer;
  perform(action: Action): Promise<object>;
  close(): Promise<void>;
};

/** The program without its HTTP side: the real use cases, the real client of the card gateway, a pool of its own. */
export function openProgram({ clock, ...where }: Where & { clock: Clock }): Program {
  const { source, gatewayUrl, postUrl, photoFolder } = where;
  const interposer = new Interposer();
  const pool = connect(source);
  const db = databaseOver(interposer.overPool(pool));
  const gateway = monerisGateway({
    storeId: 'store',
    apiToken: 'token',
    checkoutId: 'checkout',
    environment: 'qa',
    requestUrl: gatewayUrl + simulatorPaths.request,
    gatewayUrl: gatewayUrl + simulatorPaths.gateway,
    scriptUrl: simulatorPaths.script,
    timeouts: { connectMs: 2000, totalMs: 2000 },
    gatewayTimeouts: { connectMs: 1000, totalMs: 2000 },
  });
  const deps: Deps = {
    db,
    cards: interposer.overCards(gateway),
    mail: postUrl === null ? null : interposer.overMail(postMail(postUrl)),
    sms: postUrl === null ? null : interposer.overTexts(postTexts(postUrl)),
    providers: () => [],
    webhooks: postUrl === null ? quietWebhooks : interposer.overWebhooks(postWebhooks(postUrl)),
    runDoctor: async () => [],
    alerts: postUrl === null ? undefined : interposer.overAlerts(postAlerts(postUrl)),
    forecasts: [forecastOf(where.sky)],
    mailFrom: 'care@example.com',
    clock,
    ids: randomIds,
    log: { info() {}, warn() {}, error() {} },
    calendar: calendarOf(db, clock),
    settings: settingsSnapshot(db),
    appSecret: 'a secret of at least thirty-two characters',
    previousAppSecret: null,
    publicUrl: 'http://localhost:3000',
    invitationCodes: new Set(['HCPREVIEW']),
    funnelSteps: uncounted,
    photos: interposer.overPhotos(filePhotos(photoFolder)),
    gatewayBooks: gatewayBooks(gateway),
    taxRatesAt,
    offersTestLayout: true,
    requiresSecondFactor: false,
    limits: false,
  };
  return {
    where,
    deps,
    pool,
    interposer,
    perform: (action) => perform(deps, action),
    async close() {
      const free = pool.idleCount === pool.totalCount;
      const ended = pool.end();
      if (free) await ended; // a connection that nobody gave back would keep it waiting for ever
    },
  };
}

/** 500.00 before taxes where 1815.00 was paid. */
const aDoor = {
  storefront: { storefrontSize: 'little-storefront', selectedLayout: 'layout13' },
  difference: cents(57_488 - 208_680),
  settlement: 'refund',
  reason: null,
  notify: true,
} as const;

/** 114.98 with taxes. */
const anExtra = { base: cents(10_000), reason: 'A second door', reference: null } as const;

const time = '9:00 AM';

async function perform(deps: Deps, action: Action): Promise<object> {
  switch (action.do) {
    case 'preload':
      return preload(deps, action.visitor, action.request);
    case 'submit':
      return confirmBooking(deps, action.visitor, action.request);
    case 'cancel':
      return cancelByCustomer(deps, action);
    case 'refund a part':
      return refundPartially(deps, owner, { ...action, amount: cents(action.amount), reason: 'A pane.', notify: true });
    case 'cancel as operator':
      return cancelByOperator(deps, owner, { ...action, notify: true });
    case 'take back the cancellation':
      return takeBackCancellation(deps, owner, action);
    case 'run the waiting list':
      return runWaitingList(deps);
    case 'take the freed day':
      return takeDay(deps, action.visitor, { token: action.token, time: null });
    case 'move as customer':
      return moveByCustomer(deps, { ...action, time });
    case 'move as operator':
      return moveByOperator(deps, { ...action, time, notify: true, anyDay: false, by: owner });
    case 'book as operator':
      return bookByOperator(deps, owner, action.wish);
    case 'send link':
      return sendPaymentLink(deps, owner, action.wish);
    case 'withdraw link':
      return withdrawLink(deps, owner, action.id);
    case 'choose the day of a quote':
      return chooseDayOfQuote(deps, { ...action, appointmentDate: action.date, appointmentTime: time });
    case 'forget card':
      return { refused: await forgetByLink(deps, action) };
    case 'end links':
      return { ended: await endLinks(deps) };
    case 'correct the storefront':
      return correctStorefront(deps, { ...action, ...aDoor, by: owner });
    case 'charge an extra':
      return chargeExtra(deps, { ...action, ...anExtra, chargeId: action.id, by: owner });
    case 'withdraw the charge':
      return withdrawCharge(deps, { ...action, by: owner });
    case 'receive the charge':
      return receiveCharge(deps, { ...action, method: 'cash', reference: null, by: owner });
    case 'submit the charge':
      return confirmCharge(deps, action.visitor, action);
    case 'settle refund':
      return settleRefund(deps, owner, { ...action, reason: 'Looked up in the console.' });
    case 'recover':
      return recoverCheckouts(deps);
    case 'refund':
      return { sent: await sendRefunds(deps) };
    case 'send mails':
      return { sent: await sendMails(deps) };
    case 'send texts':
      return { sent: await sendTexts(deps) };
    case 'send alerts':
      return { sent: await sendAlerts(deps) };
    case 'send webhooks':
      return { sent: await sendWebhooks(deps) };
    case 'judge the weather':
      return judgeVisits(deps);
    case 'answer':
      return answerProposal(deps, { ...action, language: 'en' });
    case 'choose':
      return chooseDay(deps, { ...action, language: 'en' });
    case 'end proposals':
      return { ended: await expireProposals(deps) };
    case 'release':
      return { released: await releaseHold(deps) };
    case 'keep photo':
      return keepPhoto(deps, {
        ...action,
        kind: 'before',
        takenAt: deps.clock.now(),
        picture: Buffer.from(action.picture, 'base64'),
        by: owner,
      });
  }
}
