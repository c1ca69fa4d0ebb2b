import { brand } from '#business/brand.ts';
import type { PaperFacts } from '#domain/documents/facts.ts';
import type { Language } from '#domain/language.ts';
import { colors, openPdfPage, type PdfPage, type PdfPageFacts, paper, type Tag } from '../pdf-page.ts';
import { type PaperWords, paperWords } from './words.ts';

export type Printed = { facts: PaperFacts; language: Language };

const column = { left: paper.left, right: 318, width: 222 };
const sums = { x: column.right, width: 100 };
const label = { size: 8, color: colors.quiet } as const;

export const renderPaper = ({ facts, language }: Printed): Promise<Buffer> =>
  renderWords(paperWords(facts, language), { author: facts.supplier.legalName, language, on: facts.issuedOn });

/** A paper of one page, of whatever it says. */
export function renderWords(
  words: PaperWords,
  about: Pick<PdfPageFacts, 'author' | 'language' | 'on'>,
): Promise<Buffer> {
  const draw = (scale: number) => {
    const pdfPage = openPdfPage({ ...about, title: words.title, scale });
    return { pdfPage, overflow: drawAll(pdfPage, words) };
  };
  const { pdfPage, overflow } = draw(1);
  if (overflow <= 0) return pdfPage.close();
  // Names and addresses may be ten lines long; everything is scaled down rather than taking a second page.
  return draw(paper.foot / (paper.foot + overflow)).pdfPage.close();
}

/** By how much the text overlaps the page footer; negative if it does not. */
function drawAll(pdfPage: PdfPage, words: PaperWords): number {
  head(pdfPage, words);
  const parties = drawParties(pdfPage, words, 150);
  const numbers = drawFacts(pdfPage, words.facts, parties + 26);
  const table = drawTable(pdfPage, words, numbers + 34);
  const payment = drawPayment(pdfPage, words, table + 34);
  return payment + 14 - drawFooter(pdfPage, words);
}

function head(pdfPage: PdfPage, words: PaperWords): void {
  pdfPage.mark(paper.left, 56, 21);
  pdfPage.put(pdfPage.root, 'P', brand.name, 54.5, { x: 91, width: 200, font: 'display', size: 20 });
  const heading = { x: 258, width: paper.right - 258, font: 'display', size: 30, align: 'right' } as const;
  const fits = pdfPage.widthOf(words.heading, heading) < heading.width;
  pdfPage.put(pdfPage.root, 'H1', words.heading, fits ? 47 : 52.5, fits ? heading : { ...heading, size: 23 });
  pdfPage.rule(104, { color: colors.ink, width: 0.7 });
}

/** Who bills whom, side by side; returns where the longer one ends. */
function drawParties(pdfPage: PdfPage, { from, billedTo }: PaperWords, y: number): number {
  const block = (party: PaperWords['from'], x: number): number => {
    const section = pdfPage.tag(pdfPage.root, 'Sect');
    pdfPage.put(section, 'H2', party.label, y - 18, { ...label, x, width: column.width });
    return party.lines.reduce((at, line, index) => {
      const style = index === 0 ? ({ font: 'strong', size: 10.5 } as const) : { color: colors.soft };
      return pdfPage.put(section, 'P', line, at, { ...style, x, width: column.width }) + 1;
    }, y);
  };
  return Math.max(block(from, column.left), block(billedTo, column.right));
}

/** Pairs in four columns; the last is a written-out date, which is the longest. */
function drawFacts(pdfPage: PdfPage, facts: PaperWords['facts'], y: number): number {
  const places = [
    { x: column.left, width: 130 },
    { x: 198, width: 110 },
    { x: 316, width: 60 },
    { x: 384, width: paper.right - 384 },
  ];
  pdfPage.rule(y);
  const bottoms = facts.map(([name, value], index) => {
    const place = places[index] ?? { x: column.left, width: column.width };
    const pair = pdfPage.tag(pdfPage.root, 'P');
    const under = pdfPage.write(pair, name, y + 13, { ...label, ...place });
    return pdfPage.write(pair, value, under + 1, { ...place, size: 10 });
  });
  return Math.max(...bottoms);
}

function drawTable(pdfPage: PdfPage, { columns, service, sums: lines, total }: PaperWords, y: number): number {
  const table = pdfPage.tag(pdfPage.root, 'Table');
  const headRow = pdfPage.tag(table, 'TR');
  pdfPage.write(pdfPage.tag(headRow, 'TH', 'Column'), columns[0], y, label);
  const under = pdfPage.write(pdfPage.tag(headRow, 'TH', 'Column'), columns[1], y, { ...label, align: 'right' });
  pdfPage.rule(under + 5, { color: colors.ink, width: 0.7 });

  const row = pdfPage.tag(table, 'TR');
  const cell = pdfPage.tag(row, 'TD');
  const top = under + 19;
  const named = pdfPage.put(cell, 'P', service.name, top, { font: 'display', size: 15, width: 350 });
  const told = service.details.reduce(
    (at, line) => pdfPage.put(cell, 'P', line, at, { color: colors.soft, width: 350 }) + 1,
    named + 3,
  );
  amount(pdfPage, row, { text: service.amount, y: top + 5 });
  pdfPage.rule(told + 13);
  const summed = lines.reduce((at, line) => sumRow(pdfPage, table, { ...line, y: at }), told + 27);
  pdfPage.rule(summed + 4, { from: sums.x, color: colors.ink, width: 0.7 });
  return totalRow(pdfPage, table, { ...total, y: summed + 15 });
}

const amount = (pdfPage: PdfPage, row: Tag, { text, y }: { text: string; y: number }): number =>
  pdfPage.put(row, 'TD', text, y, { x: 420, width: paper.right - 420, align: 'right', size: 10 });

type SumRow = { label: string; amount: string; y: number };

function sumRow(pdfPage: PdfPage, table: Tag, { label: name, amount: text, y }: SumRow): number {
  const row = pdfPage.tag(table, 'TR');
  pdfPage.write(pdfPage.tag(row, 'TH', 'Row'), name, y, { x: sums.x, width: sums.width, color: colors.soft, size: 10 });
  return amount(pdfPage, row, { text, y }) + 5;
}

function totalRow(pdfPage: PdfPage, table: Tag, { label: name, amount: text, y }: SumRow): number {
  const row = pdfPage.tag(table, 'TR');
  const display = { font: 'display', size: 18 } as const;
  pdfPage.write(pdfPage.tag(row, 'TH', 'Row'), name, y, { ...display, x: sums.x, width: 90 });
  return pdfPage.put(row, 'TD', text, y, {
    ...display,
    x: 390,
    width: paper.right - 390,
    align: 'right',
  });
}

/** How it was paid or refunded; returns where it ends. */
function drawPayment(pdfPage: PdfPage, { payment }: PaperWords, y: number): number {
  const section = pdfPage.tag(pdfPage.root, 'Sect');
  const right = { x: 420, width: paper.right - 420, align: 'right' } as const;
  pdfPage.rule(y);
  const headed = pdfPage.put(section, 'H2', payment.heading, y + 14, { font: 'display', size: 15 });
  const told =
    payment.note === null
      ? headed
      : pdfPage.put(section, 'P', payment.note, headed + 2, { color: colors.soft, width: 220 });
  const ended = payment.facts.reduce((at, [name, value]) => {
    const pair = pdfPage.tag(section, 'P');
    pdfPage.write(pair, name, at, { ...sums, color: colors.soft });
    return pdfPage.write(pair, value, at, right) + 4;
  }, y + 18);
  return Math.max(told, ended);
}

/** The registration numbers and the terms; returns where they start. */
function drawFooter(pdfPage: PdfPage, { footer }: PaperWords): number {
  const style = { size: 8, color: colors.quiet, lineGap: 1.5 };
  const height = footer.reduce((sum, line) => sum + pdfPage.heightOf(line, style) + 2, 0);
  const top = pdfPage.foot - height;
  pdfPage.rule(top - 12);
  footer.reduce((at, line) => pdfPage.put(pdfPage.root, 'P', line, at, style) + 2, top);
  return top - 12;
}
