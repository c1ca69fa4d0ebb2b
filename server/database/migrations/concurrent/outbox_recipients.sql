-- replaces outbox_elsewhere
create index concurrently "outbox_recipients" on "outbox" using gin ("recipient" gin_trgm_ops) where recipient is not null and topic not in ('mail.confirmation', 'mail.cancellation',
  'mail.reschedule', 'mail.weather-proposal', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal');
