/** A room of the source and what its files may import. Tests are exempt; packages are checked if a room lists them. */
export type Room = {
  /** Its name in the table of docs/architecture.md. */
  name: string;
  /** The files of the room, as a regular expression over paths. */
  path: string;
  /** Names of other rooms; files of the same room are always allowed. */
  may: readonly string[];
  /** Npm packages and Node's own modules that it may import; by default any. */
  packages?: readonly string[];
  note?: string;
};

const shared = ['domain', 'business', 'contract', 'web/floor', 'web/state', 'web/client', 'web/ui', 'web/pictures'];
const serverBase = ['domain', 'server/common'];
const data = ['server/database', 'server/outbox'];

/** Who may import whom, from the core outwards. `npm run check` enforces it, and `npm run architecture` draws it. */
export const rooms: readonly Room[] = [
  { name: 'domain', path: '^domain/', may: [], packages: ['^zod'], note: 'no clock, no chance, no I/O' },
  { name: 'business', path: '^business/', may: ['domain'], packages: [], note: 'the facts of the operator' },
  { name: 'contract', path: '^contract/', may: ['domain', 'business'], packages: ['^zod'] },
  { name: 'adapters/common', path: '^adapters/common/', may: ['domain'] },
  {
    name: 'adapters/<service>',
    path: '^adapters/(?!common/)([^/]+)/',
    may: ['domain', 'adapters/common'],
    note: 'a port and its provider; no other service',
  },
  { name: 'server/common', path: '^server/common/', may: ['domain'], note: 'clock, ids, log, secrets' },
  {
    name: 'server/config',
    path: '^server/config(/|\\.ts$)',
    may: [...serverBase, 'business'],
    note: 'the environment, read once',
  },
  { name: 'server/database', path: '^server/database/', may: serverBase, note: 'tables and transactions' },
  { name: 'server/outbox', path: '^server/outbox/', may: [...serverBase, 'server/database'], note: 'work that waits' },
  {
    name: 'server/metrics',
    path: '^server/metrics/',
    may: [...serverBase, ...data],
    note: 'what monitors read of this process and of the database',
  },
  {
    name: 'server/deps',
    path: '^server/(deps|operator)\\.ts$',
    may: [...serverBase, 'adapters/<service>', 'server/database', 'server/modules'],
    note: 'the type of what every action is handed',
  },
  {
    name: 'server/modules',
    path: '^server/modules/',
    may: [...serverBase, ...data, 'business', 'contract', 'adapters/<service>', 'server/deps', 'server/http'],
    note: 'ports alone of `adapters`; `contract` and `server/http` in routes alone; other modules as below',
  },
  {
    name: 'sandbox',
    path: '^sandbox/',
    may: [
      ...serverBase,
      ...data,
      'business',
      'contract',
      'adapters/<service>',
      'server/deps',
      'server/http',
      'server/modules',
      'server/jobs',
    ],
    note: 'the simulators, their stores and their pages; `server/wiring` alone imports them',
  },
  {
    name: 'server/http',
    path: '^server/http/',
    may: [
      ...serverBase,
      'business',
      'contract',
      'adapters/<service>',
      'server/deps',
      'server/metrics',
      'server/modules',
    ],
    note: 'of the modules their routes, and `auth` for who is signed in',
  },
  {
    name: 'server/jobs',
    path: '^server/jobs\\.ts$',
    may: [...serverBase, ...data, 'business', 'server/deps', 'server/modules'],
  },
  {
    name: 'server/wiring',
    path: '^server/(wiring/|start\\.ts$|main\\.ts$|run-role\\.ts$)',
    may: [
      ...serverBase,
      ...data,
      'business',
      'adapters/<service>',
      'server/config',
      'server/deps',
      'server/http',
      'server/jobs',
      'server/metrics',
      'server/modules',
      'sandbox',
    ],
    note: 'the only place that picks implementations',
  },
  {
    name: 'server/cli',
    path: '^server/cli/',
    may: [...serverBase, ...data, 'business', 'server/config', 'server/deps', 'server/modules', 'server/wiring'],
  },
  {
    name: 'web/floor',
    path: '^web/floor/',
    may: [],
    note: 'what the oldest browsers lack, before anything else of a page',
  },
  { name: 'web/pictures', path: '^web/pictures/', may: ['domain'] },
  { name: 'web/client', path: '^web/client/', may: ['contract', 'domain'] },
  { name: 'web/state', path: '^web/state/', may: ['business', 'contract', 'domain'] },
  {
    name: 'web/ui',
    path: '^web/ui/',
    may: ['business', 'domain', 'web/pictures', 'web/state'],
    note: '`web/state` for the language, without which no widget has words',
  },
  { name: 'web/seo', path: '^web/seo/', may: ['business', 'domain', 'web/pages'] },
  {
    name: 'web/features/<one>',
    path: '^web/features/(?!admin/)([^/]+)/',
    may: shared,
    note: 'no other feature; routes compose them',
  },
  { name: 'web/features/admin/shell', path: '^web/features/admin/(shell/|admin[^/]*\\.css$)', may: shared },
  {
    name: 'web/features/admin/<one>',
    path: '^web/features/admin/(?!shell/|admin[^/]*\\.css$)([^/]+)/',
    may: [...shared, 'web/features/admin/shell'],
    note: 'no other section',
  },
  {
    name: 'web/routes',
    path: '^web/routes/',
    may: [...shared, 'web/features/<one>', 'web/features/admin/shell', 'web/features/admin/<one>'],
  },
  {
    name: 'web/pages',
    path: '^web/[^/]+$',
    may: [...shared, 'web/seo', 'web/routes'],
    note: 'the list of pages, the document and the entry',
  },
];

/** Common modules: any module may import them. */
export const commonModules = ['settings', 'audit', 'analytics', 'versions'] as const;

/** Which other modules a module may import, besides the common ones. Reading modules on top may import any. */
export const moduleArrows: Readonly<Record<string, readonly string[] | 'any'>> = {
  audit: [],
  analytics: [],
  versions: [],
  pricing: [],
  companies: [],
  terms: [],
  texts: ['terms'],
  settings: ['pricing', 'companies', 'terms', 'texts'],
  payments: [],
  refunds: ['payments'],
  calendar: [],
  proofs: [],
  bookings: ['calendar', 'refunds', 'payments', 'pricing', 'proofs'],
  reviews: [],
  areas: [],
  consents: ['bookings'],
  offers: ['bookings', 'consents', 'calendar'],
  weather: ['bookings', 'calendar'],
  planning: ['bookings', 'calendar', 'weather'],
  waiting: ['bookings', 'calendar'],
  webhooks: ['bookings'],
  'saved-cards': ['bookings'],
  checkout: [
    ...['waiting', 'bookings', 'calendar', 'consents', 'refunds', 'payments', 'pricing', 'reviews', 'saved-cards'],
    'terms',
  ],
  quotes: ['bookings', 'calendar', 'checkout', 'proofs', 'reviews', 'terms'],
  'price-letters': ['checkout', 'consents'],
  decisions: ['bookings', 'calendar', 'weather', 'checkout'],
  documents: ['bookings', 'proofs', 'refunds'],
  messages: [
    'accountant',
    'documents',
    'bookings',
    'checkout',
    'refunds',
    'decisions',
    'weather',
    'reviews',
    'quotes',
    'price-letters',
    'proofs',
    'areas',
    'waiting',
    'consents',
    'offers',
    'payments',
    'calendar',
    'terms',
    'texts',
  ],
  accounting: ['bookings', 'refunds', 'payments'],
  clients: ['bookings', 'checkout', 'consents', 'messages', 'refunds', 'payments', 'offers'],
  photos: ['bookings', 'consents'],
  crew: ['bookings', 'calendar', 'weather', 'messages', 'photos'],
  alerts: ['messages'],
  auth: [],
  desk: 'any',
  reconciliation: 'any',
  reports: 'any',
  accountant: 'any',
  retention: 'any',
  transfer: 'any',
  backup: 'any',
  doctor: 'any',
};
