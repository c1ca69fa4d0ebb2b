/** Every topic of the outbox. */
export const outboxTopics = [
  'mail.confirmation',
  'mail.cancellation',
  'mail.refund',
  'mail.paid-not-booked',
  'mail.reschedule',
  'mail.weather-proposal',
  'mail.certificate',
  'mail.booking-link',
  'mail.manual-review',
  'mail.manual-review-receipt',
  'mail.review-accepted',
  'mail.review-declined',
  'mail.review-question',
  'mail.area-confirm',
  'mail.area-opened',
  'mail.waiting-confirm',
  'mail.waiting-offer',
  'mail.payment-link',
  'mail.quote',
  'mail.price-letter',
  'mail.price-reminder',
  'mail.charge',
  'mail.charge-paid',
  'mail.access-changed',
  'mail.rating-request',
  'mail.season-offer',
  'mail.plan-visit',
  'mail.address',
  'mail.accountant-month',
  'mail.invoice-copy',
  'sms.service-reminder',
  'sms.aftercare',
  'sms.follow-up',
  'sms.weather-proposal',
  'sms.payment-link',
  'sms.waiting-offer',
  'sms.weather-answer',
  'sms.reply',
  'sms.on-my-way',
  'accounting.booking',
  'accounting.cancellation',
  'accounting.move',
  'accounting.refund',
  'accounting.charge',
  'operator.alert',
  'operator.alert-relay',
  'webhook.event',
] as const;
export type OutboxTopic = (typeof outboxTopics)[number];

/** Mails to an address of their own, which stays when the client’s is corrected. */
export const ownAddressed: readonly OutboxTopic[] = ['mail.address', 'mail.invoice-copy'];

/** Topics about a booking, not a review, a quote, a price, an area, the waiting list, someone's access, a month or a copy of an alert. */
export type BookingTopic = Exclude<
  OutboxTopic,
  | `mail.${'manual-review' | 'review' | 'quote' | 'price' | 'area' | 'waiting' | 'access' | 'accountant'}${string}`
  | 'sms.waiting-offer'
  | 'operator.alert-relay'
  | 'webhook.event'
>;

/** What one rejection of our settings stops as a whole: everything sent through the same provider. */
export const deliveryServices = ['mail', 'sms', 'accounting', 'alerts'] as const;
export type DeliveryService = (typeof deliveryServices)[number];

/** Webhooks are many: one that is wrong stops no other. */
export type OutboxService = DeliveryService | 'webhooks';
