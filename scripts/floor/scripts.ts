import { parseSync } from 'vite';
import { youngInStyles } from './styles.ts';
import { below, engineCount, isKnown, isLacking } from './support.ts';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodeOf = (value: unknown): Node => (isNode(value) ? value : { type: '' });

/** A name or a literal text; the minifier writes texts as templates. */
function textOf({ type, value, name, quasis }: Node): string {
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked).join('\0');
  return String((type === 'Literal' ? value : name) ?? '');
}

const isText = ({ type }: Node): boolean => type === 'Literal' || type === 'TemplateLiteral';

/** Every member of the platform by its bare name: `toSorted` covers arrays and typed arrays. */
const members = new Map<string, string[][]>();
for (const root of [['javascript', 'builtins'], ['api']]) {
  for (const owner of below(root)) {
    // Members of a new interface are out of reach without the interface itself.
    if (isLacking([...root, owner])) continue;
    for (const name of below([...root, owner]))
      members.set(name, [...(members.get(name) ?? []), [...root, owner, name]]);
  }
}

const owners: Readonly<Record<string, string>> = {
  ...{ window: 'Window', globalThis: 'Window', self: 'Window', document: 'Document', navigator: 'Navigator' },
  ...{ crypto: 'Crypto', performance: 'Performance', location: 'Location', history: 'History' },
};

/** The path of a member whose owner is named, as in `URL.canParse`; undefined if the data has none. */
const pathOf = (owner: string, name: string): string[] | undefined =>
  [
    ['javascript', 'builtins', owner, name],
    ['api', owner, `${name}_static`],
    ['api', owner, name],
  ].find(isKnown);

/** A member of something unknown counts where none of its name is old and two engines have it: one has it for nobody. */
function youngMember(name: string): string[] | undefined {
  const paths = members.get(name) ?? [];
  return paths.every(isLacking) ? paths.find((path) => engineCount(path) > 1) : undefined;
}

function memberOf(node: Node, made: ReadonlyMap<string, string>): string[] | undefined {
  const object = nodeOf(node.object);
  const property = nodeOf(node.property);
  const name = node.computed && !isText(property) ? '' : textOf(property);
  const owner = object.type === 'Identifier' ? textOf(object) : '';
  return pathOf(made.get(owner) ?? owners[owner] ?? owner, name) ?? youngMember(name);
}

const takesSelector = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

/** What a call asks of the platform by string: the names of elements and attributes, of events, selectors, patterns. */
function* askedBy({ callee, arguments: all }: Node): Generator<string[]> {
  const [first, second] = (all as Node[]).map(nodeOf);
  const word = first && isText(first) ? textOf(first) : '';
  const called = nodeOf(callee);
  const name = called.type === 'MemberExpression' ? textOf(nodeOf(called.property)) : textOf(called);
  if (takesSelector.has(name)) yield* [...youngInStyles(`${word}{}`).keys()].map((found) => found.split('.'));
  if (name === 'addEventListener') yield youngMember(`${word}_event`) ?? [];
  if (name === 'RegExp') yield* inPattern(word, second ? textOf(second) : '');
  if (second?.type !== 'ObjectExpression' || !isKnown(['html', 'elements', word])) return;
  yield ['html', 'elements', word];
  for (const { key } of second.properties as Node[]) {
    const attribute = textOf(nodeOf(key)).toLowerCase();
    yield ['html', 'elements', word, attribute];
    yield ['html', 'global_attributes', attribute];
  }
}

function* inPattern(pattern: string, flags: string): Generator<string[]> {
  if (/\(\?<[=!]/.test(pattern)) yield ['javascript', 'regular_expressions', 'lookbehind_assertion'];
  if (flags.includes('v')) yield ['javascript', 'builtins', 'RegExp', 'unicodeSets'];
}

function* askedOf(node: Node, parent: Node, made: ReadonlyMap<string, string>): Generator<string[]> {
  const { type } = node;
  if (type === 'MemberExpression') yield memberOf(node, made) ?? [];
  if (type === 'CallExpression' || type === 'NewExpression') yield* askedBy(node);
  if (type === 'StaticBlock') yield ['javascript', 'classes', 'static', 'initialization_blocks'];
  if (type === 'PropertyDefinition' && /Function/.test(nodeOf(node.value).type)) yield ['function in a class field'];
  if (type === 'Literal' && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    yield* inPattern(pattern, flags);
  }
  const isName = (parent.property === node && !parent.computed) || (parent.key === node && !parent.computed);
  if (type === 'Identifier' && !isName) {
    const name = textOf(node);
    yield* [
      ['api', name],
      ['javascript', 'builtins', name],
      ['api', 'Window', name],
    ].filter((path) => name.length > 2 && isKnown(path));
  }
}

export function youngInScript(code: string): Set<string> {
  const { program, errors } = parseSync('script.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const found = new Set<string>();
  const visit = (node: Node, parent: Node, made: Map<string, string>): void => {
    for (const path of askedOf(node, parent, made)) if (path.length === 1 || isLacking(path)) found.add(path.join('.'));
    const scope = /Function/.test(node.type) ? new Map(made) : made;
    for (const parameter of (node.params as Node[] | undefined) ?? []) scope.delete(textOf(nodeOf(parameter)));
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node, scope);
    if (node.type !== 'VariableDeclarator') return;
    const init = nodeOf(node.init);
    const name = textOf(nodeOf(node.id));
    if (init.type === 'NewExpression') made.set(name, textOf(nodeOf(init.callee)));
    else made.delete(name);
  };
  visit({ ...program }, { type: '' }, new Map());
  return found;
}
