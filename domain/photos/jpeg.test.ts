import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPhoto, told } from '#tests/builders/photos/pictures.ts';
import { cleanJpeg } from './jpeg.ts';

const photo = await aPhoto();
const progressive = await aPhoto({ progressive: true });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** A segment of a marker with any content. */
const segment = (marker: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
const withSegments = (picture: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

/** The markers of a picture before its first scan. */
function markersOf(bytes: Uint8Array): number[] {
  const markers: number[] = [];
  for (let at = 2; bytes[at + 1] !== 0xda && at < bytes.length; ) {
    markers.push(bytes[at + 1] ?? 0);
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return markers;
}

describe('a photograph', () => {
  it.each([
    ['baseline', photo],
    ['progressive', progressive],
  ])('keeps its picture and nothing that the camera wrote (%s)', async (_, given) => {
    expect(text(given)).toContain(told.maker);
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const clean = cleanJpeg(given);
    expect(clean).toMatchObject({ width: 48, height: 36 });
    const bytes = clean?.bytes ?? new Uint8Array();
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc }).toEqual({});
    expect(text(bytes)).not.toMatch(/Exif|GPS|Exemple|xmpmeta|ICC_PROFILE/);
    // The profile is gone, so the samples are compared and not the colours.
    expect(await pixelsOf(bytes)).toEqual(await sharp(given, { ignoreIcc: true }).raw().toBuffer());
  });

  it('that is clean stays as it is', async () => {
    const once = cleanJpeg(photo)?.bytes ?? new Uint8Array();
    expect(cleanJpeg(once)?.bytes).toEqual(once);
    const plain = await aPhoto({ plain: true });
    expect(await pixelsOf(cleanJpeg(plain)?.bytes ?? plain)).toEqual(await pixelsOf(plain));
  });

  it('loses whatever is written into it, wherever and however often', () => {
    const about = fc.integer({ min: 0xe0, max: 0xef }).filter((marker) => marker !== 0xe0 && marker !== 0xee);
    const secret = 'a secret place';
    const segments = fc.array(fc.tuple(fc.oneof(about, fc.constant(0xfe)), fc.uint8Array({ maxLength: 300 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(segments, fc.uint8Array({ maxLength: 200 }), (written, trailing) => {
        const parts = written.map(([marker, content]) =>
          segment(marker, Buffer.concat([content, Buffer.from(secret)])),
        );
        const spoilt = Buffer.concat([withSegments(photo, ...parts), Buffer.from(secret), trailing]);
        const clean = cleanJpeg(spoilt);
        expect(clean?.bytes).toEqual(cleanJpeg(photo)?.bytes);
        expect(text(clean?.bytes ?? spoilt)).not.toContain(secret);
      }),
    );
  });

  it('hides nothing behind the names of what is kept', () => {
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
    const clean = cleanJpeg(withSegments(photo, ...pretending));
    expect(clean).not.toBeNull();
    expect(text(clean?.bytes ?? photo)).not.toContain('hidden');
    expect(new Set(markersOf(clean?.bytes ?? photo))).toEqual(new Set([0xe0, 0xdb, 0xc0, 0xc4]));
  });
});

describe('what is no whole photograph', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('<script>alert(1)</script>')],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['the beginning of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<html>')])],
  ])('is refused: %s', (_, bytes) => {
    expect(cleanJpeg(bytes)).toBeNull();
  });

  it('is refused wherever it was cut off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: photo.length - 1 }), (length) => {
        expect(cleanJpeg(photo.subarray(0, length))).toBeNull();
      }),
    );
  });

  it.each([
    ['Huffman codes', 0xc4],
    ['quantization', 0xdb],
    ['restart interval', 0xdd],
  ])('is refused where a table of %s is none: something may be hidden in it', (_, marker) => {
    for (const hidden of ['http://ns.adobe.com/xap/1.0/', '\0a secret place', '\x01'])
      expect(cleanJpeg(withSegments(photo, segment(marker, Buffer.from(hidden))))).toBeNull();
  });

  it('is refused where the head of its samples is longer than what it tells of', () => {
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    for (const at of [frame, scan]) {
      const end = at + 2 + photo.readUInt16BE(at + 2);
      const longer = Buffer.concat([photo.subarray(0, end), Buffer.from('hidden'), photo.subarray(end)]);
      longer.writeUInt16BE(photo.readUInt16BE(at + 2) + 6, at + 2);
      expect(cleanJpeg(longer)).toBeNull();
    }
  });

  it('never throws and keeps nothing that a camera wrote, whatever the bytes are', () => {
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
    fc.assert(
      fc.property(bytes, (given) => {
        const clean = cleanJpeg(given);
        if (clean) expect(text(clean.bytes)).not.toMatch(/Exif\0|http:\/\/ns\.adobe\.com/);
      }),
    );
  });
});
