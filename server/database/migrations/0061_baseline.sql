-- The whole schema. The order of columns, and the names of four NOT NULL constraints, are those of the sixty migrations that
-- it took the place of (docs/decisions/0105).

-- Bookings and messages are found by any part of a name or a number; the extension comes with PostgreSQL.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- ## Bookings, and what is changed about them

CREATE FUNCTION new_booking_reference() RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

-- The same as `folded` of domain/search: a test compares them.
CREATE FUNCTION search_folded(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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

CREATE TABLE bookings (
  id text PRIMARY KEY,
  order_no text NOT NULL,
  client_id text NOT NULL,
  language text NOT NULL,
  postal_code text NOT NULL,
  storefront_size text NOT NULL,
  glass_coverage text NOT NULL,
  selected_layout text,
  feeling text,
  aesthetic text,
  purpose text,
  appointment_date date NOT NULL,
  appointment_time text NOT NULL,
  monthly_service text NOT NULL DEFAULT 'no',
  coating_type text NOT NULL,
  business_name text NOT NULL,
  company_name text,
  contact_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  billing_street text NOT NULL,
  billing_city text NOT NULL,
  billing_province text NOT NULL,
  billing_postal_code text NOT NULL,
  special_instructions text,
  invitation_code text,
  refresh_of text,
  vip_refresh_used boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'active',
  cancelled_at timestamptz,
  cancellation_reason text,
  base integer NOT NULL,
  gst integer NOT NULL,
  qst integer NOT NULL,
  total integer NOT NULL,
  credit_amount integer,
  payment_status text NOT NULL DEFAULT 'pending',
  payment_verified_at timestamptz,
  payment_method text,
  payment_ticket text,
  refund_status text,
  refund_processed_at timestamptz,
  external_booking_id text,
  external_invoice_id text,
  sync_status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL,
  calendar_sequence integer NOT NULL DEFAULT 0,
  search text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 0,
  imported_at timestamptz,
  phone_extension text,
  reference text NOT NULL DEFAULT new_booking_reference(),
  courtesy integer,
  withheld integer,
  refund_until timestamptz,
  move_until timestamptz,
  lost_refund_hours integer,
  tax_rates jsonb NOT NULL DEFAULT '{"gst":5000,"qst":9975}'::jsonb,
  purchase_order_number text,
  CONSTRAINT "bookings_orderNo_unique" UNIQUE (order_no),
  CONSTRAINT bookings_reference_unique UNIQUE (reference),
  CONSTRAINT "bookings_paymentTicket_unique" UNIQUE (payment_ticket),
  CONSTRAINT bookings_status CHECK (status in ('active', 'cancelled', 'completed', 'no-show')),
  CONSTRAINT bookings_payment_status CHECK (payment_status in ('pending', 'paid', 'refunded')),
  CONSTRAINT bookings_refund_status CHECK (refund_status in ('not-eligible', 'not-needed', 'pending', 'review',
    'refunded')),
  CONSTRAINT bookings_total CHECK (total = base + gst + qst and base >= 0)
);
CREATE INDEX bookings_client_id ON bookings (client_id);
CREATE INDEX bookings_newest ON bookings (created_at DESC NULLS LAST, id DESC NULLS LAST);
CREATE INDEX bookings_day ON bookings (appointment_date, id);
CREATE INDEX bookings_open_visits ON bookings (appointment_date, id) WHERE status = 'active';
CREATE INDEX bookings_unsynced ON bookings (sync_status) WHERE sync_status <> 'synced';
CREATE INDEX bookings_refunds ON bookings (created_at) WHERE refund_status is not null;
CREATE INDEX bookings_refund_review ON bookings (created_at) WHERE refund_status = 'review';
CREATE INDEX bookings_refresh_of ON bookings (refresh_of) WHERE refresh_of is not null;
CREATE INDEX bookings_invitation_code ON bookings (invitation_code) WHERE invitation_code is not null;
CREATE INDEX bookings_email ON bookings (lower(email));
CREATE INDEX bookings_phone ON bookings (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10));
CREATE INDEX bookings_personal ON bookings (appointment_date)
  WHERE (contact_name, email, phone, address) <> ('', '', '', '');
CREATE INDEX bookings_search ON bookings USING gin (search gin_trgm_ops);

CREATE FUNCTION write_booking_search() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER bookings_search_written BEFORE INSERT OR UPDATE OF reference, client_id, order_no, postal_code,
    coating_type, business_name, company_name, contact_name, email, phone, address, billing_street, billing_city,
    billing_postal_code, phone_extension
  ON bookings
  FOR EACH ROW EXECUTE FUNCTION write_booking_search();

CREATE TABLE booking_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  moved_by text NOT NULL,
  from_date date NOT NULL,
  from_time text NOT NULL,
  to_date date NOT NULL,
  to_time text NOT NULL,
  created_at timestamptz NOT NULL,
  administrator_id text,
  CONSTRAINT booking_moves_by CHECK (moved_by in ('customer', 'weather', 'operator')),
  CONSTRAINT booking_moves_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX booking_moves_booking ON booking_moves (booking_id);
CREATE INDEX booking_moves_created ON booking_moves (created_at);

CREATE TABLE booking_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  administrator_id text NOT NULL,
  words text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT booking_notes_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX booking_notes_booking ON booking_notes (booking_id, id);

CREATE TABLE booking_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  administrator_id text,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT booking_corrections_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX booking_corrections_booking ON booking_corrections (booking_id, id);
CREATE INDEX booking_corrections_former_email ON booking_corrections (lower(before->>'email'));
CREATE INDEX booking_corrections_later_email ON booking_corrections (lower(after->>'email'));

CREATE TABLE address_changes (
  id uuid PRIMARY KEY,
  booking_id text NOT NULL,
  correction_id bigint NOT NULL,
  link_id uuid NOT NULL,
  undo_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  counted_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT "address_changes_undoHash_unique" UNIQUE (undo_hash),
  CONSTRAINT address_changes_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT address_changes_correction_id_booking_corrections_id_fk
    FOREIGN KEY (correction_id) REFERENCES booking_corrections (id)
);
CREATE UNIQUE INDEX address_changes_waiting ON address_changes (booking_id)
  WHERE counted_at is null and ended_at is null;
CREATE INDEX address_changes_booking ON address_changes (booking_id, created_at);
CREATE INDEX address_changes_correction ON address_changes (correction_id);

CREATE TABLE booking_viewers (
  booking_id text NOT NULL,
  visitor_hash text NOT NULL,
  by_email boolean NOT NULL DEFAULT false,
  CONSTRAINT booking_viewers_booking_id_visitor_hash_pk PRIMARY KEY (booking_id, visitor_hash),
  CONSTRAINT booking_viewers_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);

CREATE TABLE client_numbers (
  kind text NOT NULL,
  number integer NOT NULL,
  booking_id text,
  CONSTRAINT client_numbers_kind_number_pk PRIMARY KEY (kind, number),
  CONSTRAINT "client_numbers_bookingId_unique" UNIQUE (booking_id),
  CONSTRAINT client_numbers_kind CHECK (kind in ('HC', 'VIP')),
  CONSTRAINT client_numbers_booking_id_bookings_id_fk
    FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX client_numbers_free ON client_numbers (kind, number) WHERE booking_id is null;

CREATE TABLE storefront_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  administrator_id text NOT NULL,
  from_size text NOT NULL,
  from_layout text,
  to_size text NOT NULL,
  to_layout text NOT NULL,
  base integer NOT NULL,
  gst integer NOT NULL,
  qst integer NOT NULL,
  total integer NOT NULL,
  charged integer NOT NULL,
  settlement text NOT NULL,
  reason text,
  refund_part text,
  created_at timestamptz NOT NULL,
  CONSTRAINT storefront_corrections_settlement CHECK (settlement in ('none', 'refund', 'leave')),
  CONSTRAINT storefront_corrections_refund CHECK ((settlement = 'refund') = (refund_part is not null)),
  CONSTRAINT storefront_corrections_total CHECK (total = base + gst + qst and base >= 0),
  CONSTRAINT storefront_corrections_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX storefront_corrections_booking ON storefront_corrections (booking_id, id);

-- ## The calendar: what is closed, held and taken

CREATE TABLE calendar_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  block_type text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  reason text,
  all_day boolean NOT NULL DEFAULT true,
  start_time text,
  end_time text,
  created_at timestamptz NOT NULL,
  CONSTRAINT calendar_blocks_order CHECK (start_date <= end_date)
);

CREATE TABLE calendar_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hold_type text NOT NULL,
  proposed_date date NOT NULL,
  proposed_time text NOT NULL,
  status text NOT NULL DEFAULT 'active',
  expires_at timestamptz NOT NULL,
  visitor_hash text,
  address_hash text,
  service text,
  booking_id text,
  weather_notification_id bigint,
  created_at timestamptz NOT NULL,
  network_hashes text[],
  CONSTRAINT calendar_holds_type CHECK (hold_type in ('checkout', 'weather', 'link', 'waiting')),
  CONSTRAINT calendar_holds_status CHECK (status in ('active', 'used', 'released', 'expired'))
);
CREATE UNIQUE INDEX calendar_holds_one_checkout_per_visitor ON calendar_holds (visitor_hash)
  WHERE hold_type = 'checkout' and status = 'active';
CREATE INDEX calendar_holds_booking ON calendar_holds (booking_id) WHERE booking_id is not null;
CREATE INDEX calendar_holds_networks ON calendar_holds USING gin (network_hashes) WHERE status = 'active';
CREATE INDEX calendar_holds_live ON calendar_holds (expires_at) WHERE status = 'active';

CREATE TABLE day_crews (
  service_date date PRIMARY KEY,
  crews smallint NOT NULL,
  reason text,
  created_at timestamptz NOT NULL,
  CONSTRAINT day_crews_number CHECK (crews >= 1)
);

CREATE TABLE open_holidays (
  day date PRIMARY KEY,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE day_claims (
  service_date date NOT NULL,
  crew smallint NOT NULL,
  hold_id bigint,
  booking_id text,
  crews smallint,
  CONSTRAINT day_claims_service_date_crew_pk PRIMARY KEY (service_date, crew),
  CONSTRAINT "day_claims_bookingId_unique" UNIQUE (booking_id),
  CONSTRAINT day_claims_one_owner CHECK (num_nonnulls(hold_id, booking_id) = 1),
  CONSTRAINT day_claims_crew CHECK (crew >= 1),
  CONSTRAINT day_claims_hold_id_calendar_holds_id_fk FOREIGN KEY (hold_id) REFERENCES calendar_holds (id),
  CONSTRAINT day_claims_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX day_claims_hold ON day_claims (hold_id);

-- ## Checkouts

CREATE TABLE booking_contexts (
  order_no text PRIMARY KEY,
  visitor_hash text NOT NULL,
  language text NOT NULL,
  booking_data jsonb NOT NULL,
  customer jsonb,
  base integer NOT NULL,
  gst integer NOT NULL,
  qst integer NOT NULL,
  total integer NOT NULL,
  ticket text,
  hold_id bigint,
  terms_acceptance_id bigint NOT NULL,
  refresh_of text,
  state text NOT NULL DEFAULT 'open',
  booking_id text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  next_poll_at timestamptz,
  poll_count integer CONSTRAINT booking_contexts_looks_not_null NOT NULL DEFAULT 0,
  hinted boolean NOT NULL DEFAULT false,
  booking_failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  operator_booking_id uuid,
  address_hash text,
  refund_until timestamptz,
  move_until timestamptz,
  in_demand boolean NOT NULL DEFAULT false,
  tax_rates jsonb NOT NULL DEFAULT '{"gst":5000,"qst":9975}'::jsonb,
  CONSTRAINT booking_contexts_ticket_unique UNIQUE (ticket),
  CONSTRAINT booking_contexts_state CHECK (state in ('open', 'booked', 'refused', 'abandoned'))
);
CREATE INDEX booking_contexts_open_visitor ON booking_contexts (visitor_hash) WHERE state = 'open';
CREATE INDEX booking_contexts_hold ON booking_contexts (hold_id);
CREATE INDEX booking_contexts_network ON booking_contexts (address_hash) WHERE next_poll_at is not null;
CREATE INDEX booking_contexts_due ON booking_contexts (next_poll_at) WHERE next_poll_at is not null;

CREATE TABLE terms_acceptances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text,
  visitor_hash text NOT NULL,
  accepted_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  terms_version text NOT NULL DEFAULT '2025-01-08',
  acceptance_method text NOT NULL DEFAULT 'web_modal',
  scrolled_to_bottom boolean NOT NULL DEFAULT true,
  language text NOT NULL,
  text_hash text NOT NULL,
  french_available boolean NOT NULL DEFAULT true,
  french_shown_at timestamptz,
  french_sent_at timestamptz,
  CONSTRAINT terms_acceptances_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX terms_acceptances_untied_visitor ON terms_acceptances (visitor_hash) WHERE booking_id is null;
CREATE INDEX terms_acceptances_booking ON terms_acceptances (booking_id);
CREATE INDEX terms_acceptances_untied ON terms_acceptances (accepted_at) WHERE booking_id is null;

-- ## Weather

CREATE TABLE weather_judgements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  forecast_date date NOT NULL,
  source text NOT NULL,
  figures jsonb NOT NULL,
  suitable boolean NOT NULL,
  reasons jsonb NOT NULL,
  judged_at timestamptz NOT NULL,
  appointment_time text,
  service text,
  storefront_size text,
  selected_layout text,
  hours jsonb,
  CONSTRAINT weather_judgements_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX weather_judgements_booking ON weather_judgements (booking_id, judged_at);
CREATE INDEX weather_judgements_forecast ON weather_judgements (forecast_date);
CREATE INDEX weather_judgements_judged ON weather_judgements (judged_at);
CREATE INDEX weather_judgements_unsuitable ON weather_judgements (forecast_date, booking_id) WHERE not suitable;

CREATE TABLE past_weather (
  date date PRIMARY KEY,
  source text NOT NULL,
  hours jsonb NOT NULL,
  read_at timestamptz NOT NULL
);

CREATE TABLE weather_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL,
  notification_date timestamptz,
  weather_date date,
  precipitation_chance integer,
  weather_condition text,
  weather_judgment text NOT NULL,
  proposed_new_date date,
  proposed_new_time text,
  response_token text NOT NULL,
  client_response text,
  response_received_at timestamptz,
  sms_delivery_status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL,
  judgement_id bigint,
  weather_time text,
  hold_id bigint,
  state text NOT NULL DEFAULT 'open',
  answer_by timestamptz NOT NULL,
  moved_to_date date,
  silence text NOT NULL DEFAULT 'keep',
  withdrawn_at timestamptz,
  CONSTRAINT "weather_notifications_responseToken_unique" UNIQUE (response_token),
  CONSTRAINT weather_notifications_state CHECK (state in ('open', 'answered', 'closed')),
  CONSTRAINT weather_notifications_response CHECK (client_response in ('accept', 'decline')),
  CONSTRAINT weather_notifications_silence CHECK (silence in ('ask', 'keep', 'move')),
  CONSTRAINT weather_notifications_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT weather_notifications_judgement_id_weather_judgements_id_fk
    FOREIGN KEY (judgement_id) REFERENCES weather_judgements (id),
  CONSTRAINT weather_notifications_hold_id_calendar_holds_id_fk FOREIGN KEY (hold_id) REFERENCES calendar_holds (id)
);
CREATE INDEX weather_notifications_booking ON weather_notifications (booking_id, id);
CREATE INDEX weather_notifications_created ON weather_notifications (created_at);
CREATE INDEX weather_notifications_judgement ON weather_notifications (judgement_id);
CREATE INDEX weather_notifications_hold ON weather_notifications (hold_id);
CREATE UNIQUE INDEX weather_notifications_one_open ON weather_notifications (booking_id) WHERE state <> 'closed';
CREATE INDEX weather_notifications_answer_by ON weather_notifications (answer_by) WHERE state <> 'closed';

-- ## Secret links

CREATE TABLE secret_links (
  id uuid PRIMARY KEY,
  booking_id text NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  weather_notification_id bigint,
  CONSTRAINT "secret_links_tokenHash_unique" UNIQUE (token_hash),
  CONSTRAINT secret_links_purpose CHECK (purpose in ('cancel', 'order', 'weather', 'address')),
  CONSTRAINT secret_links_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT secret_links_weather_notification_id_weather_notifications_id_fk
    FOREIGN KEY (weather_notification_id) REFERENCES weather_notifications (id)
);
CREATE INDEX secret_links_proposal ON secret_links (weather_notification_id) WHERE weather_notification_id is not null;
CREATE INDEX secret_links_booking ON secret_links (booking_id, purpose);

-- ## Payments and refunds

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL,
  ticket text,
  event_type text NOT NULL,
  status text NOT NULL DEFAULT 'received',
  raw_payload jsonb,
  processed_at timestamptz,
  failure_reason text,
  booking_id text,
  created_at timestamptz NOT NULL,
  amount integer
);
CREATE INDEX payment_events_order ON payment_events (order_no);

-- The ledger is appended, never changed.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment events are appended, never changed';
END $$;
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE payment_receipts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL,
  booking_id text,
  ticket text NOT NULL,
  transaction_no text NOT NULL,
  approval_code text NOT NULL,
  amount integer NOT NULL,
  response_code text NOT NULL,
  message text NOT NULL,
  receipt_json jsonb NOT NULL,
  payment_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  store text NOT NULL DEFAULT '',
  method text NOT NULL DEFAULT 'card',
  reference text,
  CONSTRAINT payment_receipts_ticket_unique UNIQUE (ticket),
  CONSTRAINT payment_receipts_transaction UNIQUE (store, transaction_no),
  CONSTRAINT payment_receipts_method CHECK (method in ('card', 'cash', 'transfer')),
  CONSTRAINT payment_receipts_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX payment_receipts_booking ON payment_receipts (booking_id);
CREATE INDEX payment_receipts_order ON payment_receipts (order_no);

CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason text NOT NULL,
  order_no text NOT NULL,
  ticket text NOT NULL,
  booking_id text,
  gateway_order_no text NOT NULL,
  transaction_no text NOT NULL,
  amount integer NOT NULL,
  paid_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'requested',
  method text,
  attempts integer NOT NULL DEFAULT 0,
  silences integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  called_at timestamptz,
  refund_transaction_no text,
  failure text,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  part_no text CONSTRAINT refunds_occasion_not_null NOT NULL DEFAULT '',
  notify_customer boolean NOT NULL DEFAULT true,
  customer_note text,
  settlement text,
  settled_at timestamptz,
  settled_by text,
  settlement_reason text,
  recipient jsonb,
  by_hand boolean NOT NULL DEFAULT false,
  base integer,
  gst integer,
  qst integer,
  credit_no integer,
  CONSTRAINT refunds_once UNIQUE (ticket, reason, part_no),
  CONSTRAINT refunds_credit UNIQUE (booking_id, credit_no),
  CONSTRAINT refunds_reason CHECK (reason in ('not-booked', 'cancellation', 'partial')),
  CONSTRAINT refunds_state CHECK (state in ('requested', 'calling', 'unknown', 'done')),
  CONSTRAINT refunds_method CHECK (method in ('void', 'refund')),
  CONSTRAINT refunds_amount CHECK (amount > 0),
  CONSTRAINT refunds_parts
    CHECK (booking_id is null or coalesce(least(base, gst, qst, credit_no - 1) >= 0 and amount = base + gst + qst, false)),
  CONSTRAINT refunds_settlement CHECK (settlement in ('happened', 'send-again', 'returned-elsewhere')),
  CONSTRAINT refunds_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX refunds_due ON refunds (due_at) WHERE state <> 'done';
CREATE INDEX refunds_order ON refunds (order_no);
CREATE INDEX refunds_booking ON refunds (booking_id);
CREATE INDEX refunds_done ON refunds (done_at) WHERE state = 'done';
CREATE INDEX refunds_recipients ON refunds (done_at) WHERE recipient is not null;

-- For whoever names no parts, as the release before does: the same proportions, of what is left of the sale.
CREATE FUNCTION split_refund() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER refunds_split BEFORE INSERT ON refunds
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL AND NEW.credit_no IS NULL) EXECUTE FUNCTION split_refund();

-- ## Messages: what is to be sent, and what came

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  subject text NOT NULL,
  detail jsonb,
  state text NOT NULL DEFAULT 'queued',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  dedupe_key text CONSTRAINT outbox_occasion_not_null NOT NULL DEFAULT '',
  recipient text,
  language text,
  called_at timestamptz,
  settled_at timestamptz,
  provider_id text,
  failure text,
  content jsonb,
  resend_of bigint,
  repeated_at timestamptz,
  failure_code text,
  message_id bigint,
  refund_id bigint,
  order_no text,
  CONSTRAINT outbox_once UNIQUE (topic, subject, dedupe_key),
  CONSTRAINT outbox_topic CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund',
    'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link',
    'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined',
    'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.waiting-confirm', 'mail.waiting-offer',
    'mail.payment-link', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit',
    'mail.address', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal',
    'sms.payment-link', 'sms.waiting-offer', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking',
    'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay')),
  CONSTRAINT outbox_state CHECK (state in ('queued', 'calling', 'done', 'delivered', 'unknown', 'failed', 'dropped')),
  CONSTRAINT outbox_resend_of_outbox_id_fk FOREIGN KEY (resend_of) REFERENCES outbox (id)
);
CREATE INDEX outbox_due_by_service ON outbox ((
  case when topic like 'sms.%' then 'sms' when topic like 'accounting.%' then 'accounting'
    when topic = 'operator.alert-relay' then 'alerts' else 'mail' end), due_at, id)
  WHERE state in ('queued', 'calling');
CREATE INDEX outbox_subject ON outbox (subject);
CREATE INDEX outbox_resends ON outbox (resend_of) WHERE resend_of is not null;
CREATE INDEX outbox_troubled ON outbox (id) WHERE state in ('failed', 'unknown');
CREATE INDEX outbox_unknown ON outbox (settled_at) WHERE state = 'unknown';
CREATE INDEX outbox_booking ON outbox ((detail ->> 'bookingId')) WHERE detail ->> 'bookingId' is not null;
CREATE INDEX outbox_paused ON outbox ((detail ->> 'pausedUntil'))
  WHERE state = 'queued' and detail ->> 'pausedUntil' is not null;
CREATE INDEX outbox_recipients ON outbox USING gin (recipient gin_trgm_ops)
  WHERE recipient is not null and topic not in ('mail.confirmation', 'mail.cancellation', 'mail.reschedule',
    'mail.weather-proposal', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal');
CREATE INDEX outbox_kept_alerts ON outbox (created_at)
  WHERE topic = 'operator.alert' and num_nonnulls(content, recipient, detail) > 0;
CREATE INDEX outbox_kept ON outbox (coalesce(settled_at, created_at))
  WHERE num_nonnulls(content, recipient, detail) > 0;
CREATE INDEX outbox_provider_id ON outbox (provider_id) WHERE provider_id is not null;

-- The release before names no columns; while it still runs beside this one, they are filled for it.
CREATE FUNCTION name_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message_id := substring(NEW.subject FROM '^message:([0-9]+)$')::bigint;
  NEW.order_no := NEW.detail ->> 'orderNo';
  RETURN NEW;
END $$;
CREATE TRIGGER outbox_name_alert BEFORE INSERT ON outbox FOR EACH ROW
  WHEN (NEW.topic IN ('operator.alert', 'operator.alert-relay') AND NEW.message_id IS NULL AND NEW.order_no IS NULL)
  EXECUTE FUNCTION name_alert();

CREATE TABLE service_pauses (
  service text PRIMARY KEY,
  stopped_at timestamptz,
  suspect_ids bigint[] NOT NULL DEFAULT '{}',
  failure text NOT NULL,
  setting text,
  CONSTRAINT service_pauses_service CHECK (service in ('mail', 'sms', 'accounting', 'alerts'))
);

CREATE TABLE job_runs (
  job text NOT NULL,
  scheduled_slot text CONSTRAINT job_runs_occasion_not_null NOT NULL,
  started_at timestamptz NOT NULL,
  lease_until timestamptz NOT NULL,
  finished_at timestamptz,
  failure text,
  CONSTRAINT job_runs_job_scheduled_slot_pk PRIMARY KEY (job, scheduled_slot)
);

CREATE TABLE received_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id text NOT NULL,
  phone text NOT NULL,
  body text NOT NULL,
  booking_id text,
  received_at timestamptz NOT NULL,
  settled_at timestamptz,
  outcome text,
  administrator_id text,
  CONSTRAINT "received_texts_providerId_unique" UNIQUE (provider_id),
  CONSTRAINT received_texts_body CHECK (char_length(body) <= 1600),
  CONSTRAINT received_texts_outcome CHECK (outcome in ('keyword', 'weather', 'read', 'answered')),
  CONSTRAINT received_texts_settled CHECK ((settled_at is null) = (outcome is null)),
  CONSTRAINT received_texts_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX received_texts_booking ON received_texts (booking_id, id);
CREATE INDEX received_texts_waiting ON received_texts (id) WHERE settled_at is null;
CREATE INDEX received_texts_received ON received_texts (received_at);
CREATE INDEX received_texts_phone ON received_texts (phone);

CREATE TABLE sms_opt_outs (
  phone text PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE answered_texts (
  provider_id text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

-- ## Clients

CREATE TABLE client_records (
  id uuid PRIMARY KEY,
  root_id uuid NOT NULL,
  joined_into uuid,
  joined_by text,
  joined_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT client_records_root_id_client_records_id_fk FOREIGN KEY (root_id) REFERENCES client_records (id),
  CONSTRAINT client_records_joined_into_client_records_id_fk FOREIGN KEY (joined_into) REFERENCES client_records (id)
);
CREATE INDEX client_records_root ON client_records (root_id);
CREATE INDEX client_records_joined ON client_records (joined_into) WHERE joined_into is not null;

CREATE TABLE client_visits (
  booking_id text PRIMARY KEY,
  record_id uuid,
  booked_at timestamptz NOT NULL,
  CONSTRAINT client_visits_booking_id_bookings_id_fk
    FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
  CONSTRAINT client_visits_record_id_client_records_id_fk FOREIGN KEY (record_id) REFERENCES client_records (id)
);
CREATE INDEX client_visits_record ON client_visits (record_id, booked_at, booking_id);
CREATE INDEX client_visits_waiting ON client_visits (booked_at, booking_id) WHERE record_id is null;

CREATE FUNCTION mark_client_visit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO client_visits (booking_id, booked_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_client_visit AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION mark_client_visit();

CREATE TABLE client_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_id uuid NOT NULL,
  administrator_id text NOT NULL,
  words text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT client_notes_record_id_client_records_id_fk FOREIGN KEY (record_id) REFERENCES client_records (id)
);
CREATE INDEX client_notes_record ON client_notes (record_id, id);

-- ## Consents, and the plans that live by them

CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  purpose text NOT NULL,
  given boolean NOT NULL,
  booking_id text NOT NULL,
  page text NOT NULL,
  text_version text,
  consent_text text,
  language text NOT NULL,
  administrator_id text,
  created_at timestamptz NOT NULL,
  CONSTRAINT consents_purpose CHECK (purpose in ('season', 'rating', 'plan', 'photos', 'texts')),
  CONSTRAINT consents_page CHECK (page in ('booking', 'payment', 'unsubscribe', 'one-click', 'operator', 'erasure')),
  CONSTRAINT consents_text CHECK (given = (consent_text is not null) and given = (text_version is not null)),
  CONSTRAINT consents_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX consents_newest ON consents (purpose, email, id);
CREATE INDEX consents_email ON consents (email, id);
CREATE INDEX consents_created ON consents (created_at);
CREATE INDEX consents_booking ON consents (booking_id, id);

-- The ledger of consents is appended. An address becomes its hash when a person is erased; retention deletes whole rows.
CREATE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF to_jsonb(NEW) - 'email' IS DISTINCT FROM to_jsonb(OLD) - 'email' THEN
    RAISE EXCEPTION 'consents are appended, never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();

CREATE TABLE consent_mails (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  booking_id text NOT NULL,
  email text NOT NULL,
  record_id uuid,
  season integer,
  unsubscribe_hash text NOT NULL,
  offer_id uuid,
  offer_hash text,
  offer_expires_at timestamptz,
  created_at timestamptz NOT NULL,
  visit_no integer,
  days jsonb,
  CONSTRAINT "consent_mails_unsubscribeHash_unique" UNIQUE (unsubscribe_hash),
  CONSTRAINT "consent_mails_offerHash_unique" UNIQUE (offer_hash),
  CONSTRAINT consent_mails_purpose CHECK (purpose in ('season', 'rating', 'plan')),
  CONSTRAINT consent_mails_season CHECK ((purpose = 'season') = (record_id is not null and season is not null)),
  CONSTRAINT consent_mails_plan
    CHECK ((purpose = 'plan') = (visit_no is not null and days is not null) and (purpose <> 'plan' or season is not null)),
  CONSTRAINT consent_mails_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT consent_mails_record_id_client_records_id_fk
    FOREIGN KEY (record_id) REFERENCES client_records (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX consent_mails_rating ON consent_mails (booking_id) WHERE purpose = 'rating';
CREATE UNIQUE INDEX consent_mails_season ON consent_mails (record_id, season) WHERE purpose = 'season';
CREATE UNIQUE INDEX consent_mails_plan ON consent_mails (email, season, visit_no) WHERE purpose = 'plan';
CREATE INDEX consent_mails_email ON consent_mails (email);
CREATE INDEX consent_mails_booking ON consent_mails (booking_id);
CREATE INDEX consent_mails_created ON consent_mails (created_at);

CREATE TABLE visit_plans (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  booking_id text NOT NULL,
  visits integer NOT NULL,
  administrator_id text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text,
  CONSTRAINT visit_plans_visits CHECK (visits between 1 and 4),
  CONSTRAINT visit_plans_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE UNIQUE INDEX visit_plans_live ON visit_plans (email) WHERE ended_at is null;
CREATE INDEX visit_plans_email ON visit_plans (email, created_at);
CREATE INDEX visit_plans_booking ON visit_plans (booking_id);
CREATE INDEX visit_plans_ended ON visit_plans (ended_at) WHERE ended_at is not null;
CREATE INDEX visit_plans_created ON visit_plans (created_at) WHERE ended_at is null;

-- A plan lives as long as the consent to its mails, on whichever page that is withdrawn.
CREATE FUNCTION end_visit_plan() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE visit_plans SET ended_at = NEW.created_at, ended_by = NEW.administrator_id WHERE email = NEW.email AND ended_at IS NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER consents_end_plan AFTER INSERT ON consents
  FOR EACH ROW WHEN (NEW.purpose = 'plan' AND NOT NEW.given) EXECUTE FUNCTION end_visit_plan();

-- ## Visits and their days

CREATE TABLE visit_reports (
  id uuid PRIMARY KEY,
  booking_id text NOT NULL,
  administrator_id text NOT NULL,
  kind text NOT NULL,
  visit_date date NOT NULL,
  pressed_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  notice text,
  note_id bigint,
  CONSTRAINT visit_reports_kind CHECK (kind in ('on-my-way', 'arrived', 'done', 'undone', 'note')),
  CONSTRAINT visit_reports_notice CHECK (notice in ('queued', 'quiet', 'opted-out', 'unreachable', 'late')),
  CONSTRAINT visit_reports_note CHECK ((kind = 'note') = (note_id is not null)),
  CONSTRAINT visit_reports_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT visit_reports_note_id_booking_notes_id_fk FOREIGN KEY (note_id) REFERENCES booking_notes (id)
);
CREATE INDEX visit_reports_booking ON visit_reports (booking_id, pressed_at);
CREATE INDEX visit_reports_note ON visit_reports (note_id) WHERE note_id is not null;
CREATE UNIQUE INDEX visit_reports_once ON visit_reports (booking_id, visit_date, kind)
  WHERE kind in ('on-my-way', 'arrived');

CREATE TABLE visit_photos (
  id uuid PRIMARY KEY,
  booking_id text NOT NULL,
  administrator_id text NOT NULL,
  kind text NOT NULL,
  visit_date date NOT NULL,
  taken_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  CONSTRAINT visit_photos_kind CHECK (kind in ('before', 'after')),
  CONSTRAINT visit_photos_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX visit_photos_booking ON visit_photos (booking_id, taken_at);
CREATE INDEX visit_photos_date ON visit_photos (visit_date);

CREATE TABLE visit_crews (
  booking_id text PRIMARY KEY,
  visit_date date NOT NULL,
  crew smallint NOT NULL,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT visit_crews_crew CHECK (crew >= 1),
  CONSTRAINT visit_crews_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX visit_crews_date ON visit_crews (visit_date);

CREATE TABLE day_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  way text NOT NULL,
  administrator_id text NOT NULL,
  visits jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  undo_until timestamptz NOT NULL,
  undone_at timestamptz,
  CONSTRAINT day_moves_way CHECK (way in ('ask', 'move'))
);
CREATE INDEX day_moves_created ON day_moves (created_at);

CREATE TABLE kept_visits (
  subject text NOT NULL,
  visit_date date NOT NULL,
  kind text NOT NULL,
  administrator_id text,
  created_at timestamptz NOT NULL,
  CONSTRAINT kept_visits_subject_visit_date_kind_pk PRIMARY KEY (subject, visit_date, kind),
  CONSTRAINT kept_visits_kind CHECK (kind in ('weather', 'closed', 'crews', 'unmarked', 'link'))
);
CREATE INDEX kept_visits_day ON kept_visits (visit_date);

CREATE TABLE waiting_entries (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  phone text,
  language text NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  draft jsonb NOT NULL,
  booking_id text,
  state text NOT NULL DEFAULT 'asked',
  token_hash text NOT NULL,
  consent_text text NOT NULL,
  ip_address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT "waiting_entries_tokenHash_unique" UNIQUE (token_hash),
  CONSTRAINT waiting_entries_state CHECK (state in ('asked', 'waiting', 'booked', 'over', 'left')),
  CONSTRAINT waiting_entries_span CHECK (from_date <= to_date),
  CONSTRAINT waiting_entries_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE UNIQUE INDEX waiting_entries_once ON waiting_entries (email, from_date, to_date)
  WHERE state in ('asked', 'waiting');
CREATE INDEX waiting_entries_email ON waiting_entries (lower(email));
CREATE INDEX waiting_entries_queue ON waiting_entries (created_at) WHERE state = 'waiting';
CREATE INDEX waiting_entries_asked ON waiting_entries (created_at) WHERE state = 'asked';
CREATE INDEX waiting_entries_ended ON waiting_entries (ended_at);
CREATE INDEX waiting_entries_booking ON waiting_entries (booking_id);

CREATE TABLE waiting_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id uuid NOT NULL,
  service_date date NOT NULL,
  hold_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'open',
  administrator_id text,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT waiting_offers_state CHECK (state in ('open', 'taken', 'passed')),
  CONSTRAINT waiting_offers_entry_id_waiting_entries_id_fk
    FOREIGN KEY (entry_id) REFERENCES waiting_entries (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX waiting_offers_one_day_once ON waiting_offers (entry_id, service_date);
CREATE UNIQUE INDEX waiting_offers_one_open ON waiting_offers (entry_id) WHERE state = 'open';
CREATE INDEX waiting_offers_open ON waiting_offers (expires_at) WHERE state = 'open';

-- ## The operator's bookings, papers, requests and accounts

CREATE TABLE operator_bookings (
  id uuid PRIMARY KEY,
  administrator_id text NOT NULL,
  way text NOT NULL,
  language text NOT NULL,
  booking_data jsonb NOT NULL,
  customer jsonb,
  base integer NOT NULL,
  gst integer NOT NULL,
  qst integer NOT NULL,
  total integer NOT NULL,
  listed_base integer NOT NULL,
  price_reason text,
  refresh_of text,
  note text,
  booking_id text,
  created_at timestamptz NOT NULL,
  channel text,
  token_hash text,
  hold_id bigint,
  expires_at timestamptz,
  cancelled_at timestamptz,
  ended_at timestamptz,
  tax_rates jsonb NOT NULL DEFAULT '{"gst":5000,"qst":9975}'::jsonb,
  CONSTRAINT "operator_bookings_bookingId_unique" UNIQUE (booking_id),
  CONSTRAINT "operator_bookings_tokenHash_unique" UNIQUE (token_hash),
  CONSTRAINT operator_bookings_way CHECK (way in ('link', 'cash', 'transfer', 'free')),
  CONSTRAINT operator_bookings_channel CHECK (channel in ('mail', 'sms')),
  CONSTRAINT operator_bookings_total CHECK (total = base + gst + qst and base >= 0 and gst >= 0 and qst >= 0),
  CONSTRAINT operator_bookings_link
    CHECK ((way = 'link') = (channel is not null and token_hash is not null and expires_at is not null)),
  CONSTRAINT operator_bookings_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX operator_bookings_links ON operator_bookings (expires_at) WHERE way = 'link' and booking_id is null;
CREATE INDEX operator_bookings_hold ON operator_bookings (hold_id) WHERE hold_id is not null;

CREATE TABLE certificates (
  number text PRIMARY KEY,
  booking_id text NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT "certificates_bookingId_unique" UNIQUE (booking_id),
  CONSTRAINT certificates_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);

CREATE TABLE issued_papers (
  number text PRIMARY KEY,
  booking_id text NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  CONSTRAINT issued_papers_kind CHECK (kind in ('invoice', 'credit-note', 'supplement')),
  CONSTRAINT issued_papers_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);
CREATE INDEX issued_papers_booking ON issued_papers (booking_id);
CREATE INDEX issued_papers_email ON issued_papers (lower(facts->'buyer'->>'email'));

CREATE TABLE area_requests (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  area text NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'asked',
  token_hash text NOT NULL,
  consent_text text NOT NULL,
  ip_address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  left_at timestamptz,
  told_at timestamptz,
  CONSTRAINT "area_requests_tokenHash_unique" UNIQUE (token_hash),
  CONSTRAINT area_requests_state CHECK (state in ('asked', 'confirmed', 'told', 'left'))
);
CREATE UNIQUE INDEX area_requests_once ON area_requests (email, area) WHERE state in ('asked', 'confirmed');
CREATE INDEX area_requests_email ON area_requests (lower(email));
CREATE INDEX area_requests_created ON area_requests (created_at);
CREATE INDEX area_requests_area ON area_requests (area, state);

CREATE TABLE manual_reviews (
  id text PRIMARY KEY,
  company_name text NOT NULL,
  company_address text NOT NULL,
  email text NOT NULL,
  storefront_size text,
  selected_layout text,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  created_at timestamptz NOT NULL,
  token_hash text,
  link_expires_at timestamptz,
  kind text NOT NULL DEFAULT 'review',
  details text,
  CONSTRAINT "manual_reviews_tokenHash_unique" UNIQUE (token_hash),
  CONSTRAINT manual_reviews_status CHECK (status in ('open', 'asked', 'accepted', 'declined')),
  CONSTRAINT manual_reviews_kind CHECK (kind in ('review', 'quote'))
);
CREATE INDEX manual_reviews_email ON manual_reviews (lower(email));
CREATE INDEX manual_reviews_answered ON manual_reviews (created_at, id) WHERE status in ('accepted', 'declined');
CREATE INDEX manual_reviews_waiting ON manual_reviews (created_at) WHERE status in ('open', 'asked');

CREATE TABLE manual_review_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id text NOT NULL,
  kind text NOT NULL,
  words text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT manual_review_events_kind CHECK (kind in ('asked', 'accepted', 'declined', 'note')),
  CONSTRAINT manual_review_events_review_id_manual_reviews_id_fk
    FOREIGN KEY (review_id) REFERENCES manual_reviews (id)
);
CREATE INDEX manual_review_events_review ON manual_review_events (review_id, id);

CREATE TABLE accounting_records (
  booking_id text PRIMARY KEY,
  done jsonb NOT NULL,
  failure text,
  updated_at timestamptz NOT NULL,
  CONSTRAINT accounting_records_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings (id)
);

CREATE TABLE accounting_connection (
  id integer PRIMARY KEY,
  access_token text,
  expires_at timestamptz,
  renewing_until timestamptz,
  refusal text,
  refusal_kind text,
  refused_by text,
  CONSTRAINT accounting_connection_one CHECK (id = 1)
);

-- ## Settings, with their versions

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE schedules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  schedule jsonb NOT NULL
);

CREATE TABLE area_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  areas jsonb NOT NULL
);

CREATE TABLE blocked_postal_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  postal_code text NOT NULL,
  CONSTRAINT "blocked_postal_codes_postalCode_unique" UNIQUE (postal_code)
);

CREATE TABLE price_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  list jsonb NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);

CREATE TABLE company_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  companies jsonb NOT NULL
);

CREATE TABLE terms_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  version text NOT NULL,
  texts jsonb NOT NULL,
  CONSTRAINT terms_versions_version_unique UNIQUE (version)
);

CREATE TABLE terms_texts (
  text_hash text PRIMARY KEY,
  terms_version text NOT NULL,
  language text NOT NULL,
  content text NOT NULL
);

CREATE TABLE letters (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  texts jsonb NOT NULL
);

CREATE TABLE question_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  texts jsonb NOT NULL
);

CREATE TABLE mail_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  note text,
  administrator_id text NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  texts jsonb NOT NULL
);

CREATE TABLE funnel_counts (
  day date NOT NULL,
  step text NOT NULL,
  language text NOT NULL,
  count integer NOT NULL DEFAULT 0,
  CONSTRAINT funnel_counts_day_step_language_pk PRIMARY KEY (day, step, language)
);

-- ## Administrators

CREATE TABLE administrators (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT true,
  image text,
  role text NOT NULL DEFAULT 'staff',
  two_factor_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  crew smallint,
  CONSTRAINT administrators_email_unique UNIQUE (email),
  CONSTRAINT administrators_role CHECK (role in ('owner', 'staff', 'crew'))
);

CREATE TABLE administrator_sessions (
  id text PRIMARY KEY,
  token text NOT NULL,
  user_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  CONSTRAINT administrator_sessions_token_unique UNIQUE (token),
  CONSTRAINT administrator_sessions_user_id_administrators_id_fk
    FOREIGN KEY (user_id) REFERENCES administrators (id) ON DELETE CASCADE
);
CREATE INDEX administrator_sessions_user ON administrator_sessions (user_id);

CREATE TABLE administrator_accounts (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT administrator_accounts_user_id_administrators_id_fk
    FOREIGN KEY (user_id) REFERENCES administrators (id) ON DELETE CASCADE
);
CREATE INDEX administrator_accounts_user ON administrator_accounts (user_id);

CREATE TABLE administrator_verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX administrator_verifications_identifier ON administrator_verifications (identifier);

CREATE TABLE administrator_two_factors (
  id text PRIMARY KEY,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  user_id text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  CONSTRAINT administrator_two_factors_user_id_administrators_id_fk
    FOREIGN KEY (user_id) REFERENCES administrators (id) ON DELETE CASCADE
);
CREATE INDEX administrator_two_factors_user ON administrator_two_factors (user_id);

CREATE TABLE administrator_passkeys (
  id text PRIMARY KEY,
  name text,
  public_key text NOT NULL,
  user_id text NOT NULL,
  credential_id text NOT NULL,
  counter integer NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamptz,
  CONSTRAINT administrator_passkeys_credential_id_unique UNIQUE (credential_id),
  CONSTRAINT administrator_passkeys_user_id_administrators_id_fk
    FOREIGN KEY (user_id) REFERENCES administrators (id) ON DELETE CASCADE
);
CREATE INDEX administrator_passkeys_user ON administrator_passkeys (user_id);

CREATE TABLE sign_in_failures (
  email_hash text PRIMARY KEY,
  failures integer NOT NULL,
  locked_until timestamptz,
  last_failed_at timestamptz NOT NULL
);
CREATE INDEX sign_in_failures_last ON sign_in_failures (last_failed_at);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administrator_id text,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL,
  prev_hash text,
  hash text
);
CREATE INDEX audit_log_subject ON audit_log (subject, id);
CREATE INDEX audit_log_action ON audit_log (action, id);
CREATE INDEX audit_log_author ON audit_log (administrator_id, id);

-- Who changed what is appended, never changed.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is appended, never changed';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Each entry of the audit log carries the hash of the one before: one that is changed or removed is found.
CREATE FUNCTION audit_hash(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(entry.prev_hash, entry.id, entry.administrator_id, entry.action,
    entry.subject, entry.before, entry.after, extract(epoch FROM entry.created_at))::text, 'UTF8')), 'hex')
$$;

-- One after the other: the number is taken again under the lock, so that numbers and hashes have one order.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1751213417, 3);
  NEW.id := nextval('audit_log_id_seq');
  NEW.prev_hash := (SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1);
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

-- ## Processes

CREATE TABLE process_beats (
  id text PRIMARY KEY,
  role text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  beat_at timestamptz NOT NULL,
  detail jsonb NOT NULL,
  CONSTRAINT process_beats_role CHECK (role in ('web', 'worker'))
);
CREATE INDEX process_beats_newest ON process_beats (role, beat_at);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE database_identity (
  id integer PRIMARY KEY DEFAULT 1,
  system_identifier text NOT NULL,
  timeline integer NOT NULL,
  held_since timestamptz,
  outbox_up_to bigint,
  refunds_up_to bigint,
  CONSTRAINT database_identity_one CHECK (id = 1)
);

-- ## The sandbox

CREATE TABLE sandbox_card_tickets (
  serial bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket text NOT NULL,
  order_no text NOT NULL,
  amount integer NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  settlement jsonb,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_card_tickets_ticket_unique UNIQUE (ticket),
  CONSTRAINT sandbox_card_tickets_state CHECK (state in ('open', 'approved', 'declined'))
);
CREATE UNIQUE INDEX sandbox_card_tickets_charged_once ON sandbox_card_tickets (order_no) WHERE state = 'approved';

CREATE TABLE sandbox_card_refunds (
  serial bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL,
  transaction_no text NOT NULL,
  method text NOT NULL,
  amount integer NOT NULL,
  approved boolean NOT NULL,
  response_code text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_card_refunds_method CHECK (method in ('void', 'refund'))
);
CREATE INDEX sandbox_card_refunds_payment ON sandbox_card_refunds (order_no, transaction_no);

CREATE TABLE sandbox_faults (
  provider text PRIMARY KEY,
  mode text NOT NULL,
  remaining integer NOT NULL,
  CONSTRAINT sandbox_faults_provider CHECK (provider in ('card', 'mail', 'sms', 'weather', 'accounting', 'alerts')),
  CONSTRAINT sandbox_faults_mode CHECK (mode in ('down', 'slow', 'error', 'reset-after-commit')),
  CONSTRAINT sandbox_faults_remaining CHECK (remaining >= 0)
);

CREATE TABLE sandbox_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sender text NOT NULL,
  recipient text NOT NULL,
  raw bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_mails_recipient ON sandbox_mails (lower(recipient), id);

CREATE TABLE sandbox_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sid text NOT NULL,
  recipient text NOT NULL,
  sender text NOT NULL,
  body text NOT NULL,
  status text NOT NULL,
  status_callback text,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_texts_sid_unique UNIQUE (sid)
);
CREATE INDEX sandbox_texts_recipient ON sandbox_texts (recipient, id);

CREATE TABLE sandbox_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_forecasts (
  date date PRIMARY KEY,
  figures jsonb NOT NULL
);

CREATE TABLE sandbox_accounting (
  serial bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  key text NOT NULL,
  unique_value text,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_accounting_once UNIQUE (kind, unique_value)
);
CREATE INDEX sandbox_accounting_key ON sandbox_accounting (kind, key, serial);

-- ## Daily sums

CREATE TABLE daily_sums (
  topic text NOT NULL,
  day date NOT NULL,
  key text NOT NULL,
  count integer NOT NULL,
  cancelled integer NOT NULL DEFAULT 0,
  base bigint NOT NULL DEFAULT 0,
  gst bigint NOT NULL DEFAULT 0,
  qst bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  CONSTRAINT daily_sums_topic_day_key_pk PRIMARY KEY (topic, day, key)
);

CREATE TABLE stale_days (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX stale_days_at ON stale_days (at);

CREATE FUNCTION mark_day_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO stale_days (at) VALUES (OLD.created_at); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.created_at <> OLD.created_at) THEN
    INSERT INTO stale_days (at) VALUES (NEW.created_at);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION mark_refund_days_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- What a refund brings back of each tax depends on the ones of the payment before it.
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_days (at) SELECT done_at FROM refunds WHERE ticket = NEW.ticket AND done_at IS NOT NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.done_at IS NOT NULL THEN INSERT INTO stale_days (at) VALUES (OLD.done_at); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_day_stale_added AFTER INSERT OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER bookings_day_stale_changed AFTER UPDATE ON bookings
  FOR EACH ROW WHEN ((OLD.status, OLD.appointment_date, OLD.payment_status, OLD.postal_code, OLD.created_at,
      OLD.imported_at, OLD.language, OLD.coating_type, OLD.storefront_size, OLD.total)
      IS DISTINCT FROM (NEW.status, NEW.appointment_date, NEW.payment_status, NEW.postal_code, NEW.created_at,
      NEW.imported_at, NEW.language, NEW.coating_type, NEW.storefront_size, NEW.total))
  EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER booking_moves_day_stale_added AFTER INSERT OR DELETE ON booking_moves
  FOR EACH ROW EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER booking_moves_day_stale_changed AFTER UPDATE ON booking_moves
  FOR EACH ROW WHEN ((OLD.moved_by, OLD.created_at) IS DISTINCT FROM (NEW.moved_by, NEW.created_at))
  EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER weather_notifications_day_stale_added AFTER INSERT OR DELETE ON weather_notifications
  FOR EACH ROW EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER weather_notifications_day_stale_changed AFTER UPDATE ON weather_notifications
  FOR EACH ROW WHEN ((OLD.client_response, OLD.state, OLD.proposed_new_date, OLD.created_at)
      IS DISTINCT FROM (NEW.client_response, NEW.state, NEW.proposed_new_date, NEW.created_at))
  EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER area_requests_day_stale_added AFTER INSERT OR DELETE ON area_requests
  FOR EACH ROW EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER area_requests_day_stale_changed AFTER UPDATE ON area_requests
  FOR EACH ROW WHEN ((OLD.state, OLD.area, OLD.created_at) IS DISTINCT FROM (NEW.state, NEW.area, NEW.created_at))
  EXECUTE FUNCTION mark_day_stale();
CREATE TRIGGER refunds_day_stale_added AFTER INSERT OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION mark_refund_days_stale();
CREATE TRIGGER refunds_day_stale_changed AFTER UPDATE ON refunds
  FOR EACH ROW WHEN ((OLD.state, OLD.done_at, OLD.amount, OLD.ticket, OLD.booking_id)
      IS DISTINCT FROM (NEW.state, NEW.done_at, NEW.amount, NEW.ticket, NEW.booking_id))
  EXECUTE FUNCTION mark_refund_days_stale();

-- ## First rows

-- Every number that can be handed out: 9999 clients, 99 VIPs.
INSERT INTO client_numbers (kind, number) SELECT 'HC', generate_series(1, 9999);
INSERT INTO client_numbers (kind, number) SELECT 'VIP', generate_series(1, 99);
INSERT INTO blocked_postal_codes (postal_code) VALUES ('H4C');
