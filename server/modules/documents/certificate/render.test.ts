import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { facades } from '#domain/facade/layouts.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { sampleBooking } from '#sandbox/pages/mail-samples.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { certificateWords } from './content.ts';
import { measuresOf } from './elevation.ts';
import { type CertificateFacts, renderCertificate } from './render.ts';

const facts = (more: Partial<Booking> = {}, language: 'en' | 'fr' = 'en'): CertificateFacts => ({
  language,
  booking: { ...sampleBooking, ...more },
  number: 'K7QF-2M9X',
  page: 'https://www.example.com/certificate/K7QF-2M9X',
  place: null,
  contact: defaultContact,
});

async function read(of: CertificateFacts) {
  const document = await getDocumentProxy(new Uint8Array(await renderCertificate(of)));
  const { text, totalPages } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const first = await document.getPage(1);
  const structure = JSON.stringify(await first.getStructTree());
  const [front = '', back = ''] = text.map((page) => page.replace(/\s+/g, ' '));
  return { front, back, totalPages, info, structure, view: first.view };
}

describe('a certificate', () => {
  it('is two letter-size pages: the façade, drawn and not measured, and its care', async () => {
    const { front, back, totalPages, view, info } = await read(facts());
    expect([totalPages, view]).toEqual([2, [0, 0, 612, 792]]);
    expect(info).toMatchObject({ Title: 'Certificate of preservation K7QF-2M9X', Author: 'Hauteclaire' });
    for (const words of [
      'Boutique Exemple',
      'Drawing, not to scale',
      'For Hauteclaire',
      'Full Preservation',
      'all exterior windows were coated',
      'Tuesday, October 14, 2025',
      'Sunday, October 14, 2040',
      '15-year warranty, issued by the maker of the coating',
      'www.example.com/certificate/K7QF-2M9X',
    ])
      expect(front).toContain(words);
    for (const words of ['Do not touch the coated surfaces for 24 hours', 'authorized applicator', '514-555-0142'])
      expect(back).toContain(words);
    expect(back.match(/24 hours/g)).toHaveLength(1);
    expect(front).not.toMatch(/\d[.,]\d\d|No\. /);
    expect(front + back).not.toContain('Camille');
  });

  it('numbers the place of a service that has a limited number of them', async () => {
    const platinum = (language: 'en' | 'fr') => read({ ...facts({ coatingType: 'platinum' }, language), place: 17 });
    expect((await platinum('en')).front).toContain('No. 17 of 99');
    expect((await platinum('fr')).front).toContain('Nº 17 sur 99');
  });

  it('leads whoever scans it to the page of its number, and tells so whoever cannot see the code', async () => {
    const { confirm } = certificateWords(facts());
    expect(confirm.code.text).toBe('https://www.example.com/certificate/K7QF-2M9X');
    const { structure } = await read(facts());
    expect(structure).toContain('QR code that leads to www.example.com/certificate/K7QF-2M9X');
  });

  it('promises what the service coats and no more', () => {
    const said = (more: Partial<Booking>) => certificateWords(facts(more)).said;
    expect(said({ coatingType: 'essential', storefrontSize: 'mid-storefront' })).toMatch(/5\u00a0exterior windows/);
    expect(said({ coatingType: 'complete' })).toMatch(/all exterior windows/);
    expect(said({ coatingType: 'platinum' })).toMatch(/all windows, inside and outside/);
  });

  it.each(layouts)('is drawn of %s in French', async (selectedLayout) => {
    const { front, totalPages } = await read(facts({ selectedLayout }, 'fr'));
    expect(totalPages).toBe(2);
    expect(front).toContain('Dessin, sans échelle');
    const { across, up } = measuresOf(facades[selectedLayout]);
    for (const marks of [across, up]) expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(front).toContain('Boutique Exemple');
  });
});

describe('the name on the sign', () => {
  const named = (businessName: string, selectedLayout: Booking['selectedLayout'] = 'layout8') =>
    certificateWords(facts({ businessName, selectedLayout })).name;

  it.each([
    ['Boutique Exemple', 'layout8', { text: 'Boutique Exemple', onSign: true }],
    ['Boutique Exemple', 'layout12', { text: 'Boutique Exemple', onSign: false }],
    ['Boutique Exemple', null, { text: 'Boutique Exemple', onSign: false }],
    ['Café 🥐 Exemple', 'layout8', { text: 'Café Exemple', onSign: true }],
    ['北京饭店 Café', 'layout8', { text: '北京饭店 Café', onSign: true }],
    ['مطعم', 'layout12', { text: 'مطعم', onSign: false }],
    ['ᚠᚢ Café', 'layout8', { text: 'Café', onSign: true }],
    ['ไทย', 'layout8', { text: 'ไทย', onSign: true }],
    ['ᚠᚢ', 'layout8', { text: 'HC-20251006-100000', onSign: false }],
    ['🥐', 'layout8', { text: 'HC-20251006-100000', onSign: false }],
    ['', 'layout8', { text: 'HC-20251006-100000', onSign: false }],
  ] as const)('of %j at %s is plain where the sign cannot have it', (name, layout, expected) =>
    expect(named(name, layout)).toEqual(expected),
  );

  it('of eighty letters, or in any script, stands whole on one line', async () => {
    const long = 'Boulangerie-pâtisserie artisanale des Frères Tremblay et de leurs cousines, depuis';
    const names = [long, 'W'.repeat(80), '北京饭店 Café', '株'.repeat(80), 'مطعم الشرق', 'מסעדה', 'Ресторан', '서울'];
    for (const businessName of names)
      for (const selectedLayout of ['layout10', 'layout12'] as const) {
        const { front, totalPages } = await read(facts({ businessName, selectedLayout }));
        expect(totalPages).toBe(2);
        expect(front).toContain(businessName);
      }
  });
});
