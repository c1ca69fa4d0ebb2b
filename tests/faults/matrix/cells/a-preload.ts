import { booked, type Cell, cut, exception, kill, nothing, type StruckCell } from '../cell.ts';

const struck = (cell: Omit<StruckCell, 'given' | 'doing'>): Cell => ({ given: 'arrived', doing: 'preload', ...cell });
const retried = { afterwards: 'retries', leaves: booked } as const;
const gone = { afterwards: 'gone', leaves: nothing } as const;

const holding = 'commit of hold-day';
const asking = 'gateway preload';
const saving = 'save ticket';

/** Group A: the day is held, the gateway opens a ticket, the ticket is saved and shown. */
export const preloadCells: readonly Cell[] = [
  struck({
    id: 'A1-K1',
    says: 'killed before the day is held, the visitor tries again and books',
    strike: kill('before', holding),
    ...retried,
  }),
  struck({
    id: 'A1-K2',
    says: 'killed before the day is held and never tried again, nothing is held',
    strike: kill('before', holding),
    ...gone,
  }),
  struck({
    id: 'A1-X',
    says: 'an exception in the middle of holding leaves nothing in the way of the next try',
    strike: exception('after', 'insert day_claims'),
    ...retried,
  }),
  struck({
    id: 'A1-D',
    says: 'the connection is cut and COMMIT never arrives; the next try books',
    strike: cut('before', holding),
    ...retried,
  }),
  struck({
    id: 'A1-D2',
    says: 'the connection is lost at BEGIN; it is given up and the next try books',
    strike: cut('before', 'begin'),
    ...retried,
  }),

  struck({
    id: 'A2-K1',
    says: 'killed with the day held and the gateway not asked, the visitor is not in the way of himself',
    strike: kill('after', holding),
    ...retried,
  }),
  struck({
    id: 'A2-K2',
    says: 'killed with the day held and nobody coming back, the day is free again',
    strike: kill('after', holding),
    ...gone,
  }),
  struck({
    id: 'A2-X',
    says: 'an exception before the gateway is asked is healed by the next try',
    strike: exception('before', asking),
    ...retried,
  }),
  struck({
    id: 'A2-D1',
    says: 'COMMIT arrives, its answer does not; the next try finds its own hold',
    strike: cut('after', holding),
    ...retried,
  }),
  struck({
    id: 'A2-D2',
    says: 'COMMIT arrives, its answer does not, and the visitor leaves; the day is free again',
    strike: cut('after', holding),
    ...gone,
  }),
  struck({
    id: 'A2-F1',
    says: 'the gateway answers 503; the visitor is told and books with the next try',
    gateway: { step: asking, fault: 'error' },
    ...retried,
  }),
  struck({
    id: 'A2-F2',
    says: 'the gateway is down and the visitor leaves; the day is free at once',
    gateway: { step: asking, fault: 'down' },
    ...gone,
  }),
  struck({
    id: 'A2-F3',
    says: 'the gateway answers with a page; the visitor is told and books with the next try',
    gateway: { step: asking, fault: 'garbled' },
    ...retried,
  }),
  struck({
    id: 'A2-F4',
    says: 'the gateway never answers; the visitor is told and books with the next try',
    gateway: { step: asking, fault: 'silent' },
    ...retried,
  }),

  struck({
    id: 'A3-K1',
    says: 'killed with a ticket that nobody saw, the visitor books with another',
    strike: kill('before', saving),
    ...retried,
  }),
  struck({
    id: 'A3-K2',
    says: 'killed with a ticket that nobody saw and nobody coming back, nothing is left',
    strike: kill('before', saving),
    ...gone,
  }),
  struck({
    id: 'A3-X',
    says: 'an exception before the ticket is saved costs that ticket alone',
    strike: exception('after', asking),
    ...retried,
  }),
  struck({
    id: 'A3-T1',
    says: 'the ticket is opened and the gateway’s answer lost; the visitor books with another',
    gateway: { step: asking, fault: 'lost' },
    ...retried,
  }),
  struck({
    id: 'A3-T2',
    says: 'the ticket is opened, the answer lost and the visitor gone; nothing is left',
    gateway: { step: asking, fault: 'lost' },
    ...gone,
  }),
  struck({
    id: 'A4-K1',
    says: 'killed with the ticket saved and not shown, the visitor is shown the same and books',
    strike: kill('after', saving),
    ...retried,
  }),
  struck({
    id: 'A4-K2',
    says: 'killed with the ticket saved and nobody coming back, the day is free when its time is over',
    strike: kill('after', saving),
    ...gone,
  }),
  struck({
    id: 'A4-X',
    says: 'an exception after the ticket is saved is healed by the next try',
    strike: exception('after', saving),
    ...retried,
  }),
  struck({
    id: 'A4-D',
    says: 'the ticket is saved, the database’s answer lost; the next try shows the same ticket',
    strike: cut('after', saving),
    ...retried,
  }),
];
