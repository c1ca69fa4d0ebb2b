import { expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const email = 'camille.tremblay@example.com';

it.each([
  'password1234',
  'P@ssw0rd1234',
  '123456789012',
  'aaaaaaaaaaaa',
  'qwertyuiop12',
  'hauteclaire1',
  'Hauteclaire2026!',
  'montreal1234',
  'camille.tremblay@example.com',
  'tremblay1987',
])('%s is easy to guess', async (password) => {
  expect(await isWeakPassword(password, email)).toBe(true);
});

it.each(['clear glass at noon', 'Kx7_a-9dQwErTz01', 'une vitre claire à midi'])('%s is not', async (password) => {
  expect(await isWeakPassword(password, email)).toBe(false);
});
