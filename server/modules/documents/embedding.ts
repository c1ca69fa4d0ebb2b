import { deflateSync } from 'node:zlib';
import type { Font, GlyphRun } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type FontName, fonts } from './fonts.ts';

/** A font in a document as the PDF library knows it; missing from its types. */
type Embedded = {
  document: PDFKit.PDFDocument;
  subset: { glyphs: number[]; mapping: Record<number, number>; encode(): Uint8Array };
  widths: number[];
  unicode: (readonly number[])[];
  layoutCache: Record<string, GlyphRun>;
  encode(text: string): unknown;
  embed(): void;
};
type Fonts = { _font: Embedded; _fontFamilies: Record<string, Embedded> };
type Reference = PDFKit.PDFKitReference & { data: Record<string, unknown>; end(chunk?: Uint8Array | string): void };

/** A font's usual letters, subset and compressed once. */
type Cut = Pick<Embedded, 'widths' | 'unicode'> & Embedded['subset'] & { streams: Map<unknown, Buffer> };

/** The letters of invoices in both languages; any other letter makes its invoice subset the font again. */
const usualLetters =
  ' !"#%&\'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz' +
  '\u00a0·«»ºÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïñóôöùûüÿŒœ–—‘’“”…−$';

function cutOf(font: Font): Cut {
  const { _font: embedded } = fontsOf(new PDFDocument({ font: font as unknown as string, autoFirstPage: false }));
  const { subset, widths, unicode } = embedded;
  for (const letter of usualLetters) embedded.encode(letter);
  const [glyphs, mapping] = [[...subset.glyphs], { ...subset.mapping }];
  const file = subset.encode();
  return { glyphs, mapping, widths, unicode, encode: () => file, streams: new Map() };
}

const cuts = new Map<FontName, Cut>();

function cutNamed(name: FontName): Cut {
  const cut = cuts.get(name) ?? cutOf(fonts[name]);
  cuts.set(name, cut);
  return cut;
}

/** Most words are on every invoice; those of names are dropped after this many documents. */
const documentsRemembered = 500;
let documents = 0;
const words = new Map<FontName, Embedded['layoutCache']>();

/** A font's shaped words: shaping them again would take a third of an invoice's rendering. */
function wordsNamed(name: FontName): Embedded['layoutCache'] {
  const known = words.get(name) ?? Object.create(null);
  words.set(name, known);
  return known;
}

const fontsOf = (doc: PDFKit.PDFDocument) => doc as unknown as Fonts;

/** Puts the site's fonts into a document under their names. */
export function withFonts(doc: PDFKit.PDFDocument): void {
  if (documents++ % documentsRemembered === 0) words.clear();
  const inside = fontsOf(doc);
  for (const [name, font] of Object.entries(fonts) as [FontName, Font][]) {
    doc.registerFont(name, font as unknown as string).font(name);
    // Without it, the library reopens a document's default font on every use.
    inside._fontFamilies[name] = inside._font;
    inside._font.layoutCache = wordsNamed(name);
    cutOnce(inside._font, cutNamed(name));
  }
}

/** A document with only the usual letters embeds the cached bytes. */
function cutOnce(embedded: Embedded, { glyphs, mapping, widths, unicode, encode, streams }: Cut): void {
  const { subset, document } = embedded;
  Object.assign(subset, { glyphs: [...glyphs], mapping: { ...mapping } });
  Object.assign(embedded, { widths: [...widths], unicode: [...unicode] });
  const embed = embedded.embed.bind(embedded);
  embedded.embed = () => {
    if (subset.glyphs.length === glyphs.length) {
      subset.encode = encode;
      embedded.document = compressingOnce(document, streams);
    }
    embed();
  };
}

/** A document that writes the same streams into each file: they are compressed only once. */
const compressingOnce = (document: PDFKit.PDFDocument, streams: Cut['streams']): PDFKit.PDFDocument =>
  Object.create(document, {
    ref: {
      value(data: object = {}) {
        const reference = document.ref(data as never) as unknown as Reference;
        const end = reference.end.bind(reference);
        reference.end = (content) => {
          if (content === undefined) return end();
          const compressed = streams.get(content) ?? deflateSync(content, { level: 9 });
          streams.set(content, compressed);
          reference.data.Filter = 'FlateDecode';
          Object.assign(reference, { compress: false });
          end(compressed);
        };
        return reference;
      },
    },
  });
