import { expect, it } from 'vitest';
import { kindOfRefusal } from './refusal.ts';

it.each([
  ['no token: invalid_client', 'client'],
  ['no token: invalid_code', 'token'],
  ['no token: the account is at https://www.zohoapis.com', 'data-centre'],
  ['no token: Access Denied', 'quota'],
  ['no token: You have made too many requests continuously.', 'quota'],
  ['no token: HTTP 500', 'silence'],
  ['no token: connect ECONNREFUSED 127.0.0.1:1', 'silence'],
  ['no token: something_new', 'permission'],
  ['HTTP 401 14 You are not authorized', 'permission'],
  ['HTTP 400 6041 This user is not associated with the organization', 'permission'],
  ['HTTP 429 45 The daily limit is over', 'quota'],
  ['HTTP 500 1000 Internal Error. Please try again later.', 'silence'],
  ['no answer in time', 'silence'],
  ['other side closed', 'silence'],
  ['the answer to PUT /invoices has another shape', 'silence'],
  ['the total there is 100.00 instead of 2086.80', 'total'],
  ['the appointment is at 2025-10-14 10:00 AM instead of 2025-10-14 9:00 AM', 'time'],
  ['the invoice there is void', 'void'],
  ['HTTP 400 1002 The customer name is too long', 'content'],
  ['Staff is not available', 'content'],
])('of “%s” it says: %s', (detail, kind) => {
  expect(kindOfRefusal(detail)).toBe(kind);
});
