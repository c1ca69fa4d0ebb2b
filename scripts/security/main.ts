/** `lockfile`: where packages come from. `sbom`: writes build/sbom.json. `secrets`: keys and passwords in files under git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileFaults } from './lockfile.ts';
import { componentFaults, lockedPackages } from './sbom.ts';
import { secretsIn } from './secrets.ts';

const root = join(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const checks: Readonly<Record<string, () => Promise<string[]> | string[]>> = {
  lockfile: () => lockfileFaults(json('package-lock.json'), Object.keys(json('package.json').allowScripts)),
  sbom() {
    const list = run('npm', 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only');
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(join(root, 'build/sbom.json'), list);
    return componentFaults(JSON.parse(list), lockedPackages(json('package-lock.json')));
  },
  async secrets() {
    const files = run('git', 'ls-files', '-z').split('\0').filter(Boolean);
    return (await Promise.all(files.map((file) => secretsIn(root, file)))).flat();
  },
};

const [name = ''] = process.argv.slice(2);
const faults = await checks[name]?.();
if (!faults) console.error(`node scripts/security/main.ts ${Object.keys(checks).join(' | ')}`);
for (const fault of faults ?? []) console.error(fault);
if (faults?.length !== 0) process.exitCode = 1;
