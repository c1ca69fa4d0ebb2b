import { describe, expect, it } from 'vitest';
import { readAmount, readLanguage, readLayout, readService, readSize, readStatus, readTime } from './cells.ts';
import { readHeads } from './columns.ts';

describe('a cell of an import', () => {
  it.each([
    ['9:00 AM', '9:00 AM'],
    ['09:00', '9:00 AM'],
    ['9 h', '9:00 AM'],
    ['13 h 30', '1:30 PM'],
    ['12 pm', '12:00 PM'],
    ['12:15 a.m.', '12:15 AM'],
    ['0:05', '12:05 AM'],
  ])('reads the hour %s', (cell, time) => expect(readTime(cell)).toBe(time));

  it.each(['', 'soon', '25:00', '9:75', '13 PM', '0 AM'])('takes %s for no hour', (cell) =>
    expect(readTime(cell)).toBeNull(),
  );

  it.each([
    ['1815.00', 181_500],
    ['1815', 181_500],
    ['1 815,00 $', 181_500],
    ['1\u00a0815,00\u00a0$', 181_500],
    ['$1,815.00', 181_500],
    ['1,815', 181_500],
    ['0,04', 4],
  ])('reads the amount %s', (cell, cents) => expect(readAmount(cell)).toBe(cents));

  it.each(['', '-5', '1.5', '12,345,67', 'free', '1e3'])('takes %s for no amount', (cell) =>
    expect(readAmount(cell)).toBeNull(),
  );

  it('reads services, sizes, layouts, languages and statuses as people write them in either language', () => {
    expect(['Full', 'completeCoat', 'Préservation essentielle', 'Platine', 'car wash'].map(readService)).toEqual([
      'complete',
      'complete',
      'essential',
      'platinum',
      null,
    ]);
    expect(['petite', 'mid-storefront', 'hotel'].map(readSize)).toEqual(['little-storefront', 'mid-storefront', null]);
    expect(['layout7', '7', 'Disposition 13', '14', '99', ''].map(readLayout)).toEqual([
      'layout7',
      'layout7',
      'layout13',
      null,
      null,
      null,
    ]);
    expect(['Français', 'EN', 'de'].map(readLanguage)).toEqual(['fr', 'en', null]);
    expect(['Annulée', 'no-show', 'En vigueur', 'perhaps'].map(readStatus)).toEqual([
      'cancelled',
      'no-show',
      'active',
      null,
    ]);
  });
});

it('the heads of a file are known in both languages, and what is missing, twice or not read is named', () => {
  const { columns, missing, twice, ignored } = readHeads([
    'Date',
    'Numéro de client',
    'COURRIEL',
    'Email',
    'Couleur',
    '',
  ]);
  expect(columns).toEqual(['appointmentDate', 'clientId', 'email', 'email', null, null]);
  expect(twice).toEqual(['email']);
  expect(ignored).toEqual(['Couleur']);
  expect(missing).toContain('appointmentTime');
  expect(missing).not.toContain('orderNo');
});
