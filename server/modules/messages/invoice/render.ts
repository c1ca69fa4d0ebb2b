import { brand } from '#business/brand.ts';
import { type InvoiceFacts, type InvoiceWords, invoiceWords } from './content.ts';
import { inks, openSheet, paper, type Sheet, type Tag } from './sheet.ts';

export type { InvoiceFacts };

const column = { left: paper.left, right: 318, width: 222 };
const sums = { x: column.right, width: 100 };
const label = { size: 8, color: inks.quiet } as const;

/** The invoice of a booking as a PDF of one page, in its language. */
export function renderInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const words = invoiceWords(facts);
  const { language, issuedOn: on } = facts;
  const draw = (scale: number) => {
    const sheet = openSheet({ title: words.title, author: brand.legalName, language, on, scale });
    return { sheet, overflow: drawAll(sheet, words) };
  };
  const { sheet, overflow } = draw(1);
  if (overflow <= 0) return sheet.close();
  // Names and addresses may be ten lines long; they make everything smaller instead of taking a second page.
  return draw(paper.foot / (paper.foot + overflow)).sheet.close();
}

/** By how much the text runs into the foot of the page; negative when it does not. */
function drawAll(sheet: Sheet, words: InvoiceWords): number {
  head(sheet, words);
  const parties = drawParties(sheet, words, 150);
  const numbers = drawFacts(sheet, words.facts, parties + 26);
  const table = drawTable(sheet, words, numbers + 34);
  const payment = drawPayment(sheet, words, table + 34);
  return payment + 14 - drawFooter(sheet, words);
}

function head(sheet: Sheet, words: InvoiceWords): void {
  sheet.mark(paper.left, 56, 21);
  sheet.write(sheet.tag(sheet.root, 'P'), brand.name, 54.5, { x: 91, width: 200, font: 'display', size: 20 });
  const heading = { x: 318, width: paper.right - 318, font: 'display', size: 30, align: 'right' } as const;
  sheet.write(sheet.tag(sheet.root, 'H1'), words.heading, 47, heading);
  sheet.rule(104, { color: inks.ink, width: 0.7 });
}

/** Who bills whom, side by side; where the longer of the two ends. */
function drawParties(sheet: Sheet, { from, billedTo }: InvoiceWords, y: number): number {
  const block = (party: InvoiceWords['from'], x: number): number => {
    const section = sheet.tag(sheet.root, 'Sect');
    sheet.write(sheet.tag(section, 'H2'), party.label, y - 18, { ...label, x, width: column.width });
    return party.lines.reduce((at, line, index) => {
      const style = index === 0 ? ({ font: 'strong', size: 10.5 } as const) : { color: inks.soft };
      return sheet.write(sheet.tag(section, 'P'), line, at, { ...style, x, width: column.width }) + 1;
    }, y);
  };
  return Math.max(block(from, column.left), block(billedTo, column.right));
}

/** Pairs in three columns. */
function drawFacts(sheet: Sheet, facts: InvoiceWords['facts'], y: number): number {
  const places = [
    { x: column.left, width: 145 },
    { x: 215, width: 95 },
    { x: column.right, width: paper.right - column.right },
  ];
  sheet.rule(y);
  const bottoms = facts.map(([name, value], index) => {
    const place = places[index] ?? { x: column.left, width: column.width };
    const pair = sheet.tag(sheet.root, 'P');
    const under = sheet.write(pair, name, y + 13, { ...label, ...place });
    return sheet.write(pair, value, under + 1, { ...place, size: 10 });
  });
  return Math.max(...bottoms);
}

function drawTable(sheet: Sheet, { columns, service, sums: lines, total }: InvoiceWords, y: number): number {
  const table = sheet.tag(sheet.root, 'Table');
  const headRow = sheet.tag(table, 'TR');
  sheet.write(sheet.tag(headRow, 'TH', 'Column'), columns[0], y, label);
  const under = sheet.write(sheet.tag(headRow, 'TH', 'Column'), columns[1], y, { ...label, align: 'right' });
  sheet.rule(under + 5, { color: inks.ink, width: 0.7 });

  const row = sheet.tag(table, 'TR');
  const cell = sheet.tag(row, 'TD');
  const top = under + 19;
  const named = sheet.write(sheet.tag(cell, 'P'), service.name, top, { font: 'display', size: 15, width: 350 });
  const told = service.details.reduce(
    (at, line) => sheet.write(sheet.tag(cell, 'P'), line, at, { color: inks.soft, width: 350 }) + 1,
    named + 3,
  );
  amount(sheet, row, { text: service.amount, y: top + 5 });
  sheet.rule(told + 13);
  const summed = lines.reduce((at, line) => sumRow(sheet, table, { ...line, y: at }), told + 27);
  sheet.rule(summed + 4, { from: sums.x, color: inks.ink, width: 0.7 });
  return totalRow(sheet, table, { ...total, y: summed + 15 });
}

const amount = (sheet: Sheet, row: Tag, { text, y }: { text: string; y: number }): number =>
  sheet.write(sheet.tag(row, 'TD'), text, y, { x: 420, width: paper.right - 420, align: 'right', size: 10 });

type SumRow = { label: string; amount: string; y: number };

function sumRow(sheet: Sheet, table: Tag, { label: name, amount: text, y }: SumRow): number {
  const row = sheet.tag(table, 'TR');
  sheet.write(sheet.tag(row, 'TH', 'Row'), name, y, { x: sums.x, width: sums.width, color: inks.soft, size: 10 });
  return amount(sheet, row, { text, y }) + 5;
}

function totalRow(sheet: Sheet, table: Tag, { label: name, amount: text, y }: SumRow): number {
  const row = sheet.tag(table, 'TR');
  const display = { font: 'display', size: 18 } as const;
  sheet.write(sheet.tag(row, 'TH', 'Row'), name, y, { ...display, x: sums.x, width: 90 });
  return sheet.write(sheet.tag(row, 'TD'), text, y, { ...display, x: 390, width: paper.right - 390, align: 'right' });
}

/** How it was paid, and what went back; where it ends. */
function drawPayment(sheet: Sheet, { payment, credit, refund }: InvoiceWords, y: number): number {
  const section = sheet.tag(sheet.root, 'Sect');
  const right = { x: 420, width: paper.right - 420, align: 'right' } as const;
  sheet.rule(y);
  const headed = sheet.write(sheet.tag(section, 'H2'), payment.heading, y + 14, { font: 'display', size: 15 });
  const told =
    payment.note === null
      ? headed
      : sheet.write(sheet.tag(section, 'P'), payment.note, headed + 2, { color: inks.soft, width: 220 });
  const ended = payment.facts.reduce((at, [name, value]) => {
    const pair = sheet.tag(section, 'P');
    sheet.write(pair, name, at, { ...sums, color: inks.soft });
    return sheet.write(pair, value, at, right) + 4;
  }, y + 18);
  return [credit, refund].reduce(
    (bottom, credited) => {
      if (credited === null) return bottom;
      sheet.rule(bottom + 9);
      const part = sheet.tag(section, 'P');
      const under = sheet.write(part, credited.note, bottom + 22, { font: 'strong', width: 320, size: 10 });
      sheet.write(part, credited.amount, bottom + 22, { ...right, font: 'strong', size: 10 });
      return sheet.write(part, credited.detail, under, { color: inks.soft, width: 320 });
    },
    Math.max(told, ended),
  );
}

/** The registration numbers and the terms; where they begin. */
function drawFooter(sheet: Sheet, { footer }: InvoiceWords): number {
  const style = { size: 8, color: inks.quiet, lineGap: 1.5 };
  const height = footer.reduce((sum, line) => sum + sheet.heightOf(line, style) + 2, 0);
  const top = sheet.foot - height;
  sheet.rule(top - 12);
  footer.reduce((at, line) => sheet.write(sheet.tag(sheet.root, 'P'), line, at, style) + 2, top);
  return top - 12;
}
