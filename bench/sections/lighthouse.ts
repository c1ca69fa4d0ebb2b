import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type DebuggedBrowser, debuggedBrowser, draft } from '../browser.ts';
import { withProgram } from '../program.ts';
import { figure, median } from '../report/print.ts';
import { nameOf } from './scripts.ts';

/**
 * A site of simulators asks robots to stay away, which costs points by intent. So these pages come from a live site whose
 * credentials are made up: nobody pays here, so the card gateway is never asked.
 */
const live = {
  SANDBOX: '0',
  LOG_LEVEL: 'silent',
  MONERIS_STORE_ID: 'bench',
  MONERIS_API_TOKEN: 'bench',
  MONERIS_CHECKOUT_ID: 'bench',
  MONERIS_ENV: 'qa',
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read from each run: the figure's name, its unit, and where Lighthouse says it. */
type Reading = { scores: Record<string, number>; paint: number; shift: number; blocking: number };

/** The pages whose scores are promised or watched; some mean something only to who has answered before. */
const measured: readonly { path: string; answered?: boolean }[] = [
  { path: '/' },
  { path: '/postal-code' },
  { path: '/calendar-booking', answered: true },
  { path: '/faq' },
  { path: '/what-is-this' },
  { path: '/other-companies' },
  { path: '/manual-review' },
  { path: '/contact' },
  { path: '/fr' },
  { path: '/fr/faq' },
];

/** A project of its own: its packages are a third of all, and nothing else needs them. */
const project = join(import.meta.dirname, '../lighthouse');

function installLighthouse(): void {
  if (existsSync(join(project, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Lighthouse cannot be installed in ${project}`);
}

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  finalDisplayedUrl: z.string(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

const reportMb = 64;

async function run(url: string, { port }: DebuggedBrowser): Promise<Reading> {
  const args = [join(project, 'run.mjs'), url, String(port), ...categories];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: reportMb * 1024 * 1024 });
  const report = Report.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  const scores = Object.fromEntries(categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100]));
  for (const name of categories.slice(1)) {
    for (const { id, weight } of report.categories[name]?.auditRefs ?? []) {
      const { score = 1, title = id } = report.audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) console.error(`${url} ${name}: ${title}`);
    }
  }
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores,
    paint: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
  };
}

/** Lighthouse with its mobile preset: the median of several runs for each page, each with an empty cache. */
export async function measureLighthouse(runs = 5): Promise<void> {
  installLighthouse();
  const browser = await debuggedBrowser();
  try {
    await withProgram(live, async ({ url }) => {
      for (const { path, answered = false } of measured) {
        await browser.remember(url, answered ? draft : null);
        const readings: Reading[] = [];
        for (let n = 0; n < runs; n++) readings.push(await run(url + path, browser));
        const middle = (of: (reading: Reading) => number) => median(readings.map(of));
        const name = `lighthouse-${nameOf(path)}`;
        for (const category of categories)
          figure(
            `${name}-${category}`,
            middle(({ scores }) => scores[category] ?? 0),
            'score',
          );
        figure(
          `${name}-largest-paint`,
          middle(({ paint }) => paint),
          'milliseconds',
        );
        figure(
          `${name}-layout-shift`,
          middle(({ shift }) => shift),
          'shift',
        );
        figure(
          `${name}-blocking`,
          middle(({ blocking }) => blocking),
          'milliseconds',
        );
      }
    });
  } finally {
    await browser.close();
  }
}
