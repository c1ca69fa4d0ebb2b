import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import { commonModules, moduleArrows, type Room, rooms } from './rules.ts';
import { namersOf, overviews, tableFiles } from './tables.ts';

const sources = ['domain', 'business', 'contract', 'adapters', 'sandbox', 'server', 'web'];
const tests = '\\.test\\.tsx?$';
const ours = `^(${sources.join('|')})/`;
const severity = 'error' as const;

/** A room's own files; if a room covers several, only those of the same one. */
const own = ({ path }: Room): string => path.replace(/\(\[\^\/\]\+\)/, '$1').replace(/\(\?![^)]*\)/, '');

const pathOf = (name: string): string => {
  const room = rooms.find((one) => one.name === name);
  if (!room) throw new Error(`no room is called ${name}`);
  return room.path;
};

const roomRules = rooms.flatMap((room): IForbiddenRuleType[] => {
  const from = { path: room.path, pathNot: tests };
  const rule = { name: room.name, severity, from, to: { path: ours, pathNot: [own(room), ...room.may.map(pathOf)] } };
  if (!room.packages) return [rule];
  const packages = room.packages.map((name) => `node_modules/${name.slice(1)}`);
  return [
    rule,
    {
      name: `${room.name}: packages`,
      severity,
      from,
      to: { path: '^node:|node_modules/|^(fs|path|crypto|util)$', pathNot: packages },
    },
  ];
});

const moduleRules = Object.entries(moduleArrows).flatMap(([name, may]): IForbiddenRuleType[] => {
  if (may === 'any') return [];
  const all = [name, ...may, ...(name === 'audit' ? [] : commonModules)];
  return [
    {
      name: `server/modules/${name}`,
      severity,
      from: { path: `^server/modules/${name}/`, pathNot: tests },
      to: { path: '^server/modules/', pathNot: `^server/modules/(${all.join('|')})/` },
    },
  ];
});

/** A table is named in the statements of its owner, of those listed with it, and of those above all. */
const tableRules = [
  ...Object.entries(tableFiles).map(([file, of]) => ({ file, names: [...namersOf(of), ...Object.keys(overviews)] })),
  { file: 'index.ts', names: ['database', 'transfer'] },
].map(
  ({ file, names }): IForbiddenRuleType => ({
    name: `tables of ${file}`,
    severity,
    from: { path: ours, pathNot: [tests, `^(server/modules/|server/|)(database|${names.join('|')})/`] },
    to: { path: `^server/database/schema/${file}$`, dependencyTypesNot: ['type-only'] },
  }),
);

const inModules = { path: '^server/modules/', pathNot: tests };
const routes = '(-|/)routes\\.ts$';

const finerRules: IForbiddenRuleType[] = [
  { name: 'no circle, types count', severity, from: { path: ours, pathNot: tests }, to: { circular: true } },
  {
    name: 'parts of a module are its own',
    severity,
    from: { path: '^server/modules/([^/]+)/', pathNot: tests },
    to: { path: '^server/modules/[^/]+/.*parts/', pathNot: '^server/modules/$1/' },
  },
  {
    name: 'modules know ports and no provider',
    severity,
    from: inModules,
    to: { path: '^adapters/', pathNot: '^adapters/[^/]+/port\\.ts$' },
  },
  {
    name: 'HTTP is in routes alone',
    severity,
    from: { path: inModules.path, pathNot: [tests, routes] },
    to: { path: '^(contract|server/http)/|node_modules/fastify/' },
  },
  {
    name: 'statements are in queries alone',
    severity,
    from: { path: inModules.path, pathNot: [tests, '/queries(/|\\.ts$)'] },
    to: { path: '^server/database/schema/|node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server/http knows the routes of modules',
    severity,
    from: { path: '^server/http/', pathNot: tests },
    to: {
      path: '^server/modules/',
      pathNot: [routes, '^server/modules/auth/', '^server/modules/settings/snapshot\\.ts$'],
    },
  },
];

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.js'],
  },
};

export type Violation = { rule: string; from: string; to: string };

export async function violations(): Promise<Violation[]> {
  const forbidden = [...roomRules, ...moduleRules, ...tableRules, ...finerRules];
  const { output } = await cruise(sources, { ...options, ruleSet: { forbidden }, validate: true });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
  }));
}

/** The folders and their imports, for Graphviz: importers are above what they import. */
export async function drawing(): Promise<string> {
  const folder =
    '^(domain|business|contract|adapters|sandbox)/|^server/modules/[^/]+/|^server/[^/]+/|^web/features/admin/|^web/[^/]+/|^web/(?=[^/]+$)';
  const { output } = await cruise(sources, {
    ...options,
    exclude: { path: tests },
    includeOnly: { path: ours },
    collapse: folder,
    outputType: 'dot',
    reporterOptions: { dot: { theme: { graph: { rankdir: 'TB', splines: 'true', ranksep: '0.6' } } } },
  });
  return String(output);
}
