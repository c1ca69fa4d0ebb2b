/** Names for what the program does to the outside, one step at a time, so that a fault can be laid at any of them. */

const kinds: readonly [RegExp, string][] = [
  [/^insert into "?([a-z_]+)/i, 'insert'],
  [/^update "?([a-z_]+)/i, 'update'],
  [/^delete from "?([a-z_]+)/i, 'delete'],
  [/^select .*?\bfrom "?([a-z_]+)/is, 'select'],
];

/** Statements that are named after what they are for, because their text begins with something else. */
const byPurpose: readonly [RegExp, string][] = [
  [/^with saved as/i, 'save ticket'],
  [/^with payer as/i, 'save customer'],
  [/^with booking as/i, 'insert bookings'],
  [/^with receipt as/i, 'insert payment_receipts'],
  [/^with terms as/i, 'end as booked'],
  [/^with claim as/i, 'pass the day to the booking'],
  [/^select .* from "outbox" where "outbox"\."id" = /is, 'lock message'],
  [/^select [^(]*from "refunds" where "refunds"."booking_id"/i, 'list refunds'],
  [/^select .*from "refunds" where "refunds"."id" = \$\d+ for update/is, 'lock refund'],
];

/** The name of one statement, e.g. `insert bookings`. */
export function statementName(sql: string): string {
  const text = sql.trim();
  for (const [shape, name] of byPurpose) if (shape.test(text)) return name;
  for (const [shape, verb] of kinds) {
    const table = shape.exec(text)?.[1];
    if (table !== undefined) return `${verb} ${table}`;
  }
  return text.split(/\s/)[0]?.toLowerCase() ?? '';
}

/** What a transaction is about, by its most telling statement. */
const transactions: readonly [string, string][] = [
  ['insert job_runs', 'release-hold'],
  ['insert audit_log', 'change-as-operator'],
  ['update booking_charges', 'pay-charge'],
  ['insert booking_contexts', 'hold-day'],
  ['insert bookings', 'write-booking'],
  ['insert operator_bookings', 'choose-day'],
  ['insert visit_photos', 'keep-photo'],
  ['insert waiting_offers', 'offer-day'],
  ['insert payment_receipts', 'give-back'],
  ['insert weather_judgements', 'judge-visit'],
  ['insert booking_moves', 'move-booking'],
  ['update secret_links', 'cancel-booking'],
  ['select refunds', 'take-refund'],
  ['update refunds', 'record-refund'],
  ['update booking_contexts', 'abandon-checkout'],
  ['update weather_notifications', 'answer-proposal'],
  ['select outbox', 'take-message'],
  ['lock message', 'begin-call'],
  ['update outbox', 'record-message'],
  ['delete day_claims', 'free-day'],
  ['update calendar_holds', 'take-freed-day'],
  ['delete saved_cards', 'forget-card'],
];

/** The name of a commit, e.g. `commit of write-booking`, from the statements before it. */
export function commitName(statements: readonly string[]): string {
  const found = transactions.find(([telling]) => statements.includes(telling));
  return `commit of ${found?.[1] ?? 'nothing'}`;
}
