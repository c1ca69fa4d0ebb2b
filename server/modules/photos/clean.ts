import { maxPhotoSide } from '#domain/photos/photo.ts';

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * A photograph drawn anew from its pixels, without EXIF, GPS, previews, profiles, comments and whatever follows its end. Null for
 * anything but a whole JPEG: its first bytes decide that no other decoder sees it.
 */
export async function cleanJpeg(given: Uint8Array) {
  if (!jpegStart.equals(given.subarray(0, 3))) return null;
  const { default: sharp } = await import('sharp'); // 20 MB, which few processes need
  const drawn = sharp(given, { failOn: 'warning', limitInputPixels: maxPhotoSide ** 2 }).jpeg({ quality: 85 });
  return drawn.toBuffer({ resolveWithObject: true }).catch(() => null);
}
