import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const site = join(import.meta.dirname, '../../build/site');
const folder = join(site, 'pages/live');

/** Every page but the operator's screens, which have a limit of their own (`npm run bench -- admin`). */
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/^(fr\/)?admin\//.test(file))
  .map((file) => ({ path: `/${dirname(file)}`, html: readFileSync(join(folder, file), 'utf8') }));

const isCrewPage = ({ path }: { path: string }) => /^\/(fr\/)?crew$/.test(path);
const pages = all.filter((page) => !isCrewPage(page));
const crewPages = all.filter(isCrewPage);

const filesOf = (html: string) => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const [start = ''] = all(/<script type="module" src="([^"]+)"/g);
  const scripts = [start, ...all(/ data-scripts="([^"]+)"/g).flatMap((names) => names.split(' '))];
  const notice = all(/<script defer src="([^"]+)"/g);
  // The oldest browsers are sent no more than the others.
  const forOldest = [...notice, ...all(/ data-fallbacks="([^"]+)"/g)];
  return { scripts, forOldest, others: [...notice, ...all(/<link rel="(?:preload|stylesheet)" href="([^"]+)"/g)] };
};

const mostScriptBytes = 100 * 1024;
const mostCrewScriptBytes = 60 * 1024;
/** What a new connection sends before it waits for an answer: ten packets, of which the headers take a kilobyte. */
const firstPacketsBytes = 10 * 1460 - 1000;
/** With the document; what is left of 20 is for the calls of a page and for a picture that comes later. */
const mostFiles = 19;

describe('a prerendered page', () => {
  /** What React writes where a part of a page could not be drawn beforehand; the browser then says so as an error. */
  const leftOut = '<!--$!-->';

  it.each(all)('is drawn whole: $path', ({ html }) => {
    expect(html).not.toContain(leftOut);
  });
});

describe('what a browser with an empty cache is sent for a page', () => {
  it('is known of all pages, in both languages', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/payment', '/fr/payment']));
    expect(crewPages).toHaveLength(2);
  });

  const bytesOf = (scripts: readonly string[]) =>
    scripts.reduce((total, name) => total + statSync(join(site, 'client', `${name}.br`)).size, 0);

  it.each(pages)('is at most 100 KB of script for $path, as sent to the oldest browser that is served', ({ html }) => {
    const { scripts, forOldest } = filesOf(html);
    expect(scripts.length).toBeGreaterThan(4);
    expect(forOldest).toHaveLength(2);
    expect(bytesOf([...scripts, ...forOldest])).toBeLessThanOrEqual(mostScriptBytes);
  });

  it.each(crewPages)(
    'is at most 60 KB of script for $path, its service worker among them, and nothing of the site',
    ({ html }) => {
      const { scripts } = filesOf(html);
      expect(scripts.map((name) => name.replace(/-[\w-]{7,8}\.js$/, ''))).toEqual(['/assets/start', '/assets/crew']);
      expect(bytesOf([...scripts, '/crew-worker.js'])).toBeLessThanOrEqual(mostCrewScriptBytes);
      const [, own = ''] = scripts;
      expect(readFileSync(join(site, 'client', own), 'utf8')).not.toMatch(/\bimport\b\s*[("'{*\w]/);
    },
  );

  it.each(all)('begins with a stylesheet that needs no second round trip: $path', ({ html }) => {
    const [first = ''] = filesOf(html).others.filter((name) => name.endsWith('.css'));
    expect(first).toMatch(/^\/assets\/style-/);
    expect(bytesOf([first])).toBeLessThanOrEqual(firstPacketsBytes);
  });

  it.each(all)('is few files for $path', ({ html }) => {
    const { scripts, others } = filesOf(html);
    expect(1 + scripts.length + others.length).toBeLessThanOrEqual(mostFiles);
  });
});
