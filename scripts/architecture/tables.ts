/** A file of tables: who owns it, and who else may name it in a statement. Row types are free to use. */
export type TableFile = {
  /** A module, or a folder of `server/`. */
  owner: string;
  /** Who else writes there, in a transaction that the owner could not open for it. */
  writers?: readonly string[];
  /** Who else joins with it where a second statement would cost a round trip, or lies below the owner. */
  readers?: readonly string[];
};

/** The modules above all others, and why each may read every table. */
export const overviews: Readonly<Record<string, string>> = {
  desk: 'the lists, the filters and the alerts of the administration',
  reports: 'sums over all subjects',
  accountant: 'the month of all subjects, as one file',
  retention: 'forgets and gives out what is said of a person, wherever it lies; writes',
  transfer: 'exports all, and imports what was sold elsewhere; writes',
  reconciliation: 'compares the books of all subjects',
  backup: 'marks and settles what a restored copy may not repeat; writes',
  doctor: 'looks into everything for what waits too long',
  metrics: 'counts for monitors, in one statement',
};

/** The owner of each file of `server/database/schema/`. A new reader is a line here, and a decision. */
export const tableFiles: Readonly<Record<string, TableFile>> = {
  'access/administrators.ts': {
    owner: 'auth',
    // Each row records which operator it was.
    readers: [
      ...['audit', 'bookings', 'checkout', 'clients', 'consents', 'crew', 'messages', 'offers', 'photos', 'planning'],
      ...['proofs', 'refunds', 'reviews', 'settings', 'versions'],
    ],
  },
  'access/audit.ts': { owner: 'audit', readers: ['auth', 'offers', 'settings'] },
  'access/sign-in.ts': { owner: 'auth' },
  'documents/accountant.ts': { owner: 'accountant' },
  'accounting.ts': { owner: 'accounting', writers: ['wiring'] },
  'areas.ts': { owner: 'areas', readers: ['settings'] },
  'bookings.ts': {
    owner: 'bookings',
    writers: ['accounting', 'refunds'],
    readers: [
      ...['audit', 'calendar', 'checkout', 'clients', 'consents', 'decisions', 'messages', 'offers', 'planning'],
      ...['outbox', 'price-letters', 'saved-cards', 'settings', 'waiting', 'weather', 'webhooks'],
    ],
  },
  'calendar.ts': { owner: 'calendar', writers: ['waiting'], readers: ['checkout'] },
  'charges.ts': { owner: 'payments', readers: ['refunds'] },
  'checkout.ts': { owner: 'checkout', writers: ['terms'], readers: ['calendar', 'refunds'] },
  'clients.ts': { owner: 'clients', readers: ['offers'] },
  'consents.ts': { owner: 'consents', readers: ['checkout', 'offers'] },
  'days/crew.ts': { owner: 'crew', readers: ['planning'] },
  'days/day-moves.ts': { owner: 'planning' },
  'days/decisions.ts': { owner: 'bookings' },
  'days/photos.ts': { owner: 'photos' },
  'days/visit-crews.ts': { owner: 'calendar' },
  'days/visit-plans.ts': { owner: 'offers' },
  'days/waiting.ts': { owner: 'waiting' },
  'operator-bookings.ts': { owner: 'checkout', readers: ['calendar'] },
  'outbox.ts': {
    owner: 'outbox',
    writers: ['accounting', 'planning', 'webhooks'],
    readers: ['checkout', 'messages', 'reviews'],
  },
  'documents/certificates.ts': { owner: 'bookings' },
  'documents/issued.ts': { owner: 'documents' },
  'documents/proofs.ts': { owner: 'proofs' },
  'payments.ts': { owner: 'payments', writers: ['checkout'] },
  'processes.ts': { owner: 'outbox' },
  'documents/price-letters.ts': { owner: 'price-letters', writers: ['consents'] },
  'documents/quotes.ts': { owner: 'quotes' },
  'rate-limits.ts': { owner: 'database', readers: ['checkout'] },
  'received-texts.ts': { owner: 'messages', readers: ['offers', 'planning'] },
  'refunds.ts': { owner: 'refunds', readers: ['accounting', 'offers'] },
  'restore.ts': { owner: 'backup' },
  'reviews.ts': { owner: 'reviews' },
  'sandbox.ts': { owner: 'sandbox' },
  'saved-cards.ts': { owner: 'saved-cards' },
  'secret-links.ts': { owner: 'bookings', readers: ['checkout', 'weather'] },
  'settings/companies.ts': { owner: 'companies' },
  'settings/funnel.ts': { owner: 'analytics' },
  'settings/sources.ts': { owner: 'analytics' },
  'settings/prices.ts': { owner: 'pricing' },
  // What a setting is kept for: runs of the weather, and the address of the calendar's file.
  'settings/settings.ts': { owner: 'settings', writers: ['calendar', 'weather'] },
  'settings/terms.ts': { owner: 'terms' },
  'settings/texts.ts': { owner: 'texts' },
  'settings/webhooks.ts': { owner: 'webhooks', readers: ['outbox'] },
  'sums.ts': { owner: 'reports', readers: ['bookings'] },
  'weather.ts': { owner: 'weather', writers: ['bookings', 'messages'], readers: ['calendar', 'planning'] },
};

/** Who may name the tables of a file, besides those above all others. */
export const namersOf = ({ owner, writers = [], readers = [] }: TableFile): string[] => [owner, ...writers, ...readers];
