/**
 * The city page of Environment Canada. Its schema has changed without a version: a leaf is plain or `{ en, fr }`, a
 * quantity is plain or has a `value`, and lists were renamed. So nothing is required here; missing values are null.
 */
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const child = (value: unknown, name: string): unknown =>
  isTree(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const at = (value: unknown, ...path: readonly string[]): unknown => path.reduce(child, value);

export function listAt(value: unknown, ...names: readonly string[]): readonly unknown[] {
  for (const name of names) {
    const found = child(value, name);
    if (Array.isArray(found)) return found;
  }
  return [];
}

const deepestLeaf = 3;

/** The plain value of a leaf in any of its forms. */
export function leaf(value: unknown, depth = 0): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!isTree(value) || depth === deepestLeaf) return null;
  return leaf(child(value, 'value') ?? child(value, 'en'), depth + 1);
}

export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = leaf(at(value, ...path));
  return typeof found === 'string' ? found.trim() : '';
}

/** An instant, also in the compact form of the older pages; without an offset it is in UTC. */
export function instantAt(value: unknown, ...path: readonly string[]): Date | null {
  const text = textAt(value, ...path).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:00');
  const instant = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(instant.getTime()) ? instant : null;
}
