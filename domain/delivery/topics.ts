/** Every topic of the outbox. */
export const outboxTopics = [
  'mail.confirmation',
  'mail.cancellation',
  'mail.refund',
  'mail.reschedule',
  'mail.weather-proposal',
  'mail.manual-review',
  'mail.manual-review-receipt',
  'mail.review-accepted',
  'mail.review-declined',
  'mail.review-question',
  'mail.area-confirm',
  'mail.area-opened',
  'sms.service-reminder',
  'sms.aftercare',
  'sms.follow-up',
  'sms.weather-proposal',
  'accounting.booking',
  'accounting.cancellation',
  'accounting.move',
  'accounting.refund',
  'operator.alert',
] as const;
export type OutboxTopic = (typeof outboxTopics)[number];

/** Topics about a booking, not a review or an area. */
export type BookingTopic = Exclude<OutboxTopic, `mail.${'manual-review' | 'review' | 'area'}${string}`>;
