import { expect, test } from 'vitest';
import { RequestError } from './request.ts';

test('a failed call says its status and what the server said', () => {
  const body = '{"error":"Taken","code":"DATE_TAKEN","fields":{"email":"Wrong"}}';
  const failure = new RequestError(409, 'Conflict', body);
  expect(failure.message).toBe(`409: ${body}`);
  expect(failure).toMatchObject({ status: 409, code: 'DATE_TAKEN', error: 'Taken', fields: { email: 'Wrong' } });
});

test('a failed call without words says the status text', () => {
  expect(new RequestError(502, 'Bad Gateway', '')).toMatchObject({ message: '502: Bad Gateway', code: '', error: '' });
  expect(new RequestError(500, 'x', '<html>')).toMatchObject({ message: '500: <html>', code: '', fields: {} });
});
