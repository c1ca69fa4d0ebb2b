import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createDatabase, roomyFolder, type TestServer } from '#tests/database.ts';

const root = join(import.meta.dirname, '../..');
const flag = '--conditions=second-brand';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The program of the second brand, built and started as people do, in a folder and on a database that go with it. */
export async function openSecondBrand(server: TestServer, { now }: { now: string }) {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-brand-`));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const build = (part: string) =>
    promisify(execFile)(process.execPath, [flag, 'build.ts', part, folder], { cwd: root });
  try {
    // What is not bundled is found from where the program lies.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    await Promise.all([build('pages'), build('server')]);
    const { source, drop } = await createDatabase(server);
    const { host, port: databasePort, user, database } = source;
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
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${databasePort}/${database}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(program, 'exit');
    const said: string[] = [];
    for await (const line of createInterface({ input: program.stdout })) {
      said.push(line);
      if (line.endsWith('/sandbox')) break;
    }
    program.stdout.resume();
    return {
      url: `http://localhost:${port}`,
      folder,
      /** What it said when it started. */
      said: said.join('\n'),
      async close() {
        program.kill('SIGTERM');
        await ended;
        await drop();
        removeFolder();
      },
    };
  } catch (failure) {
    removeFolder();
    throw failure;
  }
}

export type SecondBrand = Awaited<ReturnType<typeof openSecondBrand>>;
