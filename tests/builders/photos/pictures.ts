import sharp from 'sharp';

/** Where the camera was, and whose it is. */
export const told = { place: 'N', maker: 'Exemple Camera' };

const scene = ({ width, height }: { width: number; height: number }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 48 36"
    preserveAspectRatio="none"><rect width="48" height="36" fill="#b9a58a"/><rect y="28" width="48" height="8" fill="#8b8f92"/>
    <rect x="6" y="8" width="36" height="20" fill="#34495a"/><rect x="8" y="10" width="10" height="16" fill="#9fb8c4"/>
    <rect x="20" y="10" width="20" height="16" fill="#b7ccd6"/></svg>`);

type Shot = { width?: number; height?: number; progressive?: boolean; plain?: boolean };

/** A picture of a storefront as a camera writes it: with where and by what it was taken, unless it is `plain`. */
export async function aPhoto({
  width = 48,
  height = 36,
  progressive = false,
  plain = false,
}: Shot = {}): Promise<Buffer> {
  const picture = sharp(scene({ width, height })).jpeg({ quality: 70, progressive });
  if (plain) return picture.toBuffer();
  return picture
    .withExif({
      IFD0: { Make: told.maker, Copyright: 'Camille Exemple' },
      IFD3: {
        GPSLatitudeRef: told.place,
        GPSLatitude: '45/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 34/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Camille Exemple</dc:creator></x:xmpmeta>')
    .withIccProfile('p3')
    .toBuffer();
}

/** Some five megabytes, as a phone's camera makes them, with where it was taken. */
export const aLargePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#9fb8c4',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Make: told.maker }, IFD3: { GPSLatitudeRef: told.place, GPSLatitude: '45/1 30/1 0/1' } })
    .toBuffer();
