ALTER TABLE "outbox" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_no" text;--> statement-breakpoint
-- What an alert is about stood in its subject and its detail.
UPDATE "outbox" SET
  "message_id" = substring("subject" FROM '^message:([0-9]+)$')::bigint,
  "refund_id" = substring("subject" FROM '^refund(?:-twice)?:([0-9]+)$')::bigint,
  "order_no" = coalesce(substring("subject" FROM '^paid-not-booked:(.+)$'), "detail" ->> 'orderNo')
WHERE "topic" IN ('operator.alert', 'operator.alert-relay');--> statement-breakpoint
-- Why it was told stood in a sentence, behind which somebody else's words may follow.
UPDATE "outbox" SET "detail" = "detail" || jsonb_build_object('reason', code)
  || CASE WHEN "detail" ->> 'reason' = sentence THEN '{}'
     ELSE jsonb_build_object('said', substr("detail" ->> 'reason', length(sentence) + 3)) END
FROM (VALUES
  ('day or place was gone', 'day-gone'),
  ('the visit had begun', 'visit-begun'),
  ('the booking could not be written', 'booking-not-written'),
  ('a payment is here, and its booking cannot be written', 'booking-keeps-failing'),
  ('the payment is on record for another order', 'of-another-order'),
  ('unpaid checkouts hold too many of the open days to keep anybody out', 'days-held'),
  ('more than sixty requests came by forms within an hour', 'many-forms'),
  ('many cards were declined within an hour', 'cards-declined'),
  ('visits wait for your decision', 'visits-undecided'),
  ('no client number is left', 'no-client-number'),
  ('few client numbers are left', 'few-client-numbers'),
  ('another ticket of the same checkout is booked', 'booked-on-another-ticket'),
  ('the payment link was paid before', 'link-paid'),
  ('the payment link was withdrawn', 'link-withdrawn'),
  ('the free refresh was taken by another booking', 'refresh-taken'),
  ('the visit that it refreshes was cancelled, missed or moved', 'refreshed-visit-gone'),
  ('a visit was booked on a day that was closed since', 'day-closed'),
  ('a payment link ended unpaid', 'link-ended'),
  ('money that came in cash or by transfer is to be given back by hand', 'refund-by-hand'),
  ('paid without a name and an address', 'no-payer'),
  ('the card gateway does not say whether this ticket was paid', 'gateway-silent'),
  ('the gateway refused a refund', 'refund-refused'),
  ('a refund is not answered', 'refund-unanswered'),
  ('the gateway made a refund that counted as done without it', 'refund-twice'),
  ('a free refresh is of a larger storefront than the one that is coated: correct it too', 'refresh-too-large'),
  ('the visit that a refresh builds on was missed, or is not done after all', 'refresh-unfounded'),
  ('a message could not be sent', 'message-failed'),
  ('it is not known whether a message was sent', 'message-unknown'),
  ('a text did not arrive', 'text-undelivered'),
  ('the settings of the mail server are refused', 'settings-mail'),
  ('the settings of the text message provider are refused', 'settings-sms'),
  ('the settings of the alert webhook are refused', 'settings-alerts'),
  ('the settings of the accounting service are refused', 'settings-accounting'),
  ('a booking could not be recorded in the accounts', 'not-in-accounts'),
  ('no forecast service answered; no visit was judged', 'no-forecast'),
  ('no forecast service says what the sky did', 'past-weather-unknown'),
  ('the forecast says nothing of the day of a visit', 'forecast-gap'),
  ('unsuitable weather for a visit, and it is too late to propose another day', 'weather-too-late'),
  ('unsuitable weather for a visit, and no other day is clear and free', 'weather-no-other-day'),
  ('no worker is at work: mails, texts, refunds and checks wait', 'worker-silent'),
  ('scheduled work keeps failing', 'job-failing')
) AS ours (sentence, code)
WHERE "topic" IN ('operator.alert', 'operator.alert-relay')
  AND ("detail" ->> 'reason' = sentence OR starts_with("detail" ->> 'reason', sentence || ': '));--> statement-breakpoint
UPDATE "outbox" SET "detail" = "detail" || jsonb_build_object('reason', 'database-restored',
  'messages', substring("detail" ->> 'reason' FROM 'released: ([0-9]+) messages')::int,
  'refunds', substring("detail" ->> 'reason' FROM '([0-9]+) refunds are looked up')::int)
WHERE "topic" IN ('operator.alert', 'operator.alert-relay')
  AND starts_with("detail" ->> 'reason', 'the database was put back from a copy and released: ');--> statement-breakpoint
-- safe: the release before names no columns; while it still runs beside this one, they are filled for it.
CREATE FUNCTION name_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message_id := substring(NEW.subject FROM '^message:([0-9]+)$')::bigint;
  NEW.order_no := NEW.detail ->> 'orderNo';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER outbox_name_alert BEFORE INSERT ON "outbox" FOR EACH ROW
  WHEN (NEW.topic IN ('operator.alert', 'operator.alert-relay') AND NEW.message_id IS NULL AND NEW.order_no IS NULL)
  EXECUTE FUNCTION name_alert();
