ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "booking_viewers" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));--> statement-breakpoint
-- The browser that booked accepted the terms as well; every other one knew the e-mail.
UPDATE booking_viewers SET by_email = true WHERE NOT EXISTS (
  SELECT FROM terms_acceptances
  WHERE terms_acceptances.booking_id = booking_viewers.booking_id
    AND terms_acceptances.visitor_hash = booking_viewers.visitor_hash);
