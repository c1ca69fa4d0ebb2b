import { describe, expect, it } from 'vitest';
import { typographyIn } from '#tests/french/detector.ts';
import { personalDataPage } from './in-words.ts';
import { codeWords, fieldWords, groupWords } from './words.ts';

const serviceName = (stored: string, language: 'en' | 'fr') => `${stored} in ${language}`;
const page = (records: Parameters<typeof personalDataPage>[0]) =>
  personalDataPage(records, 'camille@example.com', { timeZone: 'America/Toronto', serviceName }).replaceAll(
    '\u00a0',
    ' ',
  );

const booking = {
  ...{ id: '0199', order_no: 'HC-20251006-100001', status: 'active', language: 'fr', total: 208_680, gst: 9_075 },
  ...{
    coating_type: 'complete',
    selected_layout: 'layout1',
    appointment_date: '2025-10-14',
    appointment_time: '9:00 AM',
    tax_rates: [{ tax: 'gst' }],
    business_name: '<Verre>',
  },
  ...{ created_at: '2025-10-06T14:00:00+00:00', payment_method: 'card', sync_status: 'synced', cancelled_at: null },
};

describe('what is kept about a person, as they read it', () => {
  it('says days, amounts and choices in words, in French and in English', () => {
    const [, french = '', english = ''] = page({ bookings: [booking] }).split('<section');
    for (const words of [
      'Vos réservations',
      '2 086,80 $',
      'réservée',
      'complete in fr',
      'Disposition 1',
      'carte',
      'mardi',
      '<dd>9 h</dd>',
    ])
      expect(french).toContain(words);
    for (const words of [
      'Your bookings',
      '$2,086.80',
      'booked',
      'complete in en',
      'Layout 1',
      'card',
      'Tuesday, October 14',
    ])
      expect(english).toContain(words);
    expect(english).toContain('Monday, October 6, 2025, 10:00 AM');
  });

  it('has no internal name, no cents and no markup of theirs', () => {
    const said = page({ bookings: [booking] });
    expect(said).not.toMatch(/tax_rates|<dd>gst|order_no|coating_type|208680|sync|0199|<Verre>/);
    expect(said).toContain('&#60;Verre&#62;');
  });

  it('shows what stands within a stored object, also under a name that nobody foresaw', () => {
    const said = page({
      booking_corrections: [{ before: { email: 'wrong@example.com' }, after: { email: 'camille@example.com' } }],
      messages: [{ detail: { unforeseen: 'The code is 4711' }, topic: 'mail.confirmation' }],
    });
    expect(said).toContain('<dt>Before, Email</dt><dd>wrong@example.com</dd>');
    expect(said).toContain('The code is 4711');
    expect(said).not.toContain('mail.confirmation');
  });

  it('shows a mail by its words and a paper by what it says of them, in the order in which one reads', () => {
    const said = page({
      messages: [
        { content: { html: '<p>Markup</p>', attachments: ['facture.pdf'], text: 'Bonjour', subject: 'Merci' } },
      ],
      issued_papers: [
        {
          facts: {
            kind: 'invoice',
            supplier: { email: 'care@example.com' },
            buyer: { email: 'camille@example.com', names: ['Boutique Exemple', 'Camille'] },
          },
          number: 'HC-1',
        },
      ],
    });
    expect(said).not.toMatch(/Markup|care@example|invoice/);
    expect(said).toContain(
      '<dl><dt>Numéro</dt><dd>HC-1</dd><dt>Facturé à, Nom</dt><dd>Boutique Exemple, Camille</dd><dt>Facturé à, Courriel</dt>',
    );
    expect(said).toMatch(/<dt>Objet<\/dt><dd>Merci<\/dd><dt>Texte<\/dt><dd>Bonjour<\/dd><dt>Pièces jointes/);
    expect(page({ bookings: [{ feeling: 'impressed', aesthetic: 'curated' }] })).toContain('<dd>Impressionnée</dd>');
  });

  it('is written as Quebec does', () => {
    const all = [groupWords, fieldWords, ...Object.values(codeWords)].flatMap((words) => Object.values(words));
    expect(all.flatMap(({ fr }) => typographyIn(fr))).toEqual([]);
  });
});
