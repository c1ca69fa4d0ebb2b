import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Master } from './render.ts';
import { run } from './run.ts';

/** What the site may ask of a visitor, in bytes (docs/decisions/0003). */
const limits = { film: 1_200_000, poster: 40_000, preview: 15_500 } as const;

const out = join(import.meta.dirname, '../../web/pictures/film');

type Form = { end: string; limit: number; qualities: readonly number[]; args: (quality: number) => string[] };

const still = ['-frames:v', '1'];
const loop = ['-an', '-g', '240', '-map_metadata', '-1'];
const svt =
  'tune=0:film-grain=0:enable-overlays=1:scm=0:color-primaries=1:transfer-characteristics=1:matrix-coefficients=1';
const video = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];
const matrix = 'out_color_matrix=bt709:out_range=tv';

/** Qualities from the best to the least. */
const forms: readonly Form[] = [
  {
    end: '.av1.webm',
    limit: limits.film,
    qualities: [32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 53, 56],
    args: (crf) => [
      ...['-vf', `scale=${matrix},format=yuv420p10le`, '-c:v', 'libsvtav1', '-preset', '4', '-crf', `${crf}`],
      ...['-svtav1-params', svt, ...video, ...loop],
    ],
  },
  {
    end: '.h264.mp4',
    limit: limits.film,
    qualities: [23, 25, 26, 27, 28, 29, 30, 31, 32, 33],
    args: (crf) => [
      ...['-vf', `scale=iw*4/5:-2:flags=lanczos:${matrix},format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryslow'],
      ...['-crf', `${crf}`, '-profile:v', 'high', '-x264-params', 'aq-mode=3:keyint=240:scenecut=0', ...video],
      ...['-movflags', '+faststart', ...loop],
    ],
  },
  {
    end: '.avif',
    limit: limits.poster,
    qualities: [24, 27, 30, 33, 36, 39, 42, 45, 48, 51],
    args: (crf) => [
      ...still,
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=pc,format=yuv420p10le', '-c:v', 'libaom-av1'],
      ...['-still-picture', '1', '-cpu-used', '2', '-crf', `${crf}`, '-aom-params', 'tune=ssim'],
      ...['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-colorspace', 'bt709', '-color_range', 'pc'],
    ],
  },
  {
    end: '.webp',
    limit: limits.poster,
    qualities: [70, 60, 52, 45, 38, 32, 27, 22, 18],
    args: (quality) => [
      ...still,
      ...[
        '-vf',
        'scale=iw*4/5:-2:flags=lanczos',
        '-c:v',
        'libwebp',
        '-compression_level',
        '6',
        '-quality',
        `${quality}`,
      ],
    ],
  },
];

/** Encodes with the best quality that is light enough, found by halving, and returns where the result lies. */
async function encoded(master: Master, { end, limit, qualities, args }: Form): Promise<string> {
  let best = '';
  for (let from = 0, to = qualities.length - 1; from <= to; ) {
    const middle = Math.floor((from + to) / 2);
    const quality = qualities[middle] ?? 0;
    const file = `${master.file}.${quality}${end}`;
    await run('ffmpeg', ['-y', '-i', master.file, ...args(quality), file]);
    const { size } = await stat(file);
    console.log(`${master.shape}${end}: ${size} bytes at ${quality}`);
    if (size <= limit) {
      best = file;
      to = middle - 1;
    } else from = middle + 1;
  }
  if (!best) throw new Error(`${master.shape}${end} stays above ${limit} bytes`);
  return best;
}

const previewQualities = Array.from({ length: 15 }, (_, step) => 20 - step);

/** The poster once more, as light as the style and the letters beside which it comes. */
async function encodePreview(shape: Master['shape']): Promise<void> {
  for (const quality of previewQualities) {
    const preview = await sharp(join(out, `${shape}.avif`)).avif({ quality, effort: 6 }).toBuffer();
    if (preview.length <= limits.preview) return writeFile(join(out, `${shape}.preview.avif`), preview);
  }
  throw new Error(`${shape}.preview.avif stays above ${limits.preview} bytes`);
}

/** Encodes a master to the files of the site: two films and two posters, the poster being the film's first frame. */
export async function encode(master: Master): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const form of forms) await copyFile(await encoded(master, form), join(out, `${master.shape}${form.end}`));
  await encodePreview(master.shape);
}
