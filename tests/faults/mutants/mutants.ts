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

/** One that a test beside the product catches. */
const beside = (name: string, test: Mutant['test'], file: string, find: string, replace: string): Mutant => ({
  ...one(name, [], file, find, replace),
  ...(test && { test }),
});

const webhooks = (title: string) => ({ file: 'server/modules/webhooks/webhooks.test.ts', title });
const savedCards = (title: string) => ({ file: 'server/modules/saved-cards/saved-cards.test.ts', title });

const baseline = 'server/database/migrations/0061_baseline.sql';

/** Played without a crash: the sequence in which money goes back in pieces. */
const inPieces = {
  file: 'tests/faults/model/model.test.ts',
  title: 'a payment that goes back in pieces is credited once to the cent, with each of its taxes',
};

/** The program with one known mistake each. What is found is found once in its file. */
export const mutants: readonly Mutant[] = [
  one(
    'what a charge brought is asked back from the payment of the sale',
    ['M5-K1'],
    'server/modules/refunds/request-of-booking.ts',
    'const payment = charge ? charge.receipt : account.payment;',
    'const { payment } = account;',
  ),
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
    '    ...storefront,\n    glassCoverage: coverageOf(selectedLayout),',
    '    glassCoverage: coverageOf(selectedLayout),',
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
    'const gotDay = isClaimed || (!hadDay && !inDemand && (await claimDay(tx, claim)));',
    'const gotDay = isClaimed || (!hadDay && !inDemand && claimDay !== null);',
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
    baseline,
    'UNIQUE (store, transaction_no)',
    'UNIQUE (store, transaction_no, order_no)',
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
    'server/modules/bookings/queries/visits.ts',
    "    .orderBy(sql`refresh_of is not null`)\n    .for('update');",
    '    .orderBy(sql`refresh_of is not null`);',
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
    baseline,
    '  CONSTRAINT day_claims_service_date_crew_pk PRIMARY KEY (service_date, crew),\n',
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
    ".limit(1)\n    .for('update', { skipLocked: true });",
    '.limit(1);',
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
    'try {\n      await client.query({ name: begin, text: begin });',
    'await client.query({ name: begin, text: begin });\n    try {',
  ),
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
    'const unsuitable = wet.filter(({ booking }) => !settled.has(booking.id));',
    'const unsuitable = wet;',
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
    'await lookUpRefunds(tx, { upTo: refundsUpTo, heldSince, now })',
    '(lookUpRefunds, 0)',
  ),
  one(
    'the mails of a copy leave again at its release',
    ['H1-1', 'H1-2'],
    'server/modules/backup/release.ts',
    'upTo: outboxUpTo ?? 0, by',
    'upTo: 0, by',
  ),
  one(
    'a refresh is sold before the visit that it refreshes',
    ['E16-4'],
    'domain/booking/refresh.ts',
    "return followsVisit(earlier, date) ? null : 'REFRESH_TOO_EARLY';",
    "return followsVisit(earlier, date) || date ? null : 'REFRESH_TOO_EARLY';",
  ),
  one(
    'a visit and its refresh are moved past each other',
    ['E16-5'],
    'server/modules/bookings/move/write.ts',
    '  if (problem) return refuse(problem);\n',
    '',
  ),
  one(
    'a cancelled Platinum visit leaves its free refresh behind',
    ['E16-K1', 'E16-K2'],
    'server/modules/bookings/cancel/write.ts',
    'for (const refresh of dependent.toCome) {',
    'for (const refresh of dependent.toCome.slice(1)) {',
  ),
  one(
    'a free refresh that was done is given away with the refund of its Platinum visit',
    ['E17-1'],
    'server/modules/bookings/cancel/write.ts',
    "const withheld = refund === 'due' ? dependent.withheld : cents(0);",
    "const withheld = refund === 'due' && by !== 'operator' ? dependent.withheld : cents(0);",
  ),
  one(
    'a booking whose money went back after all stays as one that gets none',
    ['E15-K1', 'E15-X'],
    'server/modules/refunds/standing.ts',
    "review && standing === 'pending' ? 'review' : standing;",
    "account.credits.every(({ reason }) => reason === 'part') ? 'not-eligible' : review && standing === 'pending' ? 'review' : standing;",
  ),
  one(
    'a visit is moved to a day that is not claimed',
    ['F8-K1', 'F9-K1'],
    'server/modules/bookings/move/write.ts',
    ': claimDay(tx, { ...from, date, owner: { bookingId: booking.id }, now });',
    ': booking.id !== date || claimDay(tx, { ...from, date, owner: { bookingId: booking.id }, now });',
  ),
  one(
    'the operator’s button makes a booking each time that it is pressed',
    ['K1-2'],
    'server/modules/checkout/operator/book.ts',
    "  if (!isNew) return 'asked-before';\n",
    '',
  ),
  one(
    'a withdrawn link keeps its day',
    ['I7-K2', 'I7-D'],
    'server/modules/checkout/operator/withdraw-link.ts',
    '    await letHoldGo(tx, holdId, now);\n',
    '',
  ),
  one(
    'the end of a link whose card form was open is not told',
    ['I8-3'],
    'server/modules/checkout/operator/end-links.ts',
    "if (holdId === null || hold?.status !== 'active') return true;",
    "if (holdId === null || hold?.status !== 'active') return false;",
  ),
  ...[
    {
      name: 'the taxes of each refund are rounded on their own',
      file: 'domain/ledger/account.ts',
      find: 'refundParts(shared.of, amount, shared.before)',
      replace: 'refundParts(shared.of, amount)',
    },
    {
      name: 'a correction credits a share of each tax, and not the difference of two prices',
      file: 'domain/ledger/account.ts',
      find: 'return difference?.total === amount ? heldTo(kept, difference) : ',
      replace: 'return difference?.total === null ? heldTo(kept, difference) : ',
    },
    {
      name: 'a supplementary invoice charges its difference',
      file: 'domain/ledger/account.ts',
      find: 'amount: noQuote, correction, charge: null }',
      replace: 'amount: quoteOf(correction), correction, charge: null }',
    },
    {
      name: 'papers credit what the cancellation wrote, and not what went back',
      file: 'server/modules/refunds/account.ts',
      find: 'sold, paid, refunds, corrections, charges })',
      replace:
        "sold, paid, refunds: refunds.filter(({ reason }) => reason === 'cancellation'), corrections, charges })",
    },
    {
      name: 'an English paper is sent without its French copy',
      file: 'server/modules/documents/attached.ts',
      find: "['fr', language]",
      replace: '[language]',
    },
  ].map(({ name, ...edit }) => ({ name, edits: [edit], cells: [], test: inPieces })),
  {
    name: 'a number of a credit note is given twice',
    cells: [],
    test: inPieces,
    edits: [
      {
        file: 'server/modules/refunds/request-of-booking.ts',
        find: 'credits.length + 1',
        replace: 'Math.max(1, credits.length)',
      },
    ],
  },
  {
    name: 'an invoice is drawn from the booking as it is today',
    cells: [],
    test: {
      file: 'server/modules/documents/issue.test.ts',
      title: 'says what was sold where it is drawn for the first time after everything changed',
    },
    edits: [
      {
        file: 'server/modules/documents/issue.ts',
        find: 'asSold(booking, { contacts, storefronts, moves: moves.toReversed() })',
        replace: '[asSold, contacts, storefronts, moves].length ? booking : booking',
      },
    ],
  },
  {
    name: 'a checkout is locked before the link that it came by',
    cells: [],
    test: {
      file: 'tests/faults/locks.test.ts',
      title: 'when two things happen to a payment link at once, its end past: false',
    },
    edits: [
      {
        file: 'server/modules/checkout/finish.ts',
        find: `  const link = seen.operatorBookingId === null ? null : await lockOperatorBooking(tx, seen.operatorBookingId);
  const { context, isTwice } = await lockAndLookForAnotherTab(tx, seen);`,
        replace: `  const { context, isTwice } = await lockAndLookForAnotherTab(tx, seen);
  const link = seen.operatorBookingId === null ? null : await lockOperatorBooking(tx, seen.operatorBookingId);`,
      },
    ],
  },
  {
    name: 'what was promised of cancelling is read from the setting of today',
    cells: [],
    test: {
      file: 'server/modules/bookings/promise.test.ts',
      title: 'is kept when the cut-off is raised afterwards, on the page and when it is cancelled',
    },
    edits: [
      {
        file: 'server/modules/bookings/deadlines.ts',
        find: 'deadlinesInForce(visitBegins(booking), booking, policy)',
        replace: '[deadlinesInForce].length ? promisedBy(policy, visitBegins(booking)) : promiseOf(booking, policy)',
      },
    ],
  },
  {
    name: 'card forms of a link that are opened at once are not counted again',
    cells: [],
    test: {
      file: 'server/modules/checkout/limits.test.ts',
      title: 'has three of them also where six are opened before the gateway has answered the first',
    },
    edits: [
      {
        file: 'server/modules/checkout/operator/pay-link.ts',
        find: '  await keepTickets(deps, link.id);\n',
        replace: '  void keepTickets;\n',
      },
    ],
  },
  {
    name: 'a payment link has a fourth card form',
    cells: [],
    test: {
      file: 'server/modules/checkout/limits.test.ts',
      title: 'has three open card forms at most, whoever opens them, and nobody’s asks the gateway about all that were',
    },
    edits: [
      {
        file: 'server/modules/checkout/operator/pay-link.ts',
        find: 'of: { operatorBookingId: id }, keep: ticketsPerLink - 1',
        replace: 'of: { operatorBookingId: id }, keep: ticketsPerLink',
      },
      {
        file: 'server/modules/checkout/operator/pay-link.ts',
        find: 'keep: checkoutLimits.ticketsPerLink, now',
        replace: 'keep: checkoutLimits.ticketsPerLink + 1, now',
      },
    ],
  },
  {
    name: 'the refund of whoever was not booked is not found for them',
    cells: [],
    test: {
      file: 'server/modules/retention/person.test.ts',
      title: 'who paid and was not booked is found by the payment, and erased once the money is back',
    },
    edits: [
      {
        file: 'server/modules/retention/queries/person.ts',
        find: 'as row from refunds t where',
        replace: 'as row from refunds t where booking_id is not null and',
      },
    ],
  },
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
  beside(
    'an event is signed with a secret that its receiver does not have',
    webhooks('hears of a booking once, with ids, day and amounts, and of no person'),
    'server/modules/webhooks/secret.ts',
    '{ id, secretVersion: version }',
    '{ id: String(rotatedAt), secretVersion: version }',
  ),
  beside(
    'a name that leads into the own network is called',
    webhooks('go to no name that leads into the own network, and say so'),
    'adapters/webhooks/http/client.ts',
    '!local && { lookup',
    'local && { lookup',
  ),
  beside(
    'a literal address of the own network may be named',
    webhooks('go to no address of the own network: https://169.254.169.254/latest/meta-data'),
    'adapters/webhooks/http/client.ts',
    'isIP(host) !== 0',
    'isIP(host) === 6',
  ),
  beside(
    'a card is kept although its payer ticked nothing',
    savedCards('is kept only if its payer ticked the box, sealed, and by whichever way the payment is booked'),
    'server/modules/checkout/finish.ts',
    'context.savedCard?.keep &&',
    'context &&',
  ),
  beside(
    'a saved card is offered to another mailbox',
    savedCards('is offered in the form of a payment link that was sent to its mailbox, and to nobody else'),
    'server/modules/saved-cards/queries.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the file has it
    'lower(${bookings.email}) = ${email.trim().toLowerCase()}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the file has it
    'length(${email}) > 0',
  ),
  beside(
    'a saved card is offered to whoever names the order that is refreshed',
    savedCards('is offered to who comes by the link of the visit that is refreshed, until another address waits'),
    'server/modules/checkout/preload.ts',
    'return reads && (await',
    'return (reads || earlier) && (await',
  ),
  beside(
    'a saved card is offered by the link of a charge that went to a former address',
    savedCards(
      'is offered in the form of a charge, while its link went to no other mailbox and no other address waits',
    ),
    'server/modules/checkout/charge/open.ts',
    'return isTheirs && (await',
    'return (isTheirs || id) && (await',
  ),
];
