ALTER TABLE "accounting_connection" ADD COLUMN "refusal_kind" text;--> statement-breakpoint
ALTER TABLE "accounting_connection" ADD COLUMN "refused_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "service_pauses" ADD COLUMN "setting" text;--> statement-breakpoint
-- What was written down in sentences of ours becomes a code, which says the same.
UPDATE "outbox" SET "failure" = NULL, "failure_code" = CASE "state" WHEN 'unknown' THEN 'lost' ELSE code END
FROM (VALUES
  ('the address is not waited for any more', 'address-settled'),
  ('the booking was cancelled', 'cancelled'),
  ('the visit is not marked as done any more', 'not-done'),
  ('the visit was moved once more', 'moved'),
  ('the visit was moved', 'moved'),
  ('nothing is proposed any more', 'proposal-closed'),
  ('the proposal is closed', 'proposal-closed'),
  ('it is too late for an answer', 'answer-too-late'),
  ('no season opens that year', 'no-season'),
  ('the season has begun', 'season-begun'),
  ('it is paid', 'paid'),
  ('the link was withdrawn', 'link-withdrawn'),
  ('the link has ended', 'link-ended'),
  ('its day was closed since', 'day-closed'),
  ('its link opens nothing any more', 'review-link-ended'),
  ('no text can be sent to this number', 'no-number'),
  ('the recipient wants no texts', 'opted-out'),
  ('the visit did not take place', 'no-show'),
  ('the visit has begun', 'visit-begun'),
  ('it came too late to tell anything', 'late'),
  ('nothing is coated that needs care', 'uncoated'),
  ('its words are not kept any more', 'words-deleted'),
  ('the day is no longer held for them', 'day-not-held'),
  ('the request is confirmed or was taken back', 'request-settled'),
  ('the request is confirmed already', 'request-confirmed'),
  ('the consent was withdrawn', 'no-consent'),
  ('the booking has another address now', 'other-address'),
  ('the payment was refunded', 'refunded'),
  ('a text of the customer waits for an answer', 'open-text'),
  ('a note was made about the visit', 'noted'),
  ('another visit of the client went wrong', 'other-visit'),
  ('the visit left no coating to refresh', 'not-coated'),
  ('the client has had another visit', 'newer-visit'),
  ('the client has booked again', 'visit-to-come'),
  ('the client has a yearly plan', 'planned'),
  ('the plan has ended, or has fewer visits now', 'no-plan'),
  ('the client has a visit in that part of the season', 'booked'),
  ('the visit was marked as done just now', 'too-early'),
  ('the visit was too long ago', 'too-late'),
  ('nothing was heard of the call', 'lost'),
  ('the provider has no record of the call', 'no-record')
) AS ours (sentence, code)
WHERE sentence = "failure";--> statement-breakpoint
UPDATE "outbox" SET "failure" = NULL,
  "failure_code" = CASE "topic" WHEN 'mail.cancellation' THEN 'cancellation-undone' ELSE 'request-withdrawn' END
WHERE "failure" = 'the request was taken back';--> statement-breakpoint
UPDATE "outbox" SET "failure_code" = 'unmade', "failure" = substr("failure", length('it could not be made: ') + 1)
WHERE "failure" LIKE 'it could not be made: %';--> statement-breakpoint
-- A provider's words stay, beside the code that they were taken for; so do ours after a restore, which the release before looks for.
UPDATE "outbox" SET "failure_code" = CASE
  WHEN "topic" LIKE 'accounting.%' THEN CASE
    WHEN "failure" LIKE 'no token: the account is at %' THEN 'data-centre'
    WHEN "failure" ~* '^no token: .*client' THEN 'client'
    WHEN "failure" ~* '^no token: .*(invalid_code|invalid_grant|invalid_token|revoked|expired)' THEN 'token'
    WHEN "failure" ~* '^no token: (Access Denied|.*too many)|HTTP 429|the token is being renewed' THEN 'quota'
    WHEN "failure" ~ '^HTTP (401|403)\y|^HTTP \d+ (14|57|6041)\y' THEN 'permission'
    WHEN "failure" ~* '^no token: (?!\w+_)|^HTTP (5|3)\d\d|no answer|has another shape|unreadable|more than \d+ pages' THEN 'silence'
    WHEN "failure" ~* 'ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|socket|other side closed|terminated|fetch failed|network' THEN 'silence'
    WHEN "failure" LIKE 'the total there is %' THEN 'total'
    WHEN "failure" LIKE 'the appointment is at %' THEN 'time'
    WHEN "failure" LIKE 'the invoice there is void%' THEN 'void'
    WHEN "failure" LIKE 'no token: %' THEN 'permission'
    ELSE 'content' END
  WHEN "failure" LIKE 'the database was put back from a copy%' THEN 'restored'
  WHEN "state" = 'unknown' THEN 'lost'
  WHEN "failure" ~ '\y21610\y' THEN 'opted-out'
  WHEN "failure" ~ '^not an e-mail address|\y5\.1\.\d|\y(21211|21614|30003|30005|30006)\y' THEN 'address'
  WHEN "failure" ~* '\y[45]\.2\.2\y|mailbox (is )?full|over quota' THEN 'mailbox'
  WHEN "failure" ~* '\y53[0458]\y|EAUTH|HTTP (401|403)|authentication' THEN 'settings'
  WHEN "failure" ~* 'ECONN|EPIPE|ETIME|ENOTFOUND|EAI_AGAIN|time(d )?out|socket|no answer|closed|greeting|HTTP 5\d\d' THEN 'silence'
  WHEN "failure" ~ '^4\d\d ' THEN 'deferred'
  WHEN "failure" ~ '^(5\d\d|HTTP 4\d\d|failed|undelivered|canceled)\y' THEN 'content'
  ELSE 'other' END
WHERE "failure" IS NOT NULL AND "failure_code" IS NULL;--> statement-breakpoint
UPDATE "service_pauses" SET "setting" = CASE
  WHEN "failure" ~* '\y(53[0458]|20003)\y|EAUTH|HTTP 401|no token|authenticat|credential|password' THEN 'credentials'
  WHEN "failure" ~* '\y5\.1\.[78]\y|\y5\.7\.2\d\y|\y(21212|21601|21603|21606|21703)\y|sender' THEN 'sender'
  WHEN "failure" ~* 'HTTP (403|404|410)|\y20404\y|suspend|disabled|organization' THEN 'account'
  ELSE 'other' END;--> statement-breakpoint
UPDATE "accounting_connection" SET
  "refusal_kind" = CASE
    WHEN "refusal" LIKE 'no token: the account is at %' THEN 'data-centre'
    WHEN "refusal" ~* '^no token: .*client' THEN 'client'
    WHEN "refusal" ~* '^no token: .*(invalid_code|invalid_grant|invalid_token|revoked|expired)' THEN 'token'
    ELSE 'permission' END,
  "refused_by" = CASE WHEN "refusal" LIKE '%(Zoho Books)' THEN 'books' WHEN "refusal" LIKE '%(Zoho Bookings)' THEN 'bookings' END
WHERE "refusal" IS NOT NULL;
