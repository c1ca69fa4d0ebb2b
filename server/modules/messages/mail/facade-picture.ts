import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import { facades } from '#domain/facade/layouts.ts';
import { round } from '#domain/facade/path.ts';
import { placeSign } from '#domain/facade/sign-place.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';
import { ownFile } from '#server/common/build-files.ts';
import { fontNamed } from '#server/modules/documents/fonts.ts';
import { linesOf } from '#server/modules/documents/pieces.ts';
import { printable } from '#server/modules/documents/printable.ts';
import { closeSize, type FacadeLight, facadeFile, facadeSize, type ShownFacade } from './layout/facade-name.ts';

/** Dots of a file per pixel of the mail. */
const density = 2;

/** How the façade stands in the files (`scripts/mail-facades/markup.ts`): dots per metre, and its pavement. */
const standing: Readonly<Record<FacadeLight, { metre: number; ground: number }>> = (() => {
  const day = { metre: (density * 222) / (wallHeight + 1.3), top: density * 18 };
  const night = { metre: (density * 240) / (wallHeight + 3.05), top: 0 };
  const of = ({ metre, top }: typeof day) => ({ metre, ground: top + (wallHeight + 0.75) * metre });
  return { day: of(day), 'rain-and-sun': of(day), night: of(night) };
})();

/** The colours of the site's sign (`web/pictures/pictures.css`), which is lit at night. */
const letters: Readonly<Record<FacadeLight, (drawn: string) => string>> = {
  day: (drawn) => `<g fill="#3f2f17">${drawn}</g>`,
  'rain-and-sun': (drawn) => `<g fill="#3f2f17">${drawn}</g>`,
  night: (drawn) =>
    `<filter id="glow" x="-.1" y="-1" width="1.2" height="3"><feGaussianBlur stdDeviation="7"/></filter><g fill="#e9a94e" filter="url(#glow)">${drawn}</g><g fill="#f6dca8">${drawn}</g>`,
};

/** The picture of a façade, with the client's name on its sign where it can be read there. */
export async function facadePicture(shown: ShownFacade): Promise<Buffer> {
  const { layout, light, close } = shown;
  const file = readFileSync(ownFile(`server/modules/messages/mail/facades/${facadeFile(layout, light)}`));
  const sign = signOf(shown);
  if (!close && sign === '') return file;
  const { width, height } = close ? closeSize : facadeSize;
  const box = {
    left: (facadeSize.width - width) * (density / 2),
    top: 0,
    width: width * density,
    height: height * density,
  };
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.left} 0 ${box.width} ${box.height}">${sign}</svg>`;
  return sharp(file)
    .extract(box)
    .composite([{ input: Buffer.from(over) }])
    .png({ palette: true, quality: 90, dither: 0.4, effort: 7 })
    .toBuffer();
}

/** As outlines: the letters are those of the papers, and no font of the machine is asked. */
function signOf({ layout, light, name }: ShownFacade): string {
  const place = placeSign(facades[layout], printable(name));
  if (place === null) return '';
  const widthOf = (font: Font, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
  const measure = (font: Parameters<typeof fontNamed>[0], text: string) => widthOf(fontNamed(font), text);
  const [line] = linesOf(place.name, { font: 'display', width: Number.POSITIVE_INFINITY, measure });
  if (!line || line.width === 0) return '';
  const { metre, ground } = standing[light];
  const size = place.size * metre;
  const narrow = Math.min(1, ((place.textLength ?? wallWidth) * metre) / (line.width * size));
  const left = (facadeSize.width * density) / 2 - (line.width * size * narrow) / 2;
  const drawn = line.pieces.map(({ font, drawn: text, x }) => outline(fontNamed(font), text, x)).join('');
  const set = `translate(${round(left)} ${round(ground - place.baseline * metre)}) scale(${size * narrow} ${-size})`;
  return letters[light](`<g transform="${set}">${drawn}</g>`);
}

/** A stretch of letters in one font, in units of its size. */
export function outline(font: Font, text: string, from: number): string {
  const unit = 1 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = from;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = `<path transform="translate(${x + xOffset * unit} ${yOffset * unit}) scale(${unit})" d="${glyph.path.toSVG()}"/>`;
      x += xAdvance * unit;
      return path;
    })
    .join('');
}
