import { booked, type Cell, cut, exception, kill, type StruckCell } from '../cell.ts';

const struck = (cell: Omit<StruckCell, 'given' | 'doing' | 'leaves'>): Cell => ({
  given: 'approved',
  doing: 'submit',
  leaves: booked,
  ...cell,
});
const lost = (cell: Omit<StruckCell, 'given' | 'doing' | 'leaves'>): Cell => ({
  given: 'approved, and the day is another’s',
  doing: 'submit',
  leaves: { approved: 2, refunded: 1, bookings: 1 },
  ...cell,
});

const reading = 'gateway receipt';
const booking = 'commit of write-booking';
const returning = 'commit of give-back';

/** Group C: from Submit to the booking, or to the refund of what cannot be one. */
export const submitCells: readonly Cell[] = [
  struck({
    id: 'C1-K1',
    says: 'killed before the receipt is read, Submit again books',
    strike: kill('before', reading),
    afterwards: 'retries',
  }),
  struck({
    id: 'C1-K2',
    says: 'killed with the receipt read and nothing written, Submit again books',
    strike: kill('after', reading),
    afterwards: 'retries',
  }),
  struck({
    id: 'C1-K3',
    says: 'killed with the receipt read and the customer gone, recovery books',
    strike: kill('after', reading),
    afterwards: 'gone',
  }),
  struck({
    id: 'C1-X',
    says: 'an exception with the receipt read is healed by recovery',
    strike: exception('after', reading),
    afterwards: 'gone',
  }),
  struck({
    id: 'C1-T',
    says: 'the receipt is lost on its way; Submit again books',
    gateway: { step: reading, fault: 'lost' },
    afterwards: 'retries',
  }),
  struck({
    id: 'C1-F1',
    says: 'the gateway answers 503 for the receipt and the customer leaves; recovery books',
    gateway: { step: reading, fault: 'error' },
    afterwards: 'gone',
  }),
  struck({
    id: 'C1-F2',
    says: 'the gateway is down for the receipt; Submit again books',
    gateway: { step: reading, fault: 'down' },
    afterwards: 'retries',
  }),
  struck({
    id: 'C1-F3',
    says: 'the gateway answers with a page; nothing is concluded from it, and Submit again books',
    gateway: { step: reading, fault: 'garbled' },
    afterwards: 'retries',
  }),
  struck({
    id: 'C1-F4',
    says: 'the gateway never answers for the receipt; Submit again books',
    gateway: { step: reading, fault: 'silent' },
    afterwards: 'retries',
  }),

  struck({
    id: 'C2-K1',
    says: 'killed before the booking commits, Submit again books',
    strike: kill('before', booking),
    afterwards: 'retries',
  }),
  struck({
    id: 'C2-K2',
    says: 'killed before the booking commits and the customer gone, recovery books',
    strike: kill('before', booking),
    afterwards: 'gone',
  }),
  struck({
    id: 'C2-X',
    says: 'an exception after the day has passed to the booking undoes it all; Submit again books',
    strike: exception('after', 'pass the day to the booking'),
    afterwards: 'retries',
  }),
  struck({
    id: 'C2-D1',
    says: 'the connection is cut and COMMIT never arrives; Submit again books',
    strike: cut('before', booking),
    afterwards: 'retries',
  }),
  struck({
    id: 'C2-D2',
    says: 'the connection is cut, COMMIT never arrives and the customer is gone; recovery books',
    strike: cut('before', booking),
    afterwards: 'gone',
  }),
  struck({
    id: 'C2-D3',
    says: 'the connection is lost at BEGIN; it is given up and Submit again books',
    strike: cut('before', 'begin'),
    afterwards: 'retries',
  }),

  struck({
    id: 'C3-K1',
    says: 'killed after the booking commits, Submit again finds it',
    strike: kill('after', booking),
    afterwards: 'retries',
  }),
  struck({
    id: 'C3-K2',
    says: 'killed after the booking commits and the customer gone, everything that follows is queued',
    strike: kill('after', booking),
    afterwards: 'gone',
  }),
  struck({
    id: 'C3-X',
    says: 'an exception after the booking commits; Submit again finds it',
    strike: exception('after', booking),
    afterwards: 'retries',
  }),
  struck({
    id: 'C3-D1',
    says: 'COMMIT arrives and its answer does not; Submit again finds the booking, and nothing goes back',
    strike: cut('after', booking),
    afterwards: 'retries',
  }),
  struck({
    id: 'C3-D2',
    says: 'COMMIT arrives, its answer does not, and the customer leaves; there is one booking',
    strike: cut('after', booking),
    afterwards: 'gone',
  }),

  struck({
    id: 'C4-K',
    says: 'killed with mail and texts queued in the open transaction, they are queued once',
    strike: kill('after', 'insert bookings'),
    afterwards: 'retries',
  }),
  struck({
    id: 'C4-X',
    says: 'an exception with mail and texts queued takes them back with the booking; recovery does both',
    strike: exception('after', 'insert bookings'),
    afterwards: 'gone',
  }),

  lost({
    id: 'C5-K1',
    says: 'killed before the refund of a lost day commits, Submit again finds the same',
    strike: kill('before', returning),
    afterwards: 'retries',
  }),
  lost({
    id: 'C5-K2',
    says: 'killed before the refund of a lost day commits and the customer gone, it is refunded a day later',
    strike: kill('before', returning),
    afterwards: 'gone',
  }),
  lost({
    id: 'C5-K3',
    says: 'killed after the refund of a lost day commits, it is refunded once',
    strike: kill('after', returning),
    afterwards: 'retries',
  }),
  lost({
    id: 'C5-X',
    says: 'an exception with the refund wanted takes back the wish; Submit again wants it once',
    strike: exception('after', 'insert refunds'),
    afterwards: 'retries',
  }),
  lost({
    id: 'C5-D1',
    says: 'the connection is cut and the COMMIT of a refund never arrives; it is refunded once',
    strike: cut('before', returning),
    afterwards: 'retries',
  }),
  lost({
    id: 'C5-D2',
    says: 'the COMMIT of a refund arrives and its answer does not; it is refunded once',
    strike: cut('after', returning),
    afterwards: 'retries',
  }),
];
