import { describe, expect, it } from 'vitest';
import { either, fillPlaceholders, placeholder, placeholdersIn } from './placeholders.ts';

const values = new Map<string, string | readonly string[]>([
  ['origin', 'https://example.com'],
  ['settings', ''],
  ['platinumOffered', 'true'],
  ['contact.en.address', `7, "rue" <b> & l'Essai $& {{origin}}`],
  ['hours.days', ['Monday', 'Tue"sday']],
]);
const filled = (page: string) => fillPlaceholders(page, values);

describe('a placeholder', () => {
  it('is filled wherever it stands, escaped for where it stands', () => {
    expect(filled(`<a href="${placeholder('origin')}/">${placeholder('origin')}</a>`)).toBe(
      '<a href="https://example.com/">https://example.com</a>',
    );
    expect(filled(placeholder('contact.en.address'))).toBe(
      '7, &#34;rue&#34; &#60;b&#62; &#38; l&#39;Essai $&#38; {{origin}}',
    );
    const data = filled(JSON.stringify({ address: placeholder('contact.en.address', 'json') }));
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({ address: values.get('contact.en.address') });
  });

  it('in an array becomes every value of a list', () => {
    const data = filled(JSON.stringify({ days: [placeholder('hours.days', 'json')] }));
    expect(JSON.parse(data)).toEqual({ days: ['Monday', 'Tue"sday'] });
  });

  it('chooses between two texts by whether its value is empty', () => {
    expect(filled(either('platinumOffered', `with ${placeholder('origin')}`, 'without'))).toBe(
      'with https://example.com',
    );
    expect(filled(either('settings', 'changed', ''))).toBe('');
    expect(either('platinumOffered', 'the same', 'the same')).toBe('the same');
  });

  it('is found by its name, known or not', () => {
    const page = `${either('settings', placeholder('settings'), '')}${placeholder('hours.opens', 'json')}{{other}}`;
    expect(new Set(placeholdersIn(page))).toEqual(new Set(['settings', 'hours.opens', 'other']));
    expect(filled('{{other}}')).toBe('{{other}}');
  });
});
