import PDFDocument from 'pdfkit';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Language } from '#domain/language.ts';
import {
  type AnyFontName,
  type FontName,
  fontNamed,
  fonts,
  isReordered,
  needsScriptFont,
  runsRightToLeft,
} from './fonts.ts';
import { linesOf } from './pieces.ts';

/** US letter, the paper of Québec; in points. */
export const paper: Readonly<Record<'width' | 'left' | 'right' | 'foot', number>> = {
  width: 612,
  left: 60,
  right: 552,
  foot: 748,
};

/** The colours of the site, on white: this is printed. */
export const colors = {
  ink: '#12191f',
  soft: '#3a454d',
  quiet: '#5c6870',
  bronze: '#8f6c39',
  line: '#d9d4c8',
} as const;

// Text with a height never opens another page; the caller checks where it ends.
const endless = 10_000;

// Its types lack this subset and already parsed fonts.
const universal: object = { subset: 'PDF/UA', font: fonts.sans };

/** Characters that behave differently at a line end, or end it. */
const unusual = /[\n\r\u00ad\u2028\u2029]|\s$/;

type Style = {
  x?: number;
  width?: number;
  size?: number;
  font?: FontName;
  color?: string;
  align?: 'left' | 'right' | 'center';
  spacing?: number;
  lineGap?: number;
};

/** `scale` makes everything smaller, when there is more to say than a page holds. */
export type PdfPageFacts = { title: string; author: string; language: Language; on: IsoDate; scale?: number };

export type Tag = PDFKit.PDFStructureElement;
type Scoped = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

export type PdfPage = ReturnType<typeof openPdfPage>;

/** Tagged pages (PDF/UA), one to begin with, and the fonts in them. The same facts give the same bytes. */
export function openPdfPage({ title, author, language, on, scale = 1 }: PdfPageFacts) {
  const doc = new PDFDocument({
    ...universal,
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${language}-CA`,
    info: { Title: title, Author: author, CreationDate: new Date(`${on}T12:00:00Z`) },
  });
  const chunks: Uint8Array[] = [doc.read()];
  // Everything is written at once; as a stream it would come in hundreds of chunks, each its own event.
  doc.push = (chunk: Uint8Array | null) => chunk !== null && chunks.push(chunk) > 0;
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (scale !== 1) doc.translate((paper.width * (1 - scale)) / 2, 0).scale(scale);

  const inFont = (name: AnyFontName) => {
    const font = fontNamed(name);
    return doc.font(font as unknown as Buffer, font.postscriptName); // by this name it finds its first font again
  };
  const styled = (style: Style) => inFont(style.font ?? 'sans').fontSize(style.size ?? 9.5);
  // Without features the PDF library shapes word by word, and places the words left to right.
  const shaping = (name: AnyFontName) => (runsRightToLeft(name) ? { features: [] } : {});
  const linesIn = (text: string, style: Style, width: number) => {
    styled(style);
    const measure = (font: AnyFontName, part: string) => inFont(font).widthOfString(part, shaping(font));
    return linesOf(text, { font: style.font ?? 'sans', width, measure });
  };
  const options = ({ width = paper.right - paper.left, align = 'left', spacing = 0, lineGap = 2.5 }: Style) => ({
    width,
    align,
    characterSpacing: spacing,
    lineGap,
    height: endless,
  });

  /** Letters of other fonts on the lines of the site's, in the order of reading. */
  function writeScripts(element: Tag, text: string, y: number, style: Style): number {
    const { width, align, lineGap } = options(style);
    const lines = linesIn(text, style, width);
    const step = styled(style).currentLineHeight(true) + lineGap;
    const { ascent, unitsPerEm } = fonts[style.font ?? 'sans'];
    const baseline = y + (ascent / unitsPerEm) * (style.size ?? 9.5);
    for (const [index, line] of lines.entries()) {
      const from = (style.x ?? paper.left) + { left: 0, center: 0.5, right: 1 }[align] * (width - line.width);
      for (const { text: part, drawn, font, rightToLeft, x } of line.pieces) {
        const draw = () => {
          const place = { lineBreak: false, baseline: 'alphabetic', ...shaping(font) } as const;
          styled(style).fillColor(style.color ?? colors.ink);
          inFont(font).text(drawn, from + x, baseline + index * step, place);
        };
        // Text drawn in another order is still read and copied as written.
        const actual: object = { actual: part };
        element.add(rightToLeft || isReordered(font) ? doc.struct('Span', actual, draw) : draw);
      }
    }
    return y + lines.length * step;
  }

  /** Most texts are one line and need no line breaking: null if not. */
  function writeLine(text: string, y: number, style: Style): number | null {
    const { width, align, characterSpacing, lineGap } = options(style);
    const textWidth = doc.widthOfString(text);
    const free = width - textWidth - characterSpacing * (text.length - 1);
    if (free < 0.1 || text === '' || unusual.test(text)) return null;
    const from = (style.x ?? paper.left) + { left: 0, center: 0.5, right: 1 }[align] * free;
    const placed: PDFKit.Mixins.TextOptions & { textWidth: number } = { lineBreak: false, characterSpacing, textWidth };
    doc.text(text, from, y, placed);
    return y + doc.currentLineHeight(true) + lineGap;
  }

  function writeLines(text: string, y: number, style: Style): number {
    doc.text(text, style.x ?? paper.left, y, options(style));
    return doc.y;
  }

  return {
    root,
    /** The lowest usable line. */
    foot: paper.foot / scale,
    tag(parent: Tag, name: string, scope?: Scoped['scope']): Tag {
      const of: Scoped = scope ? { scope } : {};
      const element = doc.struct(name, of);
      parent.add(element);
      return element;
    },
    /** Writes text into an element and returns where it ends. */
    write(element: Tag, text: string, y: number, style: Style = {}): number {
      if (needsScriptFont(text)) return writeScripts(element, text, y, style);
      let bottom = y;
      element.add(() => {
        styled(style).fillColor(style.color ?? colors.ink);
        bottom = writeLine(text, y, style) ?? writeLines(text, y, style);
      });
      return bottom;
    },
    /** The same as an element of its own. */
    put(parent: Tag, name: string, text: string, y: number, style?: Style): number {
      return this.write(this.tag(parent, name), text, y, style);
    },
    heightOf: (text: string, style: Style): number => styled(style).heightOfString(text, options(style)),
    widthOf: (text: string, style: Style): number =>
      needsScriptFont(text)
        ? (linesIn(text, style, Number.POSITIVE_INFINITY)[0]?.width ?? 0)
        : styled(style).widthOfString(text),
    nextPage: (): void => void doc.addPage(),
    figure(alt: string, bbox: [number, number, number, number], draw: (doc: PDFKit.PDFDocument) => void): void {
      const shown: object = { alt, bbox };
      root.add(doc.struct('Figure', shown, () => draw(styled({}))));
    },
    /** Decorative lines, marked as artifacts. */
    ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    /** A decorative hairline, marked as an artifact. */
    rule(y: number, { from = paper.left, to = paper.right, color = colors.line as string, width = 0.6 } = {}): void {
      this.ornament(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke());
    },
    mark(x: number, y: number, size: number): void {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .save()
        .translate(x, y)
        .scale(size / 26)
        .strokeColor(colors.bronze);
      doc.path('M.55 .55h24.9v24.9H.55zM13 .55v24.9M.55 8h24.9').lineWidth(1.1).stroke();
      doc.path('M3.2 22.6l5 -8.4M6.4 22.6l3.4 -5.7').lineWidth(0.9).stroke();
      doc.restore();
      doc.endMarkedContent();
    },
    async close(): Promise<Buffer> {
      root.end();
      doc.end();
      return Buffer.concat(chunks);
    },
  };
}
