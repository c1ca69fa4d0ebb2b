import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { facadeDigest, facadeFile, facadePages, facadeSize } from './markup.ts';

const folder = join(import.meta.dirname, '../../server/modules/messages/mail/facades');

describe('the façades of the mails', () => {
  it.each(facadePages)('$layout, $light: is light enough to go along, and sharp', async ({ layout, light }) => {
    const picture = readFileSync(join(folder, facadeFile(layout, light)));
    expect(picture.length).toBeLessThanOrEqual(25_000);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({
      width: 2 * facadeSize.width,
      height: 2 * facadeSize.height,
      format: 'png',
    });
  });

  it('were drawn from the site’s drawings as they are: otherwise `node scripts/mail-facades.mjs` draws them anew', () => {
    expect(readFileSync(join(folder, 'drawn-from.sha256'), 'utf8').trim()).toBe(facadeDigest());
  });
});
