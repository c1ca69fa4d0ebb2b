import { expect, it } from 'vitest';
import { kindOfFailure, reasonOfStop } from './failure.ts';

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
  ['554 5.7.1 looks like spam', 'content'],
])('of “%s” it says: %s', (failure, kind) => {
  expect(kindOfFailure(failure)).toBe(kind);
});

it.each([
  ['535 5.7.8 Authentication credentials invalid', 'credentials'],
  ['HTTP 401 20003 Authenticate', 'credentials'],
  ['no token: invalid_code', 'credentials'],
  ['550 5.1.8 Unknown sender domain', 'sender'],
  ['550 5.7.26 This mail does not pass SPF', 'sender'],
  ['HTTP 400 21606 not an SMS-capable number', 'sender'],
  ['HTTP 400 6041 This user is not associated with the organization. (Zoho Books)', 'account'],
  ['HTTP 404', 'account'],
  ['502 5.5.1 Not implemented', 'other'],
])('a service that refuses with “%s” is stopped because of: %s', (failure, reason) => {
  expect(reasonOfStop(failure)).toBe(reason);
});
