type Edit = { file: string; find: string; replace: string };

export type Mutant = {
  name: string;
  edits: readonly Edit[];
  /** The cells that are played with it; at least one of them must turn red. */
  cells: readonly string[];
  /** Where no cell looks: the test that is played in their place. */
  test?: { file: string; title: string };
};

const one = (name: string, cells: readonly string[], file: string, find: string, replace: string): Mutant => ({
  name,
  cells,
  edits: [{ file, find, replace }],
});

const firstTables = 'server/database/migrations/0000_first_tables.sql';

/** The program with one known mistake each. What is found is found once in its file. */
export const mutants: readonly Mutant[] = [
  one(
    'there is no recovery',
    ['B1-L1', 'B1-L4'],
    'server/modules/checkout/recover.ts',
    'const due = most > 0 ? await takeDueContexts(deps.db, { now, putOffUntil, most }) : [];',
    'const due: Awaited<ReturnType<typeof takeDueContexts>> = now > putOffUntil ? await takeDueContexts(deps.db, { now, putOffUntil, most }) : [];',
  ),
  {
    name: 'mail and texts are queued after the booking has committed',
    cells: ['C3-K2', 'C3-X'],
    edits: [
      {
        file: 'server/modules/bookings/create.ts',
        find: '...followUps })',
        replace: '...followUps, entries: [] })',
      },
      {
        file: 'server/modules/checkout/finish.ts',
        find: '  deps.calendar.claims.forget();\n',
        replace: `  if (!isRefusal(outcome)) {
    const { followUpsOf } = await import('../bookings/follow-ups.ts');
    const { enqueue } = await import('#server/outbox/enqueue.ts');
    const { bookingId } = outcome;
    const { bookingData: choice, language } = context;
    const { customer } = paid;
    const now = deps.clock.now();
    await enqueue(deps.db, followUpsOf(deps, { bookingId, choice, customer, language, now }).entries, now);
  }\n`,
      },
    ],
  },
  one(
    'the difference of a corrected storefront goes back, and the storefront stays as it was',
    ['E13-K1', 'E13-D1'],
    'server/modules/bookings/storefront/correct.ts',
    'raiseVersion(tx, booking, { ...storefront, glassCoverage: coverageOf(selectedLayout) })',
    'raiseVersion(tx, booking, { glassCoverage: coverageOf(selectedLayout) })',
  ),
  one(
    'a correction of a storefront does not look whether somebody else was quicker',
    ['E13-K3', 'E13-2'],
    'server/modules/bookings/storefront/correct.ts',
    'changeBooking(deps, wish, async',
    'changeBooking(deps, { orderNo: wish.orderNo }, async',
  ),
  one(
    'a refund without an answer is asked for again blindly',
    ['E4-T', 'E8-T'],
    'server/modules/refunds/send.ts',
    "if (refund.state !== 'requested') {",
    'if (false) {',
  ),
  one(
    'the browser’s word is taken for the receipt',
    ['B6-1'],
    'server/modules/checkout/confirm.ts',
    'const reading = await deps.cards.readReceipt(ticket);',
    `const reading = { state: 'approved', receipt: { ticket, orderNo, amount: context.total, transactionNo: ticket,
      approvalCode: '', responseCode: '001', message: '', approvedAt: null, raw: {} } };`,
  ),
  one(
    'a hold ends without the gateway being asked',
    ['B4-3', 'B4-4'],
    'server/modules/calendar/queries/day-claims.ts',
    '        not(hasOpenTicket),\n',
    '',
  ),
  one(
    'silence of the gateway counts as not paid',
    ['B1-F2', 'B4-4'],
    'server/modules/checkout/reconcile.ts',
    "if (reading.state === 'unavailable') return unanswered(",
    'if (false) return unanswered(',
  ),
  one(
    'a hold does not keep its day from others',
    ['A5-2'],
    'server/modules/checkout/hold.ts',
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
    'server/modules/refunds/send.ts',
    "await updateRefund(tx, refund, { state: 'calling', method, attempts, calledAt: now, dueAt });",
    'await updateRefund(tx, refund, { attempts });',
  ),
  one(
    'one payment may be on record twice',
    ['B3-5'],
    'server/database/migrations/0011_checkout_limits.sql',
    'UNIQUE("store","transaction_no")',
    'UNIQUE("store","transaction_no","order_no")',
  ),
  one(
    'a payment whose booking throws is tried for ever',
    ['B7-1'],
    'domain/booking/unfinished-payment.ts',
    "  if (elapsed >= refundAfterMs && count >= fewestTries) return { action: 'refund', retryAt };\n",
    '',
  ),
  one(
    'whoever paid and is not booked is not told',
    ['B7-1', 'B4-1'],
    'server/modules/checkout/refund-unbookable.ts',
    '  await tried((inner) => enqueue(inner, [{ ...mail, recipient: email, language }], now));\n',
    '',
  ),
  one(
    'an approval after the end of its ticket is looked for a day later',
    ['B7-3'],
    'domain/booking/next-poll.ts',
    '[0, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, dayMs]',
    '[dayMs]',
  ),
  one(
    'a day is sold to both tabs of a visitor',
    ['B5-4'],
    'server/modules/checkout/finish.ts',
    '  if (isTwice)\n',
    '  if (isTwice && tx === null)\n',
  ),
  one(
    'a second ticket takes the place of the first',
    ['A3-2'],
    'server/modules/checkout/queries/contexts.ts',
    " and ticket is null and state = 'open' returning",
    " and state = 'open' returning",
  ),
  one(
    'an order number in use is given to the next checkout',
    ['A6-2'],
    'server/modules/checkout/queries/contexts.ts',
    '    .onConflictDoNothing()\n',
    `    .onConflictDoUpdate({ target: bookingContexts.orderNo, set: { visitorHash: sql\`excluded.visitor_hash\`,
      bookingData: sql\`excluded.booking_data\`, holdId: sql\`excluded.hold_id\` } })\n`,
  ),
  one(
    'a booking is cancelled without being locked',
    ['E1-2'],
    'server/modules/bookings/queries/links.ts',
    ".for('update', { of: bookings })",
    '',
  ),
  {
    name: 'a cancelled booking is cancelled again',
    cells: ['E2-2'],
    edits: [
      {
        file: 'server/modules/bookings/cancel/customer.ts',
        find: "  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');\n",
        replace: '',
      },
      { file: 'server/modules/bookings/cancel/customer.ts', find: "booking.status !== 'active' || ", replace: '' },
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
    'server/modules/refunds/send.ts',
    'if (now.getTime() < settledAt) {',
    'if (false) {',
  ),
  one(
    'two workers take one refund',
    ['E6-2', 'E6-3'],
    'server/modules/refunds/queries.ts',
    "    .for('update', { skipLocked: true });",
    '    ;',
  ),
  one(
    'Submit and recovery do not wait for each other',
    ['B2-2a', 'B2-2b'],
    'server/modules/checkout/queries/contexts.ts',
    ".where(eq(bookingContexts.orderNo, arg('orderNo')))\n    .for('update'),",
    ".where(eq(bookingContexts.orderNo, arg('orderNo'))),",
  ),
  one(
    'a connection that is lost at BEGIN is kept for ever',
    ['C2-D3'],
    'server/database/database.ts',
    '  db.transaction = async (work, config) => {',
    '  void async function unused(work, config) {',
  ),
  one(
    'an answer is given to another statement of its write',
    ['A5-2', 'A5-3'],
    'server/database/batch.ts',
    'else resolve(result as pg.QueryResult);',
    `else {
        const counts = this.#queries.map((query) => query._result.rowCount ?? 0);
        resolve({ ...result, rowCount: Math.max(...counts) } as pg.QueryResult);
      }`,
  ),
  {
    name: 'a write is committed after an error in its middle',
    cells: ['B7-1', 'B7-2'],
    edits: [
      {
        file: 'server/database/batch.ts',
        find: '    failed?.handleError(error, connection);\n    this.#giveUp(this.#answered + 1, error, connection);\n',
        replace: `    failed?.handleReadyForQuery(connection);
    const nothing = { command: '', rowCount: 1, oid: 0, fields: [], rows: [{}] };
    for (const { resolve } of this.entries.slice(this.#answered)) resolve(nothing);\n`,
      },
      {
        file: 'server/database/pipeline.ts',
        find: "    if (!isEmpty && (await this.#end('commit')).command !== 'COMMIT')\n",
        replace: "    if (!isEmpty && (await this.#end('commit')).command === '')\n",
      },
    ],
  },
  one(
    'a text of which nothing was heard is sent again blindly',
    ['D2-TT', 'D2-TK1'],
    'server/modules/messages/parts/claim.ts',
    'outcome: await find(row, row.calledAt ?? row.createdAt)',
    "outcome: { state: 'absent' }",
  ),
  one(
    'any mail of which nothing was heard is sent again',
    ['D2-MO1', 'D2-MO2'],
    'server/modules/messages/parts/channel.ts',
    "repeats: ({ topic, repeatedAt }) => topic === 'mail.confirmation' && repeatedAt === null,",
    'repeats: ({ repeatedAt }) => repeatedAt === null,',
  ),
  one(
    'a confirmation is sent again as often as nothing is heard of it',
    ['D2-MT2'],
    'server/modules/messages/parts/channel.ts',
    ' && repeatedAt === null,',
    ',',
  ),
  one(
    'the second confirmation has another Message-ID',
    ['D2-MT', 'D2-MK1'],
    'server/modules/messages/parts/channel.ts',
    'mail.send(message)',
    'mail.send({ ...message, messageId: message.messageId + Math.random() })',
  ),
  one(
    'a mail that a filter refuses pauses everybody',
    ['D6-M1'],
    'server/outbox/complete.ts',
    'policy: 5 }',
    'policy: 1 }',
  ),
  one(
    'an alert leaves only by the queue that is broken',
    ['D6-M2'],
    'server/modules/messages/queries/relays.ts',
    "where topic = 'operator.alert' and",
    "where not exists (select from service_pauses) and topic = 'operator.alert' and",
  ),
  one(
    'a message is sent before the intent is on record',
    ['D2-MK1', 'D2-TK1'],
    'server/modules/messages/parts/claim.ts',
    "state: 'calling',",
    "state: 'queued',",
  ),
  {
    name: 'two workers take one message',
    cells: ['D3-M2', 'D3-M3'],
    edits: [
      {
        file: 'server/outbox/queries.ts',
        find: "    .limit(oneRow)\n    .for('update', { skipLocked: true }),\n",
        replace: '    .limit(oneRow),\n',
      },
      {
        file: 'server/modules/messages/parts/claim.ts',
        find: "current?.state === 'queued' &&",
        replace: 'true ||',
      },
    ],
  },
  one(
    'an answer to a proposal is on record before the move',
    ['F1-K1', 'F1-D'],
    'server/modules/weather/answer.ts',
    '    return takeEffect(tx, effect, locked);',
    `    const early = { clientResponse: 'accept', responseReceivedAt: locked.now } as const;
    if (effect === 'move') await record(deps.db, locked.proposal, early);
    return takeEffect(tx, effect, locked);`,
  ),
  one(
    'a visit whose day was proposed to be left is proposed again',
    ['F7-2'],
    'server/modules/weather/judge.ts',
    'const isSettled = judgement.suitable || (await wasProposed(tx, { bookingId: id, date }));',
    'const isSettled = judgement.suitable;',
  ),
  one(
    'the success of an equal part is taken for another',
    ['E11-K1', 'E11-F'],
    'domain/refunds/settlement.ts',
    "      refundTransactionNo !== null && refundTransactionNo !== shown && settlement !== 'send-again',",
    '      shown !== undefined || settlement !== refundTransactionNo,',
  ),
  one(
    'what an owner sends again does not wait for who is looking it up',
    ['E10-3'],
    'server/modules/refunds/record.ts',
    "const dueAt = refund.state === 'unknown' ? lookUpEndsAt : now;",
    "const dueAt = refund.state === 'done' ? lookUpEndsAt : now;",
  ),
  one(
    'a look-up writes over what an owner said',
    ['E10-4'],
    'server/modules/refunds/queries.ts',
    'eq(refunds.attempts, refund.attempts), isSettledAs(refund)]',
    'eq(refunds.attempts, refund.attempts)]',
  ),
  one(
    'a refund is settled without being locked',
    ['E10-2'],
    'server/modules/refunds/queries.ts',
    "where(eq(refunds.id, id)).for('update')",
    'where(eq(refunds.id, id))',
  ),
  one(
    'a stop does not wait for a money call',
    ['E12-S'],
    'server/outbox/scheduler.ts',
    '      await Promise.all(ended);\n',
    '      void ended;\n',
  ),
  one(
    'a copy that is held gives back',
    ['H1-1', 'H1-K1'],
    'server/outbox/scheduler.ts',
    'if (fault() === null) {',
    "if (name === 'send-refunds' || fault() === null) {",
  ),
  one(
    'a refund of a copy is not looked up at its release',
    ['H1-1', 'H1-2'],
    'server/modules/backup/release.ts',
    'await lookUpRefunds(tx, now)',
    '(lookUpRefunds, 0)',
  ),
  one(
    'the mails of a copy leave again at its release',
    ['H1-1', 'H1-2'],
    'server/modules/backup/release.ts',
    'upTo: outboxUpTo ?? 0, by',
    'upTo: 0, by',
  ),
  {
    name: 'a kept page is shown to another language',
    cells: [],
    test: {
      file: 'server/http/pages/pages.test.ts',
      title: 'that is kept is never shown in the other language',
    },
    edits: [
      {
        file: 'server/http/pages/pages.ts',
        find: 'function pageHandler(',
        replace: `const keptPages = new WeakMap<Filler, Map<string, ReturnType<Filler>>>();
function keptPage(filled: Filler, path: string, file: KeptFile) {
  const kept = keptPages.get(filled) ?? new Map<string, ReturnType<Filler>>();
  keptPages.set(filled, kept);
  const page = kept.get(path) ?? filled(file);
  kept.set(path, page);
  return page;
}
function pageHandler(`,
      },
      {
        file: 'server/http/pages/pages.ts',
        find: 'const page = filled(file);',
        replace: 'const page = keptPage(filled, plain, file);',
      },
    ],
  },
];
