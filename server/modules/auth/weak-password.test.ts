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
  // The city, the name and the year, however they are written.
  'Montreal2027!!',
  'Montréal et ses vitres claires',
  'm0ntr3@l le matin tôt',
  'M.o.n.t-r é a l la nuit bleue',
  'MONTRE\u0301AL sous la neige',
  'ｍｏｎｔｒｅａｌ by moonlight',
  'une haute claire fontaine',
  'H4ut3 C|a1r3 window pane',
  'hautecla\u200bire on the corner',
  'window seat autumn 1990',
  'window seat autumn 2099',
  'window 2O27 autumn seat',
  'autumn 2 0 2 7 window seat',
  'autumn 20-27 window seat',
  'autumn ２０３１ window seat',
])('%s is easy to guess', async (password) => {
  expect(await isWeakPassword(password, email)).toBe(true);
});

it.each([
  'clear glass at noon',
  'Kx7_a-9dQwErTz01',
  'une vitre claire à midi',
  'a zoologist igloo 1989 2100',
  'mon trésor et allée',
])('%s is not', async (password) => {
  expect(await isWeakPassword(password, email)).toBe(false);
});
