import { type Font, openSync } from 'fontkit';
import { ownFile } from '#server/common/build-files.ts';

function open(name: string): Font {
  const opened = openSync(ownFile(`server/modules/documents/fonts/${name}.ttf`));
  if (!('layout' in opened)) throw new Error(`${name}.ttf holds several fonts`);
  return alwaysLaidOut(knowingLetters(opened));
}

/** A glyph first met as a part of another, E in É, would have no character, and be missing from copied text. */
function knowingLetters(opened: Font): Font {
  const getGlyph = opened.getGlyph.bind(opened);
  opened.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (glyph.codePoints.length === 0) glyph.codePoints = letters;
    return glyph;
  };
  return opened;
}

/** If the library cannot place a word's marks by their anchors, they stay where their outlines put them. */
function alwaysLaidOut(opened: Font): Font {
  const layout = opened.layout.bind(opened);
  const unplaced: object = { mark: false, mkmk: false, abvm: false, blwm: false };
  opened.layout = (text, features, ...more) => {
    try {
      return layout(text, features, ...more);
    } catch {
      return layout(text, unplaced as Record<string, boolean>, ...more);
    }
  };
  return opened;
}

/** The site's fonts, parsed once and embedded in every invoice; see the notes next to them for how they were made. */
export const fonts = {
  sans: open('hanken-grotesk-regular'),
  strong: open('hanken-grotesk-semibold'),
  display: open('noto-serif-display'),
};

export type FontName = keyof typeof fonts;

/** Fonts for letters missing from the site's. Each is opened when first needed: the largest is 7 MB. */
const scripts = {
  'noto-sans-greek-cyrillic': /[\u0370-\u052f\u1f00-\u1fff]/,
  'noto-sans-armenian': /[\u0531-\u058f\ufb13-\ufb17]/,
  'noto-sans-georgian': /[\u10a0-\u10ff\u1c90-\u1cbf]/,
  'noto-sans-hebrew': /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  vazirmatn: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/,
  'noto-sans-thai': /[\u0e00-\u0e7f]/,
  'noto-sans-lao': /[\u0e80-\u0eff]/,
  'noto-sans-khmer': /[\u1780-\u17ff\u19e0-\u19ff]/,
  'noto-sans-devanagari': /[\u0900-\u097f\ua8e0-\ua8ff]/,
  'noto-sans-bengali': /[\u0980-\u09ff]/,
  'noto-sans-gurmukhi': /[\u0a00-\u0a7f]/,
  'noto-sans-gujarati': /[\u0a80-\u0aff]/,
  'noto-sans-tamil': /[\u0b80-\u0bff]/,
  'noto-sans-telugu': /[\u0c00-\u0c7f]/,
  'noto-sans-sinhala': /[\u0d80-\u0dff]/,
  'noto-sans-ethiopic': /[\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f]/,
  'noto-sans-cherokee': /[\u13a0-\u13ff\uab70-\uabbf]/,
  'noto-sans-canadian-aboriginal': /[\u1400-\u167f\u18b0-\u18ff]/,
  'noto-sans-hangul': /[\u3131-\u318e\uac00-\ud7a3]/,
  'noto-sans-han': /[\u3001-\u30ff\u31f0-\u31ff\u4e00-\u9fff]/,
};
type ScriptFontName = keyof typeof scripts;
export type AnyFontName = FontName | ScriptFontName;
const scriptFonts = Object.entries(scripts) as [ScriptFontName, RegExp][];

const opened = new Map<ScriptFontName, Font>();

const isOwn = (name: AnyFontName): name is FontName => name in fonts;

export function fontNamed(name: AnyFontName): Font {
  if (isOwn(name)) return fonts[name];
  const font = opened.get(name) ?? open(name);
  opened.set(name, font);
  return font;
}

export const runsRightToLeft = (name: AnyFontName): boolean => name === 'noto-sans-hebrew' || name === 'vazirmatn';

/** Whether a font's letters may be drawn in an order other than reading order. */
export const isReordered = (name: AnyFontName): boolean =>
  runsRightToLeft(name) || /devanagari|bengali|gurmukhi|gujarati|tamil|telugu|sinhala|khmer/.test(name);

const scriptFontOf = (text: string) => scriptFonts.find(([, letters]) => letters.test(text))?.[0];

export const needsScriptFont = (text: string): boolean => scriptFontOf(text) !== undefined;

const has = (font: Font, text: string) =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The font that has a letter with its marks: the preferred one if possible, null if none has. */
export function fontFor(grapheme: string, wanted: AnyFontName = 'sans'): AnyFontName | null {
  const script = scriptFontOf(grapheme);
  const names = [wanted, 'sans', ...(script ? [script] : [])] as const;
  return names.find((name) => has(fontNamed(name), grapheme)) ?? null;
}
