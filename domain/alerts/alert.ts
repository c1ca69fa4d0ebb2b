import type { FailureCode } from '#domain/outbox/failure.ts';

/** Why the operator is alerted, and about what: that decides the title, the advice, and where the alert leads. */
export const kindsOfReasons = {
  'amount-differs': 'paid-not-booked',
  'booked-on-another-ticket': 'paid-not-booked',
  'booking-not-written': 'paid-not-booked',
  'charge-ended': 'paid-not-booked',
  'charge-paid': 'paid-not-booked',
  'charge-withdrawn': 'paid-not-booked',
  'day-gone': 'paid-not-booked',
  'link-paid': 'paid-not-booked',
  'link-withdrawn': 'paid-not-booked',
  'no-payer': 'paid-not-booked',
  'of-another-order': 'paid-not-booked',
  'order-number-differs': 'paid-not-booked',
  'refresh-taken': 'paid-not-booked',
  'refreshed-visit-gone': 'paid-not-booked',
  'ticket-differs': 'paid-not-booked',
  'visit-begun': 'paid-not-booked',
  'booking-keeps-failing': 'paid-unfinished',
  'gateway-silent': 'gateway-silent',
  'charge-unpaid': 'charge',
  'link-ended': 'payment-link',
  'day-closed': 'closed-day',
  'no-client-number': 'client-numbers',
  'few-client-numbers': 'client-numbers',
  'days-held': 'days-held',
  'cards-declined': 'cards-declined',
  'many-forms': 'forms',
  'refund-by-hand': 'refund-by-hand',
  'refund-refused': 'refund',
  'refund-unanswered': 'refund',
  'refund-twice': 'refund-twice',
  'refresh-too-large': 'refresh',
  'refresh-unfounded': 'refresh',
  'message-failed': 'message',
  'message-unknown': 'message',
  'text-undelivered': 'message',
  'settings-accounting': 'settings',
  'settings-alerts': 'settings',
  'settings-mail': 'settings',
  'settings-sms': 'settings',
  'not-in-accounts': 'accounting',
  'no-forecast': 'forecast',
  'forecast-gap': 'forecast-gap',
  'past-weather-unknown': 'past-weather',
  'weather-no-other-day': 'weather',
  'weather-too-late': 'weather',
  'visits-undecided': 'decisions',
  'database-restored': 'restore',
  'job-failing': 'job',
  'webhook-gone': 'webhook',
  'webhook-silent': 'webhook',
  'worker-silent': 'worker',
} as const;
export type AlertReason = keyof typeof kindsOfReasons;
export type AlertKind = (typeof kindsOfReasons)[AlertReason];

type ReasonOf<Kind extends AlertKind> = {
  [Reason in AlertReason]: (typeof kindsOfReasons)[Reason] extends Kind ? Reason : never;
}[AlertReason];
export type UnbookableReason = ReasonOf<'paid-not-booked'>;
export type RefreshReason = ReasonOf<'refresh'>;

/** What else an alert may say, in the order it is said. */
export const alertFacts = [
  'gatewayOrderNo',
  'orders',
  'of',
  'transactionNo',
  'ticket',
  'amount',
  'calledAt',
  'since',
  'until',
  'open',
  'held',
  'left',
  'count',
  'messages',
  'refunds',
  'topic',
  'recipient',
  'job',
  'scheduledSlot',
  'contactName',
  'phone',
  'date',
  'time',
  'reasons',
  'condition',
  'precipitationChance',
  'precipitationMm',
  'temperatureC',
  'gustKmh',
] as const;
export type AlertFact = (typeof alertFacts)[number];

export type Alert = {
  reason: AlertReason;
  /** What an outside party said about it, verbatim. */
  said?: string | null;
  failureCode?: FailureCode | null;
  /** The order, message and refund it is about. */
  orderNo?: string | null;
  messageId?: number;
  refundId?: number;
  /** It is also sent by the channel besides e-mail. */
  urgent?: boolean;
  facts?: Readonly<Partial<Record<AlertFact, unknown>>>;
};

/** A reason from the previous or a later release may be unknown. */
export const isAlertReason = (reason: unknown): reason is AlertReason =>
  typeof reason === 'string' && Object.hasOwn(kindsOfReasons, reason);
