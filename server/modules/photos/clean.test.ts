import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPhoto, told } from '#tests/builders/photos/pictures.ts';
import { cleanJpeg } from './clean.ts';

const photo = await aPhoto();
const progressive = await aPhoto({ progressive: true });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const cleaned = async (given: Uint8Array) => (await cleanJpeg(given))?.data ?? Buffer.alloc(0);

/** A segment of a marker with any content. */
const segment = (marker: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
const withSegments = (picture: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

describe('a photograph', () => {
  it.each([
    ['baseline', photo],
    ['progressive', progressive],
  ])('keeps its picture and nothing that the camera wrote (%s)', async (_, given) => {
    expect(text(given)).toContain(told.maker);
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const bytes = await cleaned(given);
    const { exif, xmp, icc, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, width, height }).toEqual({ width: 48, height: 36 });
    expect(text(bytes)).not.toMatch(/Exif|GPS|Exemple|xmpmeta|ICC_PROFILE/);
    const [before, after] = await Promise.all([given, bytes].map((one) => sharp(one).toColourspace('srgb').stats()));
    for (const [index, { mean }] of (after?.channels ?? []).entries())
      expect(mean).toBeCloseTo(before?.channels[index]?.mean ?? 0, -1);
  });

  it('loses whatever is written into it, wherever and however often', async () => {
    const about = fc.integer({ min: 0xe1, max: 0xef }).filter((marker) => marker !== 0xee);
    const secret = 'a secret place';
    const segments = fc.array(fc.tuple(fc.oneof(about, fc.constant(0xfe)), fc.uint8Array({ maxLength: 300 })), {
      minLength: 1,
      maxLength: 6,
    });
    const plain = await aPhoto({ plain: true });
    await fc.assert(
      fc.asyncProperty(segments, fc.uint8Array({ maxLength: 200 }), async (written, trailing) => {
        const parts = written.map(([marker, content]) =>
          segment(marker, Buffer.concat([content, Buffer.from(secret)])),
        );
        const spoilt = Buffer.concat([withSegments(plain, ...parts), Buffer.from(secret), trailing]);
        expect(text(await cleaned(spoilt))).not.toContain(secret);
        expect(await cleaned(spoilt)).toEqual(await cleaned(plain));
      }),
    );
  });

  it('hides nothing behind the names of what a decoder reads', async () => {
    const thumbnail = Buffer.concat([
      Buffer.from('JFIF\0'),
      Buffer.from([1, 1, 0, 0, 1, 0, 1, 4, 4]),
      Buffer.from('hidden'),
    ]);
    const pretending = [
      segment(0xe0, Buffer.from('JFXX\0hidden')),
      segment(0xe0, thumbnail),
      segment(0xee, Buffer.from('Ducky hidden')),
      segment(0xee, Buffer.from('Adobe and more that is hidden')),
    ];
    expect(text(await cleaned(withSegments(photo, ...pretending)))).not.toContain('hidden');
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const png = await sharp(Buffer.from(svg)).png().toBuffer();

describe('what is no whole photograph', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', Buffer.from(svg)],
    ['a PNG', png],
    ['the beginning of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<html>')])],
  ])('is refused: %s', async (_, bytes) => {
    expect(await cleanJpeg(bytes)).toBeNull();
  });

  it('is refused wherever it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: photo.length - 3 }), async (length) => {
        expect(await cleanJpeg(photo.subarray(0, length))).toBeNull();
      }),
    );
  });

  it('never throws and keeps nothing that a camera wrote, whatever the bytes are', async () => {
    const damaged = fc
      .array(fc.tuple(fc.nat({ max: photo.length - 1 }), fc.nat({ max: 255 })), { maxLength: 20 })
      .map((changes) => {
        const copy = Buffer.from(photo);
        for (const [at, value] of changes) copy[at] = value;
        return copy;
      });
    const bytes = fc.oneof(
      damaged,
      fc.uint8Array({ maxLength: 500 }),
      fc.uint8Array({ maxLength: 500 }).map((rest) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), rest])),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (given) => {
        expect(text(await cleaned(given))).not.toMatch(/Exif\0|http:\/\/ns\.adobe\.com/);
      }),
    );
  });
});
