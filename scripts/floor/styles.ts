import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { below, isKnown, isYoung } from './support.ts';

/** Value functions by name, wherever the data keeps them. */
const functions = new Map<string, readonly string[]>();
const gather = (path: readonly string[], depth: number): void => {
  for (const name of below(path)) {
    const found = [...path, name];
    if (isKnown(found)) functions.set(name, functions.get(name) ?? found);
    if (depth > 0) gather(found, depth - 1);
  }
};
gather(['css', 'types'], 2);

const units: readonly (readonly [RegExp, string])[] = [
  [/^[dsl]v(w|h|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^r?lh$/, 'lh'],
];

const isVendors = (name: string): boolean => name.startsWith('-');

/** The same property under its old name, next to it. */
const hasPrefixed = (node: Declaration, siblings: readonly CssNode[]): boolean =>
  siblings.some((other) => other.type === 'Declaration' && other.property === `-webkit-${node.property}`);

/** Which features of a stylesheet are younger than the floor, each with where. */
export function youngInStyles(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const check = (path: readonly string[], where: CssNode): void => {
    if (isVendors(path.at(-1) ?? '') || !isYoung(path)) return;
    const name = path.join('.');
    found.set(name, [...(found.get(name) ?? []), generate(where).slice(0, 120)]);
  };
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Declaration') {
      if (hasPrefixed(node, this.block?.children.toArray() ?? [])) return;
      const property = ['css', 'properties', node.property];
      check(property, node);
      walk(node.value, (part) => {
        if (part.type === 'Identifier' || part.type === 'Function') check([...property, part.name], node);
        if (part.type === 'Function') check(functions.get(part.name) ?? [], node);
        if (part.type !== 'Dimension') return;
        const unit = units.find(([names]) => names.test(part.unit))?.[1];
        if (unit) check(['css', 'types', 'length', unit], node);
      });
    }
    if (node.type === 'Atrule') {
      const rule = ['css', 'at-rules', node.name];
      check(rule, node.prelude ?? node);
      if (!node.prelude) return;
      walk(node.prelude, (part) => {
        if (part.type === 'Feature') check([...rule, part.name], part);
        if (part.type === 'FeatureRange') check([...rule, 'range_syntax'], part);
      });
    }
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      check(['css', 'selectors', node.name], this.rule?.prelude ?? node);
    }
    if (node.type === 'NestingSelector') check(['css', 'selectors', 'nesting'], this.rule?.prelude ?? node);
  });
  return found;
}
