import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../cli/commands.ts';
import { codeOf, commandsIn, faultOf, missingFiles, type Project, unknownSettings } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** The programs of the command line: each is run from the build. */
const programs = Object.entries(commands).flatMap(([name, { file }]) =>
  file.startsWith('build/server/') ? [name] : [],
);
const usages = new Map<string, string>();
// A program that is given what no program knows says how it is used.
beforeAll(async () => {
  await Promise.all(
    programs.map((name) => {
      const file = join(root, `build/server/${name}.js`);
      return new Promise<void>((resolve) => {
        execFile(process.execPath, [file, '--how-are-you-used'], { cwd: '/' }, (_failure, _out, complaint) => {
          usages.set(name, complaint.trim());
          resolve();
        });
      });
    }),
  );
}, 120_000);

const project: Project = {
  root,
  scripts,
  settings: new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)),
  usageOf: (script) => usages.get(script) ?? null,
  sourceOf: (script) =>
    read(commands[script]?.file ?? /[\w./-]+\.(?:ts|mjs)/.exec(scripts[script])?.[0] ?? 'package.json'),
};

const pages = [...globSync('docs/*.md', { cwd: root }), 'README.md', 'CONTRIBUTING.md', 'deploy/README.md'].sort();
/** Where an operator reads what to set. */
const forOperators = ['docs/operating.md', 'README.md', 'deploy/README.md'];

const commandsOf = (page: string) => commandsIn(read(page), scripts);

it('every program of the command line says how it is used', () => {
  expect(programs.length).toBeGreaterThanOrEqual(5);
  for (const name of programs) expect(usages.get(name)).toMatch(new RegExp(`^npm run (cli -- )?${name}`));
});

describe.each(pages)('%s', (page) => {
  it('has no command that cannot be typed as it stands', () => {
    const faults = commandsOf(page).map((line) => [line, faultOf(line, project)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  it('names no file that is not there', () => {
    expect(codeOf(read(page)).spans.flatMap((span) => missingFiles(span, project))).toEqual([]);
  });

  it.runIf(forOperators.includes(page))('names no setting that .env.example does not have', () => {
    const { blocks, spans } = codeOf(read(page));
    const lines = blocks.filter(({ language }) => language === 'sh' || language === 'env').flatMap((one) => one.lines);
    expect([...lines, ...spans].flatMap((text) => unknownSettings(text, project))).toEqual([]);
  });
});

it('the runbook has something to type for every part that the doctor names', () => {
  const names = [...read('server/wiring/doctor.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name = '']) => name);
  const checks = globSync('server/modules/doctor/checks/*.ts', { cwd: root }).map(read).join('');
  names.push(...[...checks.matchAll(/(?:check|look)\('([\w-]+)'/g)].map(([, name = '']) => name));
  const runbook = read('docs/operating.md');
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => name !== 'providers' && !runbook.includes(`\`${name}\``))).toEqual([]);
  for (const title of [...runbook.matchAll(/\| "([^"]+)" \|$/gm)].map(([, heading]) => heading)) {
    expect(runbook).toContain(`\n## ${title}\n`);
  }
});

describe('a page that', () => {
  it.each([
    ['npm run legder -- check', 'no script legder'],
    ['npm run ledger -- chek', 'ledger is used so: '],
    ['npm run ledger -- check --until 2026-01-01', 'ledger is used so: '],
    ['npm run ledger -- show', 'ledger is used so: '],
    ['npm run ledger check', '-- is missing'],
    ['npm run cli -- soak --boookings 3', 'soak has no --boookings'],
    ['npm run cli -- sokak', 'no command sokak'],
    ['npm run accounting -- check', 'no script accounting'],
    ['hauteclaire admin creat EMAIL', 'admin is used so: '],
    ['node scripts/prepaer.mjs', 'no file scripts/prepaer.mjs'],
    ['systemctl restart hauteclaire@web hauteclaire-weekly.timer', 'no unit hauteclaire-weekly.timer'],
    ['curl -s http://127.0.0.1:3000/healthy', 'no address /healthy'],
    ['frobnicate --all', 'no command of ours or of the machine: frobnicate'],
  ])('says `%s` is found out', (line, fault) => {
    expect(faultOf(line, project)).toContain(fault);
  });

  it('names a setting or a file that does not exist is found out', () => {
    expect(unknownSettings('Set PUBLIC_ADDRESS and PUBLIC_URL', project)).toEqual(['PUBLIC_ADDRESS']);
    expect(unknownSettings('the three TWILIO_ and ZOHO_… settings', project)).toEqual([]);
    expect(missingFiles('docs/operation.md', project)).toEqual(['docs/operation.md']);
  });
});
