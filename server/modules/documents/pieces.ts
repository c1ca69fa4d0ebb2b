import bidiFactory from 'bidi-js';
import { type AnyFontName, type FontName, fontFor, runsRightToLeft } from './fonts.ts';
import { lettersOf } from './printable.ts';

// Its types describe the ES module; Node loads the CommonJS one, whose default is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A stretch of a line in one font and one direction; `drawn` has mirrored brackets if it runs right to left. */
type Piece = Record<'text' | 'drawn', string> & {
  font: AnyFontName;
  rightToLeft: boolean;
  level: number;
  start: number;
  x: number;
};
type Line = { pieces: Piece[]; width: number };
type Setting = { font: FontName; width: number; measure(font: AnyFontName, text: string): number };

/** Behind a space, and between two letters that are written without one. */
const breaks = /(?<= )|(?<=[\u3001-\u30ff\u4e00-\u9fff])(?=[\u3040-\u30ff\u4e00-\u9fff])/;

/** A text of several scripts in lines of this width. The pieces come in reading order, each with its position. */
export function linesOf(text: string, setting: Setting): Line[] {
  const direction = bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
  const line = (part: string) => lineOf(part.trim(), direction, setting);
  const fits = (part: string) => line(part).width <= setting.width;
  const lines = [''];
  const add = (part: string) => {
    const last = lines.pop() ?? '';
    lines.push(...(last === '' || fits(last + part) ? [last + part] : [last, part]));
  };
  for (const part of text.split(breaks)) (fits(part) ? [part] : lettersOf(part)).forEach(add);
  return lines.map(line);
}

function lineOf(text: string, direction: 'ltr' | 'rtl', { font: wanted, measure }: Setting): Line {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  let start = 0;
  for (const letter of lettersOf(text)) {
    const level = embedding.levels[start] ?? 0;
    const rightToLeft = level % 2 === 1;
    const last = pieces.at(-1);
    const beside = last?.level === level ? last : undefined;
    // Spaces between Arabic words are of their font: so the words are shaped and copied as one.
    const font = fontFor(letter, rightToLeft && beside ? beside.font : wanted) ?? wanted;
    const drawn = (rightToLeft && bidi.getMirroredCharacter(letter)) || letter;
    if (beside?.font === font && rightToLeft === runsRightToLeft(font)) {
      beside.text += letter;
      beside.drawn += drawn;
    } else pieces.push({ text: letter, drawn, font, rightToLeft, level, start, x: 0 });
    start += letter.length;
  }
  const visual = bidi.getReorderedIndices(text, embedding);
  let width = 0;
  for (const piece of pieces.toSorted((a, b) => visual.indexOf(a.start) - visual.indexOf(b.start))) {
    piece.x = width;
    width += measure(piece.font, piece.drawn);
  }
  return { pieces, width };
}
