import sharp from 'sharp';
import { brand } from '#business/brand.ts';
import type { SharedStorefront } from '#server/common/share-link.ts';
import { fontNamed } from '#server/modules/documents/fonts.ts';
import { facadePicture, outline } from './facade-picture.ts';

/** As wide and as high as networks show the picture of a link. */
const size = { width: 1200, height: 630 };
const sky = 40;
const wordmark = { size: 36, baseline: 606, colour: '#d9cdb3' };

/** A client's storefront lit at night with its name, and the house's name below it, as a JPEG. */
export async function sharePicture({ layout, name }: SharedStorefront): Promise<Buffer> {
  const drawn = await facadePicture({ layout, light: 'night', close: false, name });
  const street = sharp(drawn).removeAlpha().resize({ width: size.width });
  const { data, info } = await street.toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extend({ top: sky, bottom: size.height - sky - info.height, extendWith: 'copy' })
    .composite([{ input: Buffer.from(houseName()) }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function houseName(): string {
  const font = fontNamed('display');
  const wide = (font.layout(brand.name).advanceWidth / font.unitsPerEm) * wordmark.size;
  const set = `translate(${(size.width - wide) / 2} ${wordmark.baseline}) scale(${wordmark.size} ${-wordmark.size})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g fill="${wordmark.colour}" transform="${set}">${outline(font, brand.name, 0)}</g></svg>`;
}
