CREATE FUNCTION "new_booking_reference"() RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  bits bytea;
  drawn text;
BEGIN
  -- The last six bytes of such a uuid are chance alone. Among 300,000 bookings forty share a reference with another.
  LOOP
    bits := uuid_send(gen_random_uuid());
    SELECT 'BK-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bits, at) % 32 + 1, 1), '')
      INTO drawn FROM generate_series(10, 15) AS at;
    EXIT WHEN NOT EXISTS (SELECT FROM bookings WHERE reference = drawn);
  END LOOP;
  RETURN drawn;
END $$;
--> statement-breakpoint
-- The same as `folded` of domain/search: a test compares them.
CREATE FUNCTION "search_folded"(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    replace(replace(replace(replace(
      translate(lower(translate(
        regexp_replace(
          normalize(
            regexp_replace(given, '[''`´‘’‚‛′ʹʻʼʽˈ＇\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'),
            NFKD),
          '[\u0300-\u036f]', '', 'g'),
        'ŒÆẞÞØĐÐŁĦŦ', 'œæßþøđðłħŧ')), 'øđðłħŧıς', 'oddlhtiσ'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'),
    '[\u0009-\u000d\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION "write_booking_search"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.search := search_folded(concat_ws(' ', '', NEW.reference, NEW.client_id, NEW.order_no, NEW.postal_code, NEW.coating_type,
    NEW.business_name, NEW.company_name, NEW.contact_name, NEW.email, NEW.phone,
    'poste ext x' || NEW.phone_extension,
    NEW.address, NEW.billing_street, NEW.billing_city, NEW.billing_postal_code, ''))
    -- What people write with or without something between its parts.
    || concat_ws(' ', replace(search_folded(NEW.reference), ' ', ''), replace(search_folded(NEW.order_no), ' ', ''),
      replace(search_folded(NEW.postal_code), ' ', ''), replace(search_folded(NEW.billing_postal_code), ' ', ''),
      replace(search_folded(split_part(nullif(NEW.email, ''), '@', 1)), ' ', '') || '@'
        || replace(search_folded(split_part(NEW.email, '@', 2)), ' ', ''),
      regexp_replace(NEW.phone, '[^0-9]', '', 'g'));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- From here on, whoever reads bookings waits for the end of this migration.
ALTER TABLE "bookings" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference_unique" UNIQUE("reference");
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "search" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "search" SET DEFAULT '';
--> statement-breakpoint
-- Built anew, concurrently, once all rows are written: changing each entry of it takes longer.
DROP INDEX "bookings_search";
--> statement-breakpoint
CREATE TRIGGER "bookings_search_written" BEFORE INSERT OR UPDATE OF reference, client_id, order_no, postal_code, coating_type, business_name, company_name, contact_name, email, phone, address, billing_street, billing_city, billing_postal_code, phone_extension ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "write_booking_search"();
--> statement-breakpoint
UPDATE "bookings" SET "reference" = new_booking_reference();
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "reference" SET DEFAULT new_booking_reference();
--> statement-breakpoint
-- safe: the database draws one for a row of the release before, which does not name the column.
ALTER TABLE "bookings" ALTER COLUMN "reference" SET NOT NULL;
--> statement-breakpoint
-- safe: the trigger writes it whatever a program leaves out.
ALTER TABLE "bookings" ALTER COLUMN "search" SET NOT NULL;
