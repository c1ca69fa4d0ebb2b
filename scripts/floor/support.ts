import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floor } from '../build/floor.ts';

const ids: Readonly<Record<string, BrowserName>> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
};

/** `15.4` and `≤37` in order; a preview comes last. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return version === 'preview' ? Number.POSITIVE_INFINITY : major * 1000 + minor;
}

/** The oldest browsers, as the compatibility data names them. */
const oldest = floor.map((browser): readonly [BrowserName, number] => {
  const [name = '', version] = browser.split(' ');
  const id = ids[name];
  if (!id || !version) throw new Error(`No browser of the compatibility data: ${browser}`);
  return [id, numberOf(version)];
});

const has = ({ version_added, version_removed, flags, ...one }: SimpleSupportStatement, version: number): boolean =>
  typeof version_added === 'string' &&
  numberOf(version_added) <= version &&
  !(typeof version_removed === 'string' && numberOf(version_removed) <= version) &&
  !flags &&
  !one.alternative_name &&
  !one.prefix;

/** What the data knows of a feature, by its path: `['css', 'properties', 'inset']`. */
function lookUp(path: readonly string[]): Identifier | undefined {
  let found: unknown = data;
  for (const part of path) {
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, part) ? Reflect.get(found, part) : null;
  }
  return (found as Identifier | null) ?? undefined;
}

export const isKnown = (path: readonly string[]): boolean => lookUp(path)?.__compat !== undefined;

export const below = (path: readonly string[]): readonly string[] =>
  Object.keys(lookUp(path) ?? {}).filter((name) => !name.startsWith('__'));

/** For each of the oldest browsers, whether it has a feature, and whether its youngest sister does. */
function knowledge(path: readonly string[]): { old: boolean; now: boolean }[] {
  const support = lookUp(path)?.__compat?.support;
  if (!support) return [];
  return oldest.map(([id, version]) => {
    const all = [support[id] ?? []].flat();
    return { old: all.some((one) => has(one, version)), now: all.some((one) => has(one, Number.POSITIVE_INFINITY)) };
  });
}

/** Whether one of the oldest browsers lacks a feature that some browser has. */
export function isLacking(path: readonly string[]): boolean {
  const known = knowledge(path);
  return known.some(({ old }) => !old) && known.some(({ now }) => now);
}

/** Whether one of the oldest browsers lacks what it got later; missing cursors on phones are not a matter of age. */
export const isYoung = (path: readonly string[]): boolean => knowledge(path).some(({ old, now }) => !old && now);

/** How many engines have it today. */
export function engineCount(path: readonly string[]): number {
  const support = lookUp(path)?.__compat?.support;
  const engines = ['chrome', 'firefox', 'safari'] as const;
  return engines.filter((id) => [support?.[id] ?? []].flat().some((one) => has(one, Number.POSITIVE_INFINITY))).length;
}
