import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '#tests/builders/ports.ts';
import { roomyFolder } from '#tests/database.ts';

const root = join(import.meta.dirname, '../..');
const flag = '--conditions=second-brand';

/** The program of the second brand, built and started as people do, in a folder with its own database that goes with it. */
export async function openSecondBrand({ now }: { now: string }) {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-brand-`));
  chmodSync(folder, 0o711); // as root, the database runs as another user
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const build = (part: string) =>
    promisify(execFile)(process.execPath, [flag, 'build.ts', part, folder], { cwd: root });
  try {
    // What is not bundled is found from where the program lies.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    await Promise.all([build('pages'), build('server')]);
    const port = await freePort();
    const program = spawn(process.execPath, [join(folder, 'server/main.js')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SANDBOX: '1',
        RATE_LIMIT: 'off',
        CLOCK_START: now,
        APP_SECRET: 'a secret for tests that is long enough',
        DATA_DIR: folder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(program, 'exit');
    const said: string[] = [];
    for await (const line of createInterface({ input: program.stdout })) {
      said.push(line);
      if (line.endsWith('/sandbox')) break;
    }
    if (!said.at(-1)?.endsWith('/sandbox')) throw new Error('The program of the second brand did not start');
    program.stdout.resume();
    return {
      url: `http://localhost:${port}`,
      folder,
      /** What it said when it started. */
      said: said.join('\n'),
      async close() {
        program.kill('SIGTERM');
        await ended;
        removeFolder();
      },
    };
  } catch (failure) {
    removeFolder();
    throw failure;
  }
}

export type SecondBrand = Awaited<ReturnType<typeof openSecondBrand>>;
