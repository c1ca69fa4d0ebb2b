import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { packCluster } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an archive that cannot be written on fails as a whole, also in the middle of a file', async () => {
  writeFileSync(join(folder, 'large'), Buffer.alloc(4 << 20));
  const elsewhere: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => elsewhere.push(error));
  try {
    const { stream } = packCluster(folder, async () => []);
    const said = new Promise((resolve) => stream.on('error', resolve));
    await new Promise((resolve) => stream.once('readable', resolve));
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    stream.destroy(full);
    expect(await said).toBe(full);
    for (let turn = 0; turn < 5; turn++) await setImmediate();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  }
  expect(elsewhere).toEqual([]);
  await expect.poll(openFiles).toEqual([]);
});

/** The files of the folder that this process holds open. */
function openFiles(): string[] {
  const links = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      return []; // the one that listed them
    }
  });
  return links.filter((path) => path.startsWith(folder));
}
