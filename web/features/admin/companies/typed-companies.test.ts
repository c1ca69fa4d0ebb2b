import { describe, expect, it } from 'vitest';
import { companies } from '#business/companies.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { differingCompanies } from '#domain/settings/companies.ts';
import { messages } from './messages.ts';
import { parse, placeInWords, toForm } from './typed-companies.ts';

const typing = (typed: Record<string, string>) => parse({ ...toForm(companies, 'en'), ...typed });

/** What the page has after something was typed. */
const read = (typed: Record<string, string>) => {
  const done = typing(typed);
  if ('faults' in done) throw new Error([...done.faults].join());
  return done.value;
};
const faults = (typed: Record<string, string>) => {
  const done = typing(typed);
  return 'faults' in done ? Object.fromEntries(done.faults) : {};
};

describe('the fields of the companies', () => {
  it.each(languages)('give back what they were filled with (%s)', (language) => {
    expect(parse(toForm(companies, language))).toEqual({ value: companies });
  });

  it('show a phone number as the language writes it, and take it in any form', () => {
    expect(toForm(companies, 'en')).toMatchObject({ '0.phone': '514-555-0101' });
    expect(toForm(companies, 'fr')).toMatchObject({ '0.phone': '514\u00a0555-0101' });
    expect(read({ '0.phone': '438.555.0188' })[0]?.phone).toBe('+14385550188');
  });

  it('take a website without its beginning, and a company without one', () => {
    expect(read({ '2.website': 'www.example.net/vitres' })[2]?.website).toBe('https://www.example.net/vitres');
    expect(read({ '0.website': ' ' })[0]).not.toHaveProperty('website');
  });

  it.each([
    ['a company without a name', { '1.name': ' ' }, { '1.name': 'company-name' }],
    ['a description in one language alone', { '1.description.fr': '' }, { '1.description.fr': 'company-description' }],
    ['a number that nobody can call', { '0.phone': '911' }, { '0.phone': 'phone' }],
    ['an address that is none', { '2.email': 'ici' }, { '2.email': 'email' }],
    ['a script in the place of a website', { '0.website': 'javascript:alert(1)' }, { '0.website': 'website' }],
    ['one company twice', { '1.name': companies[0]?.name ?? '' }, { '1.name': 'company-twice' }],
  ])('refuse %s', (_what, typed, wrong) => {
    expect(faults(typed)).toEqual(wrong);
  });

  it('name what differs in words', () => {
    const after = read({ '1.phone': '514 555-0190', '2.description.fr': 'Vitrines de toutes les tailles.' });
    const places = differingCompanies(companies, after);
    expect(places.map((place) => placeInWords(place, inLanguage(messages, 'en')))).toEqual([
      'Second company, phone',
      'Third company, description in French',
    ]);
    expect(placeInWords('0.website', inLanguage(messages, 'fr'))).toBe('Première entreprise, site Web');
  });
});
