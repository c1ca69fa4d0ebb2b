import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';
import type { PaperFacts } from '#domain/papers/facts.ts';
import { inks, openSheet, paper, type Sheet, type Tag } from '../sheet.ts';
import { type PaperWords, paperWords } from './words.ts';

/** A paper, and the language in which it is drawn. */
export type Printed = { facts: PaperFacts; language: Language };

const column = { left: paper.left, right: 318, width: 222 };
const sums = { x: column.right, width: 100 };
const label = { size: 8, color: inks.quiet } as const;

/** A paper as a PDF of one page, in a language. */
export function renderPaper({ facts, language }: Printed): Promise<Buffer> {
  const words = paperWords(facts, language);
  const { issuedOn: on } = facts;
  const draw = (scale: number) => {
    const sheet = openSheet({ title: words.title, author: facts.supplier.legalName, language, on, scale });
    return { sheet, overflow: drawAll(sheet, words) };
  };
  const { sheet, overflow } = draw(1);
  if (overflow <= 0) return sheet.close();
  // Names and addresses may be ten lines long; they make everything smaller instead of taking a second page.
  return draw(paper.foot / (paper.foot + overflow)).sheet.close();
}

/** By how much the text runs into the foot of the page; negative when it does not. */
function drawAll(sheet: Sheet, words: PaperWords): number {
  head(sheet, words);
  const parties = drawParties(sheet, words, 150);
  const numbers = drawFacts(sheet, words.facts, parties + 26);
  const table = drawTable(sheet, words, numbers + 34);
  const payment = drawPayment(sheet, words, table + 34);
  return payment + 14 - drawFooter(sheet, words);
}

function head(sheet: Sheet, words: PaperWords): void {
  sheet.mark(paper.left, 56, 21);
  sheet.write(sheet.tag(sheet.root, 'P'), brand.name, 54.5, { x: 91, width: 200, font: 'display', size: 20 });
  const heading = { x: 258, width: paper.right - 258, font: 'display', size: 30, align: 'right' } as const;
  const fits = sheet.widthOf(words.heading, heading) < heading.width;
  sheet.write(sheet.tag(sheet.root, 'H1'), words.heading, fits ? 47 : 52.5, fits ? heading : { ...heading, size: 23 });
  sheet.rule(104, { color: inks.ink, width: 0.7 });
}

/** Who bills whom, side by side; where the longer of the two ends. */
function drawParties(sheet: Sheet, { from, billedTo }: PaperWords, y: number): number {
  const block = (party: PaperWords['from'], x: number): number => {
    const section = sheet.tag(sheet.root, 'Sect');
    sheet.write(sheet.tag(section, 'H2'), party.label, y - 18, { ...label, x, width: column.width });
    return party.lines.reduce((at, line, index) => {
      const style = index === 0 ? ({ font: 'strong', size: 10.5 } as const) : { color: inks.soft };
      return sheet.write(sheet.tag(section, 'P'), line, at, { ...style, x, width: column.width }) + 1;
    }, y);
  };
  return Math.max(block(from, column.left), block(billedTo, column.right));
}

/** Pairs in four columns; the last is a day in words, which is the longest. */
function drawFacts(sheet: Sheet, facts: PaperWords['facts'], y: number): number {
  const places = [
    { x: column.left, width: 130 },
    { x: 198, width: 110 },
    { x: 316, width: 60 },
    { x: 384, width: paper.right - 384 },
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

function drawTable(sheet: Sheet, { columns, service, sums: lines, total }: PaperWords, y: number): number {
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

/** How it was paid or went back; where it ends. */
function drawPayment(sheet: Sheet, { payment }: PaperWords, y: number): number {
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
  return Math.max(told, ended);
}

/** The registration numbers and the terms; where they begin. */
function drawFooter(sheet: Sheet, { footer }: PaperWords): number {
  const style = { size: 8, color: inks.quiet, lineGap: 1.5 };
  const height = footer.reduce((sum, line) => sum + sheet.heightOf(line, style) + 2, 0);
  const top = sheet.foot - height;
  sheet.rule(top - 12);
  footer.reduce((at, line) => sheet.write(sheet.tag(sheet.root, 'P'), line, at, style) + 2, top);
  return top - 12;
}
