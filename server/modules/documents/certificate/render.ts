import { encode } from 'uqr';
import { brand } from '#business/brand.ts';
import type { Facade } from '#domain/facade/layouts.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';
import { type FontName, fonts } from '../fonts.ts';
import { colors, openPdfPage, type PdfPage, paper } from '../pdf-page.ts';
import { type CertificateFacts, type CertificateWords, certificateWords } from './content.ts';
import { bandHeight, elevationOf, measuresOf } from './elevation.ts';

export type { CertificateFacts };

const page = { width: paper.width, height: 792, frame: 30, left: 84, right: 528 };
const middle = { x: page.left, width: page.right - page.left, align: 'center' } as const;
const label = { size: 7.5, color: colors.quiet } as const;
/** Points per metre of the façade, and the position of its lower left corner. */
const metre = 38;
const corner = { x: (page.width - wallWidth * metre) / 2, y: 454 };

/** The certificate of a coated visit as a PDF of two pages, in its language: the façade, and its care on the back. */
export function renderCertificate(facts: CertificateFacts): Promise<Buffer> {
  const words = certificateWords(facts);
  const { language, booking } = facts;
  const pdfPage = openPdfPage({ title: words.title, author: brand.legalName, language, on: booking.appointmentDate });
  drawFront(pdfPage, words);
  pdfPage.nextPage();
  drawBack(pdfPage, words);
  return pdfPage.close();
}

function drawFront(pdfPage: PdfPage, words: CertificateWords): void {
  drawFrame(pdfPage);
  pdfPage.mark(page.width / 2 - 10.5, 62, 21);
  pdfPage.put(pdfPage.root, 'P', brand.name, 90, { ...middle, font: 'display', size: 15 });
  pdfPage.put(pdfPage.root, 'H1', words.heading, 114, { ...middle, font: 'display', size: 30 });
  if (words.place) drawPlace(pdfPage, words.place, 160);
  if (words.elevation) drawElevation(pdfPage, words.elevation);
  const named = drawName(pdfPage, words, words.elevation ? 496 : 290);
  pdfPage.put(pdfPage.root, 'P', words.said, named + 8, { ...middle, size: 10, color: colors.soft });
  drawFacts(pdfPage, words.facts, 566);
  drawWarranty(pdfPage, words.warranty, 630);
  drawSignature(pdfPage, words, 690);
}

/** The number of a place between two strokes, as on a plate. */
function drawPlace(pdfPage: PdfPage, place: string, y: number): void {
  const style = { font: 'display', size: 14 } as const;
  const half = pdfPage.widthOf(place, style) / 2 + 14;
  const stroke = { color: colors.bronze, width: 0.6 };
  for (const side of [-1, 1]) {
    const ends = [page.width / 2 + side * half, page.width / 2 + side * (half + 46)];
    pdfPage.rule(y + 9, { from: Math.min(...ends), to: Math.max(...ends), ...stroke });
  }
  pdfPage.put(pdfPage.root, 'P', place, y, { ...middle, ...style, color: colors.bronze });
}

/** A rule to sign on, and where the number is confirmed, to read and to scan. */
function drawSignature(pdfPage: PdfPage, { signed, confirm }: CertificateWords, y: number): void {
  const side = 54;
  pdfPage.rule(y + 38, { from: page.left, to: page.left + 170, color: colors.ink, width: 0.5 });
  pdfPage.put(pdfPage.root, 'P', signed, y + 42, { ...label, x: page.left, width: 170 });
  const code = { x: page.right - side, y };
  const beside = { ...label, x: page.left + 182, width: code.x - page.left - 194, align: 'right' } as const;
  const said = pdfPage.tag(pdfPage.root, 'P');
  pdfPage.write(said, confirm.text, y + 31, beside);
  const { width } = beside;
  pdfPage.write(said, confirm.address, y + 42, {
    ...beside,
    size: fitted(pdfPage, confirm.address, { font: 'sans', from: label.size, width: width - 1 }),
  });
  const { data, size } = encode(confirm.code.text, { border: 0 });
  pdfPage.figure(confirm.code.alt, [code.x, y, page.right, y + side], (doc) => {
    doc
      .save()
      .translate(code.x, code.y)
      .scale(side / size);
    for (const [down, row] of data.entries())
      for (const [across, dark] of row.entries()) if (dark) doc.rect(across, down, 1, 1);
    doc.fillColor(colors.ink).fill().restore();
  });
}

function drawFrame(pdfPage: PdfPage): void {
  pdfPage.ornament((doc) => {
    for (const [inset, width] of [
      [page.frame, 0.9],
      [page.frame + 5, 0.4],
    ] as const)
      doc
        .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
        .lineWidth(width)
        .strokeColor(colors.bronze)
        .stroke();
  });
}

const fills = { wall: '#ffffff', glass: '#e6edee', bronze: colors.bronze } as const;
const lines = { ink: [colors.ink, 0.7], soft: [colors.quiet, 0.4], faint: ['#e4dfd3', 0.35] } as const;

function drawElevation(pdfPage: PdfPage, { facade, alt, scale }: NonNullable<CertificateWords['elevation']>): void {
  pdfPage.figure(alt, [corner.x - 50, corner.y - 260, page.width - corner.x + 50, corner.y + 40], (doc) => {
    doc.save().translate(corner.x, corner.y).scale(metre, -metre);
    for (const { path, fill, line } of elevationOf(facade)) {
      if (path === '') continue;
      if (fill) doc.path(path).fillColor(fills[fill]).fill();
      if (line)
        doc
          .path(path)
          .lineWidth(lines[line][1] / metre)
          .strokeColor(lines[line][0])
          .stroke();
    }
    doc.restore();
    drawMeasures(doc, facade);
  });
  const said = { size: 6.5, color: colors.quiet } as const;
  const width = pdfPage.widthOf(scale, said) + 12;
  pdfPage.ornament((doc) => {
    doc
      .rect((page.width - width) / 2, corner.y + 20, width, 10)
      .fillColor('#ffffff')
      .fill();
  });
  pdfPage.put(pdfPage.root, 'P', scale, corner.y + 20.5, { ...middle, ...said });
}

/** Dimension lines in bronze, a stroke across each end, as on a builder's plan; without figures, as nothing was measured. */
function drawMeasures(doc: PDFKit.PDFDocument, facade: Facade): void {
  const { across, up } = measuresOf(facade);
  const below = { parts: corner.y + 12, whole: corner.y + 25 };
  const beside = { parts: corner.x - 16, whole: corner.x - 29 };
  const stroke = (x: number, y: number) => doc.moveTo(x - 2, y + 2).lineTo(x + 2, y - 2);
  doc.lineWidth(0.4).strokeColor(colors.bronze);
  for (const [y, marks] of [
    [below.parts, across],
    [below.whole, [0, wallWidth]],
  ] as const) {
    doc.moveTo(corner.x, y).lineTo(corner.x + wallWidth * metre, y);
    for (const mark of marks) stroke(corner.x + mark * metre, y);
  }
  for (const [x, marks] of [
    [beside.parts, up],
    [beside.whole, [0, wallHeight]],
  ] as const) {
    doc.moveTo(x, corner.y).lineTo(x, corner.y - wallHeight * metre);
    for (const mark of marks) stroke(x, corner.y - mark * metre);
  }
  doc.stroke();
}

/** On the sign if it fits, else below the façade; returns where it ends. */
function drawName(pdfPage: PdfPage, { name, elevation }: CertificateWords, y: number): number {
  const element = pdfPage.tag(pdfPage.root, 'P');
  const font = has(fonts.display, name.text) ? 'display' : 'strong';
  const { band, bandHeight: height = bandHeight } = elevation?.facade ?? {};
  if (!name.onSign || band === undefined)
    return pdfPage.write(element, name.text, y, {
      ...middle,
      font,
      size: fitted(pdfPage, name.text, { font, from: 19, width: middle.width }),
    });
  const width = (wallWidth - 0.72) * metre - 20;
  const size = fitted(pdfPage, name.text, { font, from: 13.5, width });
  const top = corner.y - (band + height / 2) * metre - size * 0.68;
  pdfPage.write(element, name.text, top, { x: corner.x, width: wallWidth * metre, align: 'center', font, size });
  return y;
}

const has = (font: typeof fonts.display, text: string): boolean =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The largest size, from the given one down, at which a text stays on one line. */
const fitted = (
  pdfPage: PdfPage,
  text: string,
  { font, from, width }: { font: FontName; from: number; width: number },
) => Math.min(from, (from * width) / pdfPage.widthOf(text, { font, size: from }));

/** Dates are wider than numbers. */
const columns = [
  { x: 0, width: 106 },
  { x: 106, width: 132 },
  { x: 238, width: 116 },
  { x: 354, width: 90 },
] as const;

function drawFacts(pdfPage: PdfPage, facts: CertificateWords['facts'], y: number): void {
  pdfPage.rule(y, { from: page.left, to: page.right, color: colors.bronze, width: 0.4 });
  const bottoms = facts.map(([name, value], index) => {
    const { x, width } = columns[index] ?? columns[0];
    const place = { x: page.left + x + 4, width: width - 8, align: 'center' } as const;
    const pair = pdfPage.tag(pdfPage.root, 'P');
    const under = pdfPage.write(pair, name, y + 10, { ...label, ...place });
    return pdfPage.write(pair, value, under + 1, { ...place, size: 8.5, lineGap: 1 });
  });
  pdfPage.rule(Math.max(...bottoms) + 8, { from: page.left, to: page.right, color: colors.bronze, width: 0.4 });
}

/** A stroke of bronze for each year, a longer one for every fifth. */
function drawWarranty(
  pdfPage: PdfPage,
  { heading, years, from, until }: CertificateWords['warranty'],
  y: number,
): void {
  const said = pdfPage.put(pdfPage.root, 'P', heading, y, { ...middle, font: 'display', size: 12 });
  const step = middle.width / years;
  pdfPage.ornament((doc) => {
    doc
      .moveTo(page.left, said + 20)
      .lineTo(page.right, said + 20)
      .lineWidth(0.4);
    for (let year = 1; year <= years; year++) {
      const x = page.left + (year - 0.5) * step;
      doc.moveTo(x, said + 20).lineTo(x, said + (year % 5 === 0 ? 8 : 12));
    }
    doc.strokeColor(colors.bronze).stroke();
  });
  const ends = pdfPage.tag(pdfPage.root, 'P');
  pdfPage.write(ends, from, said + 24, { ...label, x: page.left, width: 200 });
  pdfPage.write(ends, until, said + 24, { ...label, x: page.right - 200, width: 200, align: 'right' });
}

function drawBack(pdfPage: PdfPage, { care, questions, title }: CertificateWords): void {
  drawFrame(pdfPage);
  const headed = pdfPage.put(pdfPage.root, 'H2', care.heading, 84, {
    ...middle,
    font: 'display',
    size: 24,
  });
  pdfPage.rule(headed + 14, { from: page.width / 2 - 30, to: page.width / 2 + 30, color: colors.bronze });
  const column = { x: page.left + 12, width: middle.width - 24 };
  care.sections.reduce((at, { heading, paragraphs }) => {
    const section = pdfPage.tag(pdfPage.root, 'Sect');
    const under = pdfPage.put(section, 'H3', heading, at, { ...column, font: 'display', size: 13.5 });
    const end = paragraphs.reduce(
      (line, text) =>
        pdfPage.put(section, 'P', text, line, { ...column, size: 9.5, color: colors.soft, lineGap: 3 }) + 4,
      under + 4,
    );
    return end + 16;
  }, headed + 38);
  pdfPage.put(pdfPage.root, 'P', questions, 706, { ...middle, size: 8, color: colors.quiet });
  pdfPage.put(pdfPage.root, 'P', title, 722, { ...middle, ...label });
}
