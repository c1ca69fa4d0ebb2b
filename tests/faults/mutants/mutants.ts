type Edit = { file: string; find: string; replace: string };

export type Mutant = {
  name: string;
  edits: readonly Edit[];
  /** The cells that are played with it; at least one of them must turn red. */
  cells: readonly string[];
};

const one = (name: string, cells: readonly string[], file: string, find: string, replace: string): Mutant => ({
  name,
  cells,
  edits: [{ file, find, replace }],
});

const inUseCase = (name: string) => `server/use-cases/${name}.ts`;
const inQueries = (name: string) => `server/db/queries/${name}.ts`;
const firstTables = 'server/db/migrations/0000_first_tables.sql';

/** The program with one known mistake each. What is found is found once in its file. */
export const mutants: readonly Mutant[] = [
  one(
    'there is no recovery',
    ['B1-L1', 'B1-L4'],
    inUseCase('recover-checkouts'),
    'if (due.length === 0) return counts;',
    'return counts;',
  ),
  {
    name: 'mail and texts are queued after the booking has committed',
    cells: ['C3-K2', 'C3-X'],
    edits: [
      {
        file: inUseCase('write-booking'),
        find: '  await queueAftermath(deps, tx, { bookingId, choice, customer, language: context.language, now });\n',
        replace: '',
      },
      {
        file: inUseCase('finish-payment'),
        find: '  deps.calendar.claims.forget();\n',
        replace: `  if (!isRefusal(outcome)) {
    const { queueAftermath } = await import('./queue-aftermath.ts');
    const { bookingId } = outcome;
    const { bookingData: choice, language } = context;
    await queueAftermath(deps, deps.db, { bookingId, choice, customer, language, now: deps.clock.now() });
  }\n`,
      },
    ],
  },
  one(
    'a refund without an answer is asked for again blindly',
    ['E4-T', 'E8-T'],
    inUseCase('send-refunds'),
    "if (refund.state !== 'wanted' && refund.method !== null) {",
    'if (false) {',
  ),
  one(
    'the browser’s word is taken for the receipt',
    ['B6-1'],
    inUseCase('confirm-booking'),
    'const reading = await deps.cards.readReceipt(ticket);',
    `const reading = { state: 'approved', receipt: { ticket, orderNo, amount: context.total, transactionNo: ticket,
      approvalCode: '', responseCode: '001', message: '', raw: {} } };`,
  ),
  one(
    'a hold ends without the gateway being asked',
    ['B4-3', 'B4-4'],
    inQueries('day-claims'),
    '        not(hasOpenTicket),\n',
    '',
  ),
  one(
    'silence of the gateway counts as not paid',
    ['B1-F2', 'B4-4'],
    inUseCase('look-after-checkout'),
    "if (reading.state === 'unavailable') return unanswered(",
    'if (false) return unanswered(',
  ),
  one(
    'a hold does not keep its day from others',
    ['A5-3'],
    inUseCase('hold-day'),
    "if (!hasDay && !(await claimDay(tx, claim))) return refuse('DATE_TAKEN');",
    'if (hasDay && !claimDay && claim) return null;',
  ),
  one(
    'the amount of a receipt is not compared',
    ['B3-1', 'B3-2'],
    'domain/booking/confirm.ts',
    "return receipt.amount === expected.amount ? null : 'amount-differs';",
    'return null;',
  ),
  one(
    'the gateway is asked for a refund before the intent is on record',
    ['E4-K1', 'E4-T'],
    inUseCase('send-refunds'),
    "  await updateRefund(tx, id, { state: 'calling', method, attempts, calledAt: now, dueAt });\n",
    '',
  ),
  one(
    'one payment may be on record twice',
    ['B3-5'],
    firstTables,
    '	CONSTRAINT "payment_receipts_transactionNo_unique" UNIQUE("transaction_no")',
    '	CONSTRAINT "payment_receipts_transactionNo_unique" UNIQUE("transaction_no", "order_no")',
  ),
  one(
    'a second ticket takes the place of the first',
    ['A3-2'],
    inQueries('booking-contexts'),
    " and ticket is null and state = 'open' returning",
    " and state = 'open' returning",
  ),
  one(
    'an order number in use is given to the next checkout',
    ['A6-2'],
    inQueries('booking-contexts'),
    'values(context).onConflictDoNothing()',
    'values(context).onConflictDoUpdate({ target: bookingContexts.orderNo, set: context })',
  ),
  one(
    'a booking is cancelled without being locked',
    ['E1-2'],
    inQueries('secret-links'),
    ".for('update', { of: bookings })",
    '',
  ),
  {
    name: 'a cancelled booking is cancelled again',
    cells: ['E2-2'],
    edits: [
      {
        file: inUseCase('cancel-booking'),
        find: "  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');\n",
        replace: '',
      },
      { file: inUseCase('cancel-booking'), find: "booking.status !== 'active' || ", replace: '' },
    ],
  },
  one(
    'a day is looked up and then taken, without a key',
    ['A5-2'],
    firstTables,
    '	CONSTRAINT "day_claims_service_date_crew_pk" PRIMARY KEY("service_date","crew"),\n',
    '',
  ),
  one(
    'absent is believed while the request may still arrive',
    ['E4-TA'],
    inUseCase('send-refunds'),
    'if (now.getTime() < settledAt) {',
    'if (false) {',
  ),
  one(
    'two workers take one refund',
    ['E6-2', 'E6-3'],
    inQueries('refunds'),
    "    .for('update', { skipLocked: true });",
    '    ;',
  ),
  one(
    'Submit and recovery do not wait for each other',
    ['B2-2a', 'B2-2b'],
    inQueries('booking-contexts'),
    "where(eq(bookingContexts.orderNo, orderNo)).for('update')",
    'where(eq(bookingContexts.orderNo, orderNo))',
  ),
  one(
    'a connection that is lost at BEGIN is kept for ever',
    ['C2-D3'],
    'server/db/database.ts',
    '  db.transaction = async (work, config) => {',
    '  void async function unused(work, config) {',
  ),
  one(
    'a text of which nothing was heard is sent again blindly',
    ['D2-TT', 'D2-TK1'],
    inUseCase('take-message'),
    'find: () => find(row, calledAt)',
    "find: async () => ({ state: 'absent' })",
  ),
  one(
    'a mail of which nothing was heard is sent again',
    ['D2-MK1', 'D2-MD1'],
    inUseCase('take-message'),
    "    await closeMessage(deps, row, { state: 'unknown', failure: row.failure ?? 'nothing was heard of the call' });\n",
    "    await tryAgain(deps, row, { failure: '' });\n",
  ),
  one(
    'a message is sent before the intent is on record',
    ['D2-MK1', 'D2-TK1'],
    inUseCase('take-message'),
    "{ state: 'calling', attempts,",
    "{ state: 'queued', attempts,",
  ),
  one(
    'two workers take one message',
    ['D3-M2', 'D3-M3'],
    inQueries('messages'),
    "    .limit(1)\n    .for('update', { skipLocked: true });\n",
    '    .limit(1);\n',
  ),
  one(
    'an answer to a proposal is on record before the move',
    ['F1-K1', 'F1-D'],
    inUseCase('answer-proposal'),
    "    if (effect === 'move') return moveTo(",
    `    if (effect === 'move') await record(deps.db, proposal, { clientResponse: 'accept', responseReceivedAt: now });
    if (effect === 'move') return moveTo(`,
  ),
  one(
    'a visit whose day was proposed to be left is proposed again',
    ['F7-2'],
    inUseCase('judge-visits'),
    'const asked = judgement.suitable || (await wasProposed(tx, { bookingId: id, date }));',
    'const asked = judgement.suitable;',
  ),
];
