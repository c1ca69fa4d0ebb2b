import { expect, it } from 'vitest';
import { kindOfFailure } from './failure.ts';

it.each([
  ['550 5.1.1 <nobody@example.com>: Recipient address rejected', 'address'],
  ['not an e-mail address', 'address'],
  ['undelivered 30005', 'address'],
  ['452 4.2.2 The mailbox is full', 'mailbox'],
  ['535 5.7.8 Authentication credentials invalid', 'settings'],
  ['HTTP 401 20003 Authenticate', 'settings'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'silence'],
  ['Greeting never received', 'silence'],
  ['nothing was heard of the call', 'lost'],
  ['it could not be made: no link to a booking', 'unmade'],
  ['failed 21610 unsubscribed', 'opted-out'],
  ['the booking was cancelled', 'cancelled'],
  ['the visit was moved once more', 'moved'],
  ['the proposal is closed', 'closed'],
  ['it came too late to tell anything', 'late'],
  ['552 5.3.4 Message too big', 'content'],
])('of “%s” it says: %s', (failure, kind) => {
  expect(kindOfFailure(failure)).toBe(kind);
});
