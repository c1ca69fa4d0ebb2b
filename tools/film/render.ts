import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { chromium as launcher } from '@playwright/test';
import { createServer, type Plugin } from 'vite';
import { chromium } from '../../tests/e2e/support/browser.ts';
import { ended } from './run.ts';

export type Master = { file: string; shape: 'landscape' | 'portrait'; width: number; height: number };

/** Software drawing, so that every machine gives the same pixels. */
const drawing = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Where the drawn films are kept without loss. `unit` 1 is 1280 x 720. */
export function mastersIn(folder: string, unit: number): readonly Master[] {
  const [long, short] = [1280 * unit, 720 * unit];
  return [
    { file: join(folder, 'landscape.mkv'), shape: 'landscape', width: long, height: short },
    { file: join(folder, 'portrait.mkv'), shape: 'portrait', width: short, height: long },
  ];
}

/** A film being written: takes one frame after the other. */
function openMaster({ file, shape, width, height }: Master) {
  const from = ['-f', 'rawvideo', '-pix_fmt', 'x2bgr10le', '-s', `${width}x${height}`, '-r', '24', '-i', '-'];
  const to = ['-c:v', 'ffv1', '-pix_fmt', 'gbrp10le', '-g', '1', file];
  const ffmpeg = spawn('ffmpeg', ['-y', ...from, ...to], { stdio: ['pipe', 'ignore', 'pipe'] });
  const done = ended(ffmpeg, 'ffmpeg');
  let count = 0;
  return {
    async take(frame: IncomingMessage) {
      for await (const part of frame) if (!ffmpeg.stdin.write(part)) await once(ffmpeg.stdin, 'drain');
      if (count++ % 12 === 0) console.log(`${shape}: frame ${count}`);
    },
    async close() {
      ffmpeg.stdin.end();
      await done;
    },
  };
}

/** Frames come back from the page as calls to `/frames/<shape>`. */
const frameTaker = (films: ReadonlyMap<string, ReturnType<typeof openMaster>>): Plugin => ({
  name: 'frame-taker',
  configureServer({ middlewares }) {
    middlewares.use('/frames/', (request, response, next) => {
      const film = films.get((request.url ?? '').slice(1));
      if (!film) return next();
      film.take(request).then(() => response.writeHead(204).end(), next);
    });
  },
});

/** Draws the whole loop in both shapes in headless Chromium. */
export async function render(folder: string, masters: readonly Master[], unit: number, samples: number): Promise<void> {
  const films = new Map(masters.map((master) => [master.shape, openMaster(master)]));
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    cacheDir: join(folder, 'vite'),
    server: { port: Number(process.env.PORT ?? 4100), host: '127.0.0.1', hmr: false, watch: null },
    plugins: [frameTaker(films)],
    logLevel: 'warn',
  });
  await server.listen();
  const { executablePath, args, env } = await chromium();
  const withDrawing = [...args.filter((flag) => flag !== '--disable-gpu'), ...drawing];
  const browser = await launcher.launch({ executablePath, env, args: withDrawing });
  try {
    await Promise.all(
      masters.map(async ({ shape }) => {
        const page = await (await browser.newContext()).newPage();
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        const order = { module: '/shoot.ts', portrait: shape === 'portrait', unit, samples, to: `/frames/${shape}` };
        await page.evaluate(async ({ module, portrait, unit, samples, to }) => {
          const { shoot }: typeof import('./page/shoot.ts') = await import(module);
          await shoot(portrait, unit, samples, to);
        }, order);
        await films.get(shape)?.close();
      }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
