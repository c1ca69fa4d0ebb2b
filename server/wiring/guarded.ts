import type { AccountingService } from '#adapters/accounting/port.ts';
import type { CardGateway } from '#adapters/cards/port.ts';
import type { ForecastService } from '#adapters/forecast/port.ts';
import type { MailService } from '#adapters/mail/port.ts';
import type { SmsService } from '#adapters/sms/port.ts';
import type { Circuit } from './circuit.ts';

/** The card gateway behind its circuit; a refund that was not requested is known not to have been sent. */
export const guardedCards = (cards: CardGateway, { guard }: Circuit): CardGateway => ({
  ...cards,
  openTicket: guard(cards.openTicket, (detail) => ({ ok: false, reason: 'unavailable', detail })),
  readReceipt: guard(cards.readReceipt, (detail) => ({ state: 'unavailable', detail })),
  refund: guard(cards.refund, (detail) => ({ state: 'not-sent', detail })),
  readRefund: guard(cards.readRefund, (detail) => ({ state: 'unavailable', detail })),
});

const deferred = (detail: string) => ({ state: 'refused-for-now', detail }) as const;

export const guardedMail = (mail: MailService, { guard }: Circuit): MailService => ({
  ...mail,
  send: guard(mail.send, deferred),
});

export const guardedTexts = (texts: SmsService, { guard }: Circuit): SmsService => ({
  ...texts,
  send: guard(texts.send, deferred),
  find: guard(texts.find, (detail) => ({ state: 'unavailable', detail })),
});

export const guardedForecasts = (service: ForecastService, { guard, provider }: Circuit): ForecastService => ({
  read: guard(service.read, (detail) => ({ state: 'unavailable', source: provider, detail })),
});

type Recording = Parameters<AccountingService['recordBooking']>;
type Outcome = Awaited<ReturnType<AccountingService['recordBooking']>>;

/** A skipped step leaves completed ones as they are. */
export function guardedAccounting(service: AccountingService, { guard }: Circuit): AccountingService {
  type Step<Rest extends unknown[]> = (...given: [...Recording, ...Rest]) => Promise<Outcome>;
  const step =
    <Rest extends unknown[]>(call: Step<Rest>): Step<Rest> =>
    (...given) =>
      guard(call, (detail): Outcome => ({ ...deferred(detail), done: given[1] }))(...given);
  return {
    recordBooking: step(service.recordBooking),
    recordCharge: step(service.recordCharge),
    recordMove: step(service.recordMove),
    recordCancellation: step(service.recordCancellation),
    recordRefund: step(service.recordRefund),
    recordPart: step(service.recordPart),
    readOrder: guard(service.readOrder, (detail) => ({ state: 'unavailable', detail, ofAll: true })),
  };
}
