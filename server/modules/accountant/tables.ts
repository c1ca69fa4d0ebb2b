import { schedule } from '#business/schedule.ts';
import { serviceName } from '#business/services.ts';
import { taxes } from '#business/taxes.ts';
import { gatewayDays } from '#domain/accountant/gateway-days.ts';
import { entryOf, type LedgerAccounts } from '#domain/accountant/journal.ts';
import { ofKind, sumOf } from '#domain/accountant/movements.ts';
import { today } from '#domain/calendar/zone.ts';
import { formatMoment, formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { differenceWords } from '#domain/ledger/difference.messages.ts';
import type { Difference, Said, Statement } from '#domain/ledger/difference.ts';
import { cents, sum } from '#domain/money.ts';
import { minusQuote, noQuote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { decimalOf, money, type Row } from '#server/common/spreadsheet.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { messages } from './messages.ts';
import type { MonthBooks, Moved, Undone } from './read.ts';

type Facts = { books: MonthBooks; accounts: LedgerAccounts; language: Language };

const amounts = (of: Quote): Row => [money(of.base), ...taxes.map(({ key }) => money(of[key])), money(of.total)];
const blanks = (count: number): Row => Array.from({ length: count }, () => '');
const negative = (of: Quote): Quote => minusQuote(noQuote, of);
const buyerOf = (booking: Booking | null) => booking?.companyName || booking?.businessName || '';

/** The tables of a month by the name of their file, in the words of a language; the last row of amounts is their sum. */
export function tablesOf({ books, accounts, language }: Facts) {
  const { heads, kinds, ways, reasons, sums, ...words } = inLanguage(messages, language);
  const { movements, undone, span } = books;
  const [sales, credits] = [ofKind(movements, 'sale'), ofKind(movements, 'credit')];
  const [charges, returns] = [ofKind(movements, 'charge'), ofKind(movements, 'return')];
  const days = gatewayDays(movements);
  const arrives = sum(...days.map((day) => day.arrives));
  const priced = [heads.base, ...taxes.map(({ name }) => name[language]), heads.total];
  const reasonOf = ({ reason, kind }: Moved) => (reason ? reasons[reason] : kinds[kind]);
  const undoneSum = sumOf(undone.map(({ kept: amount }) => ({ amount })));

  const saleRow = ({ day, number, booking, way, transactionNo, amount }: Moved): Row => [
    ...[day, number, booking?.clientId ?? '', buyerOf(booking), booking?.purchaseOrderNumber ?? ''],
    ...[serviceName(booking?.coatingType ?? '', language), booking?.appointmentDate ?? '', ways[way], transactionNo],
    ...amounts(amount),
  ];
  const taxRow = (one: Moved): Row => {
    const amount = one.kind === 'sale' ? one.amount : negative(one.amount);
    const rates = taxes.map(({ key }) => decimalOf((one.booking?.taxRates[key] ?? 0) / 1000, language));
    return [one.day, one.number, kinds[one.kind], ...rates, ...amounts(amount)];
  };
  const taxSum = (what: string, amount: Quote): Row => [span.to, '', what, ...blanks(taxes.length), ...amounts(amount)];
  const undoneRow = ({ booking, visitOn, kept }: Undone): Row => [
    ...[booking.orderNo, booking.clientId, buyerOf(booking), serviceName(booking.coatingType, language)],
    ...[today(booking.createdAt, schedule.timeZone), visitOn, ...amounts(kept)],
  ];
  const journalRows = movements.map(entryOf).flatMap(({ number, day, kind, postings }, index) =>
    postings.map(({ account, debit, credit }): Row => {
      const name = words.accounts[account];
      const tax = taxes.find(({ key }) => key === account)?.name[language] ?? '';
      const said = typeof name === 'string' ? name : name(tax);
      const about = [kinds[kind], number, buyerOf(movements[index]?.booking ?? null)].filter(Boolean).join(' ');
      return [`${span.month}-${index + 1}`, day, accounts[account], said, about, money(debit), money(credit)];
    }),
  );

  return {
    summary: [
      [heads.what, heads.count, ...priced],
      [sums.sales, sales.length, ...amounts(sumOf(sales))],
      [sums.refunds, credits.length, ...amounts(sumOf(credits))],
      [sums.net, '', ...amounts(minusQuote(sumOf(sales), sumOf(credits)))],
      [sums.undone, undone.length, ...amounts(undoneSum)],
      [sums.unbooked, charges.length, ...blanks(1 + taxes.length), money(sumOf(charges).total)],
      [sums.unbookedReturned, returns.length, ...blanks(1 + taxes.length), money(sumOf(returns).total)],
      [sums.gateway, '', ...blanks(1 + taxes.length), money(arrives)],
    ],
    sales: [
      [
        ...[heads.day, heads.invoice, heads.clientId, heads.buyer, heads.purchaseOrder, heads.service],
        ...[heads.visitOn, heads.way, heads.transactionNo, ...priced],
      ],
      ...sales.map(saleRow),
      [sums.all, ...blanks(8), ...amounts(sumOf(sales))],
    ],
    refunds: [
      [heads.day, heads.orderNo, heads.creditNote, heads.reason, heads.way, heads.transactionNo, heads.total],
      ...[...credits, ...returns].map((one): Row => {
        const { day, orderNo, kind, number, way, transactionNo, amount } = one;
        const note = kind === 'credit' ? number : '';
        return [day, orderNo, note, reasonOf(one), ways[way], transactionNo, money(amount.total)];
      }),
      [sums.all, ...blanks(5), money(sumOf([...credits, ...returns]).total)],
    ],
    creditNotes: [
      [heads.day, heads.creditNote, heads.invoice, heads.buyer, heads.reason, ...priced],
      ...credits.map(
        (one): Row => [one.day, one.number, one.orderNo, buyerOf(one.booking), reasonOf(one), ...amounts(one.amount)],
      ),
      [sums.all, ...blanks(4), ...amounts(sumOf(credits))],
    ],
    taxes: [
      [heads.day, heads.number, heads.kind, ...taxes.map(({ name }) => heads.rate(name[language])), ...priced],
      ...movements.filter(({ kind }) => kind === 'sale' || kind === 'credit').map(taxRow),
      taxSum(sums.sales, sumOf(sales)),
      taxSum(sums.refunds, negative(sumOf(credits))),
      taxSum(sums.net, minusQuote(sumOf(sales), sumOf(credits))),
    ],
    undone: [
      [heads.invoice, heads.clientId, heads.buyer, heads.service, heads.paidOn, heads.visitOn, ...priced],
      ...undone.map(undoneRow),
      [sums.all, ...blanks(5), ...amounts(undoneSum)],
    ],
    gateway: [
      [heads.day, heads.charges, heads.charged, heads.returns, heads.returned, heads.arrives],
      ...days.map(
        (one): Row => [
          ...[one.day, one.charges, money(one.charged), one.returns, money(one.returned), money(one.arrives)],
        ],
      ),
      [
        sums.all,
        days.reduce((count, one) => count + one.charges, 0),
        money(sum(...days.map(({ charged }) => charged))),
        days.reduce((count, one) => count + one.returns, 0),
        money(sum(...days.map(({ returned }) => returned))),
        money(arrives),
      ],
    ],
    journal: [
      [heads.number, heads.day, heads.account, heads.accountName, heads.description, heads.debit, heads.credit],
      ...journalRows,
    ],
    check: checkRows(books, language),
  } satisfies Record<string, readonly Row[]>;
}

/** The differences of the month's own records, and of the last three-way check. */
function checkRows({ compared, differences, check }: MonthBooks, language: Language): Row[] {
  const { heads, yes, check: words } = inLanguage(messages, language);
  const { whats, sources } = inLanguage(differenceWords, language);
  const statement = ([source, ...says]: Statement): string =>
    `${sources[source]}: ${says.map((said) => saidInWords(said, language)).join(', ')}`;
  const row = (part: string, { subject, code, between, inFlight }: Difference): Row => [
    ...[part, subject, whats[code], statement(between[0]), statement(between[1]), inFlight ? yes : ''],
  ];
  const counted = (part: string, orders: number, found: number): Row[] => [
    [part, '', words.compared, orders, '', ''],
    [part, '', words.differences, found, '', ''],
  ];
  return [
    [words.part, heads.subject, heads.difference, heads.one, heads.other, heads.underWay],
    ...counted(words.records, compared, differences.filter(({ inFlight }) => !inFlight).length),
    ...differences.map((one) => row(words.records, one)),
    ...(check === null ? [[words.never, '', '', '', '', '']] : threeWayRows(check)),
  ];

  function threeWayRows({ finishedAt, ledger, books, listed }: NonNullable<typeof check>): Row[] {
    const part = words.threeWay(formatMoment(new Date(finishedAt), schedule.timeZone, language));
    return [
      ...counted(part, ledger.orders, ledger.differences + books.differences),
      ...listed.map(({ between, ...difference }) => {
        const [one, other] = between.map(({ source, says }): Statement => [source, ...says]);
        return row(part, { ...difference, between: [one ?? ['books'], other ?? ['books']] });
      }),
    ];
  }
}

function saidInWords(said: Said, language: Language): string {
  if ('amount' in said) return formatMoney(cents(said.amount), language);
  if ('date' in said) return [said.date, said.time].filter(Boolean).join(' ');
  return 'state' in said ? differenceWords.states[said.state][language] : said.text;
}
