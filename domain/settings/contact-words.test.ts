import { describe, expect, it } from 'vitest';
import type { Contact } from './contact.ts';
import { contactFiller } from './contact-words.ts';

const house: Contact = {
  phone: '+15145550142',
  email: 'care@example.com',
  mailingAddress: { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' },
  hours: { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' },
};
const fresh: Contact = {
  phone: '+14385550187',
  email: 'bonjour@example.org',
  mailingAddress: { street: '7, rue de l’Essai', city: 'Laval', province: 'QC', postalCode: 'H7A 0A1' },
  hours: { days: [2, 6], opens: '8:30 AM', closes: '6:00 PM' },
};

describe('a text that was written with the house’s standard contact', () => {
  const filled = contactFiller(house, fresh);

  it.each([
    ['a link to call', 'tel:+15145550142', 'tel:+14385550187'],
    ['an English number', 'call 514-555-0142, or', 'call 438-555-0187, or'],
    ['a French number', 'au 514\u00a0555-0142.', 'au 438\u00a0555-0187.'],
    [
      'an address to write to',
      '"mailto:care@example.com">care@example.com.',
      '"mailto:bonjour@example.org">bonjour@example.org.',
    ],
    ['hours on a line', 'Monday - Friday, 7:00 AM - 5:00 PM', 'Tuesday - Saturday, 8:30 AM - 6:00 PM'],
    [
      'hours in a sentence',
      'du lundi au vendredi, de 7\u00a0h à 17\u00a0h.',
      'du mardi au samedi, de 8\u00a0h\u00a030 à 18\u00a0h.',
    ],
    ['the agreement’s address', '100, rue Exemple, Montréal (QC) H2Y 1A1,', '7, rue de l’Essai, Laval (QC) H7A 0A1,'],
    [
      'a letter’s address',
      '100, rue Exemple, Montréal (Québec)\u00a0 H2Y\u00a01A1',
      '7, rue de l’Essai, Laval (Québec)\u00a0 H7A\u00a00A1',
    ],
    [
      'hours for search engines',
      '{"dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday","https://schema.org/Wednesday","https://schema.org/Thursday","https://schema.org/Friday"],"opens":"07:00","closes":"17:00"}',
      '{"dayOfWeek":["https://schema.org/Tuesday","https://schema.org/Wednesday","https://schema.org/Thursday","https://schema.org/Friday","https://schema.org/Saturday"],"opens":"08:30","closes":"18:00"}',
    ],
  ])('has the operator’s instead: %s', (_what, written, read) => {
    expect(filled(written)).toBe(read);
  });

  it.each([
    'mycare@example.com',
    'care@example.community',
    'care@example.com.au',
    '1514-555-0142',
    '514-555-01423',
    '100, rue Exemple',
  ])('is left alone where it says something else: %s', (text) => {
    expect(filled(text)).toBe(text);
  });

  it('is the same text as long as nothing was changed, and again once it was changed back', () => {
    const text = 'tel:+15145550142 care@example.com';
    expect(contactFiller(house, { ...house })(text)).toBe(text);
    expect(contactFiller(fresh, house)(filled(text))).toBe(text);
  });

  it('changes what was changed and nothing else', () => {
    const other = contactFiller(house, { ...house, email: fresh.email });
    expect(other('514-555-0142, care@example.com')).toBe('514-555-0142, bonjour@example.org');
  });

  it('cannot be opened by what somebody wrote into an address', () => {
    const hostile = { ...house, mailingAddress: { ...house.mailingAddress, street: '$& <b>"x"</b>' } };
    const inText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const read = contactFiller(house, hostile, { inText })('at 100, rue Exemple, Montréal (QC) H2Y 1A1');
    expect(read).toBe('at $&#38; &#60;b&#62;&#34;x&#34;&#60;/b&#62;, Montréal (QC) H2Y 1A1');
  });
});
