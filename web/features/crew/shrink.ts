import { photoSide } from '#domain/photos/photo.ts';

/** Five megabytes become three hundred kilobytes: a request that takes more than some seconds to arrive is cut. */
const quality = 0.75;

/**
 * The camera's picture, upright and small enough to send. Redrawn, it has none of the camera's metadata. Null
 * for anything that is not a picture, or is too large for this phone.
 */
export async function shrink(file: Blob): Promise<ArrayBuffer | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#fff'; // a JPEG has no holes
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return small?.arrayBuffer() ?? null;
}
