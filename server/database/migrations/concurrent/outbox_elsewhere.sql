create index concurrently "outbox_elsewhere" on "outbox" using btree ("id") where recipient is not null and topic not in ('mail.confirmation', 'mail.cancellation',
  'mail.reschedule', 'mail.weather-proposal', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal');
