import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openServer } from '#tests/builders/server.ts';
import { readExpression } from './expressions.ts';

const server = await openServer();
afterAll(() => server.close());

type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
const { groups }: { groups: { name: string; rules: Rule[] }[] } = parse(read('alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const { panels }: Dashboard = JSON.parse(read('dashboard.json'));

/** What Prometheus says of each thing that it scrapes, without us. */
const ownOfPrometheus = ['up'];

/** Every name that the program gives out, with what a histogram is made of. */
async function given(): Promise<ReadonlySet<string>> {
  const lines = (await (await server.ask('GET', '/metrics')).text()).split('\n');
  const types = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.slice(1, 3) ?? []);
  const names = types.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    return types[index + 1] === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
  });
  return new Set([...names, ...ownOfPrometheus]);
}

describe('the alert rules', () => {
  it('have a name each, a severity, and a sentence that says what is the matter', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, for: lasts = '1m', labels, annotations } of rules) {
      expect(alert).toMatch(/^([A-Z][a-z]+)+$/);
      expect(lasts).toMatch(/^\d+[smh]$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^\S.*\.$/);
    }
  });

  it.each(rules)('$alert asks in PromQL for what the program gives out', async ({ expr }) => {
    const { faults, metrics } = readExpression(expr);
    const names = await given();
    expect(faults).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it.each(panels)('“$title” asks in PromQL for what the program gives out', async ({ targets }) => {
    const names = await given();
    for (const { faults, metrics } of targets.map(({ expr }) => readExpression(expr))) {
      expect(faults).toEqual([]);
      expect(metrics.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('shows every figure of our own', async () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => readExpression(expr).metrics));
    const own = [...(await given())].filter((name) => !/^(nodejs|process|up$)|_(bucket|count|sum)$/.test(name));
    const missing = own.filter((name) => !shown.some((one) => one.startsWith(name)));
    expect(missing).toEqual([]);
  });
});

describe('a mistake in an expression', () => {
  it.each(['rate(up[5m]', 'sum by (le (up)', 'up ==', 'up{job=web}'])('%s is found', (expr) => {
    expect(readExpression(expr).faults.length).toBeGreaterThan(0);
  });
});
