ALTER TABLE "refunds" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gst" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "qst" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_no" integer;
--> statement-breakpoint
-- What refunds brought back of each tax, as they were split until now: running totals in the proportions of the sale.
CREATE FUNCTION pg_temp.parts_up_to(amount bigint, base bigint, gst bigint, qst bigint) RETURNS bigint[] LANGUAGE sql AS $$
  SELECT array[of_base, of_gst, amount - of_base - of_gst]
  FROM (SELECT CASE WHEN base + gst + qst = 0 THEN amount
      ELSE (2 * amount * base + base + gst + qst) / (2 * (base + gst + qst)) END) AS price (of_base),
    LATERAL (SELECT CASE WHEN gst + qst = 0 THEN 0
      ELSE (2 * (amount - of_base) * gst + gst + qst) / (2 * (gst + qst)) END) AS tax (of_gst)
$$;
--> statement-breakpoint
UPDATE "refunds" SET "base" = upto[1] - earlier[1], "gst" = upto[2] - earlier[2], "qst" = upto[3] - earlier[3], "credit_no" = number
FROM (
  SELECT one.id, one.number, pg_temp.parts_up_to(one.upto, b.base, b.gst, b.qst) AS upto,
    pg_temp.parts_up_to(one.upto - one.amount, b.base, b.gst, b.qst) AS earlier
  FROM (
    SELECT id, booking_id, amount, sum(amount) OVER before AS upto, row_number() OVER before AS number
    FROM refunds WHERE booking_id IS NOT NULL WINDOW before AS (PARTITION BY booking_id ORDER BY id)) AS one
  JOIN bookings b ON b.id = one.booking_id) AS split
WHERE refunds.id = split.id;
--> statement-breakpoint
-- The tax report split them in the order in which they were done, which may be another one.
INSERT INTO "stale_days" ("at") SELECT done_at FROM refunds WHERE done_at IS NOT NULL AND reason = 'partial';
--> statement-breakpoint
-- For whoever names no parts, as the release before does: the same proportions, of what is left of the sale.
CREATE FUNCTION "split_refund"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  rest record;
  taxes bigint;
BEGIN
  SELECT b.base - coalesce(sum(r.base), 0) AS base, b.gst - coalesce(sum(r.gst), 0) AS gst,
    b.qst - coalesce(sum(r.qst), 0) AS qst, b.total - coalesce(sum(r.amount), 0) AS total, coalesce(max(r.credit_no), 0) + 1 AS number
  INTO STRICT rest FROM bookings b LEFT JOIN refunds r ON r.booking_id = b.id WHERE b.id = NEW.booking_id GROUP BY b.id;
  NEW.credit_no := rest.number;
  NEW.base := CASE WHEN NEW.amount > rest.total THEN NEW.amount ELSE (2 * NEW.amount * rest.base + rest.total) / (2 * rest.total) END;
  taxes := NEW.amount - NEW.base;
  NEW.gst := CASE WHEN taxes = 0 THEN 0 ELSE (2 * taxes * rest.gst + rest.gst + rest.qst) / (2 * (rest.gst + rest.qst)) END;
  NEW.qst := taxes - NEW.gst;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_split" BEFORE INSERT ON "refunds"
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND NEW.credit_no IS NULL) EXECUTE FUNCTION "split_refund"();
--> statement-breakpoint
-- What is left decides how the money of a cancelled booking stands, however it went back.
UPDATE "bookings" SET "refund_status" = 'refunded' WHERE status = 'cancelled' AND payment_status = 'refunded' AND total > 0 AND imported_at IS NULL;
--> statement-breakpoint
-- safe: the trigger writes them for a row of the release before, which names none.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit" UNIQUE("booking_id","credit_no");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parts" CHECK (booking_id is null or coalesce(least(base, gst, qst, credit_no - 1) >= 0 and amount = base + gst + qst, false));