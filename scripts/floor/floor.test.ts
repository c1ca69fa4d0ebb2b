import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { young } from '#web/floor/young.ts';
import { guarded, guardedStyles, ownNames } from './guarded.ts';
import { youngInScript } from './scripts.ts';
import { youngInStyles } from './styles.ts';

const client = join(import.meta.dirname, '../../build/site/client');
const built = (ending: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(client, file), 'utf8'));

/** What `fallbacks.ts` brings, in the words of the compatibility data. */
const broughtAlong = young.flatMap(([owner, ...names]) => {
  const isStatic = typeof owner === 'function';
  const name = isStatic ? owner.name : owner.constructor.name;
  return names.map((member) => `javascript.builtins.${name}.${member}`);
});

describe('the built pages, in the oldest browsers that package.json names', () => {
  it('ask for no function that these lack, but those that have a fallback', () => {
    const found = new Set(built('.js').flatMap((code) => [...youngInScript(code)]));
    expect([...found].toSorted()).toEqual([...Object.keys(guarded), ...ownNames, ...broughtAlong].toSorted());
  });

  it('use no style that these lack, but those that a page can do without', () => {
    const found = new Set(built('.css').flatMap((css) => [...youngInStyles(css).keys()]));
    expect([...found].toSorted()).toEqual(Object.keys(guardedStyles).toSorted());
  });
});

describe('what looks for young features', () => {
  it.each([
    ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['AbortSignal.timeout(1)', 'api.AbortSignal.timeout_static'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['list().toSorted()', 'javascript.builtins.Array.toSorted'],
    ['x.y.findLast(z)', 'javascript.builtins.Array.findLast'],
    ['x["toSpliced"](1)', 'javascript.builtins.Array.toSpliced'],
    ['Object.groupBy(a,b)', 'javascript.builtins.Object.groupBy'],
    ['const q = new URLSearchParams(); q.size', 'api.URLSearchParams.size'],
    ['const s = new Set(); s.union(t)', 'javascript.builtins.Set.union'],
    ['requestIdleCallback(act)', 'api.Window.requestIdleCallback'],
    ['scheduler.postTask(act)', 'api.scheduler'],
    ['document.startViewTransition(act)', 'api.Document.startViewTransition'],
    ['element.showPopover()', 'api.HTMLElement.showPopover'],
    ['new URLPattern({})', 'api.URLPattern'],
    ['/(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp(`(?<!a)b`)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['/[a&&b]/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['class A { static { a() } }', 'javascript.classes.static.initialization_blocks'],
    ['class A { a = () => b }', 'function in a class field'],
    ['(0,r.jsx)(`div`,{inert:!0})', 'html.global_attributes.inert'],
    ['x.matches(`:popover-open`)', 'css.selectors.popover-open'],
  ])('finds it in %s', (code, feature) => {
    expect([...youngInScript(code)]).toContain(feature);
  });

  it('leaves alone what the oldest browsers have', () => {
    const old =
      'list.at(-1); Object.hasOwn(a, b); structuredClone(a); crypto.randomUUID(); dialog.showModal(); a?.b ?? c;';
    expect([...youngInScript(old)]).toEqual([]);
    expect([...youngInStyles('a:focus-visible{inset:0;aspect-ratio:1;accent-color:red}').keys()]).toEqual([]);
  });

  it.each([
    ['a{translate:1px}', 'css.properties.translate'],
    ['a{color:oklch(1 0 0)}', 'css.types.color.oklch'],
    ['a{--x:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
    ['a:has(b){top:0}', 'css.selectors.has'],
    ['a{&:hover{top:0}}', 'css.selectors.nesting'],
    ['a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
    ['@media (width>=40rem){a{top:0}}', 'css.at-rules.media.range_syntax'],
    ['@container (width>1px){a{top:0}}', 'css.at-rules.container'],
    ['@starting-style{a{top:0}}', 'css.at-rules.starting-style'],
    ['a{backdrop-filter:none}', 'css.properties.backdrop-filter'],
  ])('finds it in %s', (css, feature) => {
    expect([...youngInStyles(css).keys()]).toContain(feature);
  });

  it('takes a property for old that stands there with its old name too', () => {
    expect([...youngInStyles('a{-webkit-backdrop-filter:none;backdrop-filter:none}').keys()]).toEqual([]);
  });
});
