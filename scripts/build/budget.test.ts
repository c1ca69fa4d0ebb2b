import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const site = join(import.meta.dirname, '../../build/site');
const folder = join(site, 'pages/live');

/** Every page that customers see; the operator's screens have a limit of their own (`npm run bench -- admin`). */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/^(fr\/)?admin\//.test(file))
  .map((file) => ({ path: `/${dirname(file)}`, html: readFileSync(join(folder, file), 'utf8') }));

const filesOf = (html: string) => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const [start = ''] = all(/<script type="module" src="([^"]+)"/g);
  const scripts = [start, ...all(/ data-scripts="([^"]+)"/g).flatMap((names) => names.split(' '))];
  return { scripts, others: all(/<link rel="(?:preload|stylesheet)" href="([^"]+)"/g) };
};

const mostScriptBytes = 100 * 1024;
/** With the document; what is left of 20 is for the calls of a page and for a picture that comes later. */
const mostFiles = 19;

describe('what a browser with an empty cache is sent for a page', () => {
  it('is known of all pages, in both languages', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/payment', '/fr/payment']));
  });

  it.each(pages)('is at most 100 KB of script for $path, as sent', ({ html }) => {
    const { scripts } = filesOf(html);
    expect(scripts.length).toBeGreaterThan(4);
    const bytes = scripts.reduce((total, name) => total + statSync(join(site, 'client', `${name}.br`)).size, 0);
    expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
  });

  it.each(pages)('is few files for $path', ({ html }) => {
    const { scripts, others } = filesOf(html);
    expect(1 + scripts.length + others.length).toBeLessThanOrEqual(mostFiles);
  });
});
