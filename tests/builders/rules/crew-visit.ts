import type { CrewDays, CrewVisit } from '#contract/admin/crew.ts';
import type { WaitingPhoto } from '#web/features/crew/photo-queue.ts';
import type { QueuedReport } from '#web/features/crew/queued-report.ts';

/** The default for every instant of a crew's day. */
export const at = '2025-10-06T13:00:00.000Z';

/** A visit today that nobody has reported on. */
export const aVisit = (more: Partial<CrewVisit> = {}): CrewVisit => ({
  orderNo: 'HC-1',
  date: '2025-10-06',
  time: '9:00 AM',
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  phone: '514-555-0100',
  phoneExtension: null,
  address: '100, rue Exemple, Montréal',
  service: 'complete',
  status: 'active',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout3',
  specialInstructions: null,
  crew: 1,
  weather: null,
  notes: [],
  reports: [],
  photos: [],
  ...more,
});

/** Something pressed for that visit and not sent yet. */
export const aPress = (
  kind: 'on-my-way' | 'arrived' | 'done' | 'undone',
  more: Partial<QueuedReport> = {},
): QueuedReport =>
  ({
    id: 'a',
    orderNo: 'HC-1',
    date: '2025-10-06',
    name: 'Boutique Exemple',
    pressedAt: at,
    by: 'me',
    kind,
    ...more,
  }) as QueuedReport;

/** A photo of that visit that waits on the phone. */
export const aPhoto = (more: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  id: 'photo',
  orderNo: 'HC-1',
  date: '2025-10-06',
  name: 'Boutique Exemple',
  kind: 'before',
  takenAt: at,
  by: 'me',
  picture: new ArrayBuffer(8),
  ...more,
});

/** The server's response to reading the visits. */
export const theDays = (visits: readonly CrewVisit[] = [aVisit()], person = 'me'): CrewDays => ({
  now: at,
  person,
  crew: null,
  days: [
    { date: '2025-10-06', weather: null, visits: [...visits] },
    { date: '2025-10-07', weather: null, visits: [] },
  ],
});
