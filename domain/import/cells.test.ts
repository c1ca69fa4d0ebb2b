import { describe, expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { sizeName } from '#domain/names.ts';
import { readAmount, readLanguage, readLayout, readService, readSize, readStatus, readTime } from './cells.ts';
import { delimiterOf, readHeads } from './columns.ts';
import { readDay } from './day.ts';

describe('a cell of an import', () => {
  it.each([
    ['9:00 AM', '9:00 AM'],
    ['09:00', '9:00 AM'],
    ['9 h', '9:00 AM'],
    ['13 h 30', '1:30 PM'],
    ['12 pm', '12:00 PM'],
    ['12:15 a.m.', '12:15 AM'],
    ['0:05', '12:05 AM'],
    ['09:00:00', '9:00 AM'],
    ['9h00', '9:00 AM'],
    ['9:00:00 AM', '9:00 AM'],
    ['1:30 p.\u00a0m.', '1:30 PM'],
    ['1899-12-30T09:00:00', '9:00 AM'],
  ])('reads the hour %s', (cell, time) => expect(readTime(cell)).toBe(time));

  it.each(['', 'soon', '25:00', '09:00:30', '9:75', '13 PM', '0 AM'])('takes %s for no hour', (cell) =>
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
    ['1815,5', 181_550],
    ['1.5', 150],
    ['1\u202f815,5\u202f$', 181_550],
    ['1 815,00 $ CA', 181_500],
    ['CAD 1,815.50', 181_550],
    ['1815.00 CAD', 181_500],
    ['CA$1815', 181_500],
    ['$CAD 1815', 181_500],
    ['1.815,00', 181_500],
    ["1'815.00", 181_500],
  ])('reads the amount %s', (cell, cents) => expect(readAmount(cell)).toBe(cents));

  it.each(['', '-5', '1.555', '1.815', '12,345,67', '1,5,5', 'CAD', '$', 'free', '1e3'])(
    'takes %s for no amount',
    (cell) => expect(readAmount(cell)).toBeNull(),
  );

  it('reads the sizes by the names that the product has for them', () => {
    for (const size of bookableSizes)
      expect(languages.map((language) => readSize(sizeName(size, language)))).toEqual([size, size]);
  });

  it('reads services, sizes, layouts, languages and statuses as people write them in either language', () => {
    expect(
      ['Full', 'completeCoat', 'Préservation essentielle', 'Platine', 'car wash'].map((cell) =>
        readService(cell, services),
      ),
    ).toEqual(['complete', 'complete', 'essential', 'platinum', null]);
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

describe('a day', () => {
  const zone = 'America/Toronto';
  it.each([
    ...[
      '2025-05-13',
      '2025-5-13',
      '2025/05/13',
      '2025.5.13',
      '20250513',
      '13/05/2025',
      '05/13/2025',
      '13-5-2025',
      '13.05.2025',
    ],
    ...[
      '2025-05-13T00:00:00',
      '2025-05-13 00:00:00',
      '2025-05-13T00:00:00.000Z',
      '2025-05-13T04:00:00Z',
      '2025-05-13 9:00 AM',
    ],
    ...[
      '2025-05-13T00:00:00-04:00',
      '13 mai 2025',
      'mardi 13 mai 2025',
      'le 13 mai 2025',
      'Tuesday, May 13, 2025',
      '13/05/2025 00:00',
    ],
    ...[
      'May 13, 2025',
      '13-May-2025',
      'May 13th 2025',
      '13 mai 2025'.toUpperCase(),
      'mar. 13 mai 2025',
      ' 2025-05-13 ',
    ],
  ])('is read of %j', (cell) => expect(readDay(cell, zone)).toBe('2025-05-13'));

  it.each([
    ['1er août 2025', '2025-08-01'],
    ['3 févr. 2025', '2025-02-03'],
    ['mardi 4 mars 2025', '2025-03-04'],
    ['4 mars 2025', '2025-03-04'],
    ['Dec 31 2024', '2024-12-31'],
    ['5 juin 2025', '2025-06-05'],
    ['5 juillet 2025', '2025-07-05'],
    ['05/05/2025', '2025-05-05'],
  ])('is read of %j as %s', (cell, day) => expect(readDay(cell, zone)).toBe(day));

  it.each(['05/06/2025', '1-2-2025', '06.05.2025'])('of %j is not guessed', (cell) =>
    expect(readDay(cell, zone)).toEqual({ ambiguous: true }),
  );

  it.each([
    '',
    'tomorrow',
    '13/05/25',
    '13-May-25',
    '2025-02-30',
    '2025-13-01',
    '31/02/2025',
    '45790',
    'May 2025',
    '13 mai',
    '2025-05-13 soon',
  ])('is none in %j', (cell) => expect(readDay(cell, zone)).toBeNull());
});

describe('the separator of a file', () => {
  it.each([
    ['a;b;c\n1,2;3;4', ';'],
    ['a,b\n', ','],
    ['a\tb\tc\n', '\t'],
    ['\ufeffsep=;\na;b\n', ';'],
    ['sep=,\na,b;c;d\n', ','],
    ['sep=\t\na\tb\n', '\t'],
    ['"sep=;"\na;b', ';'],
    ['\n\n  \n;;;\na;b;c\n', ';'],
    ['\r\ra;b;c\r', ';'],
  ])('is found in %j', (csv, separator) => expect(delimiterOf(csv)).toBe(separator));
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
