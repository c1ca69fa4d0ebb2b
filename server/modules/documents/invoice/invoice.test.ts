import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import type { InvoiceFacts } from '#domain/documents/facts.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { sampleBooking } from '#sandbox/pages/mail-samples.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { invoiceFacts } from './facts.ts';
import { type Printed, renderPaper } from './render.ts';

const receipt = {
  transactionNo: '660-0_1472',
  approvalCode: '048212',
  amount: cents(260_418),
  method: 'card',
  reference: null,
} as const;

type More = { language?: Language; payment?: InvoiceFacts['payment'] };
const facts = (more: Partial<Booking> = {}, { language = 'en', payment = receipt }: More = {}): Printed => ({
  facts: invoiceFacts({ ...sampleBooking, ...more }, payment, defaultContact),
  language,
});

/** What a reader of the file sees, as one line with ordinary spaces. */
async function read(of: Printed) {
  const file = await renderPaper(of);
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info, metadata } = await getMeta(document);
  const page = await document.getPage(1);
  const marks = await document.getMarkInfo();
  return { text: text.replace(/\s+/g, ' '), totalPages, info, metadata, view: page.view, marks, file };
}

describe('the invoice of a booking', () => {
  it('names the business, the customer, the numbers and every amount in English', async () => {
    const { text, totalPages, view } = await read(facts());
    expect(totalPages).toBe(1);
    expect(view).toEqual([0, 0, 612, 792]);
    for (const words of [
      'Invoice',
      'Hauteclaire 100, rue Exemple Montréal QC H2Y 1A1 514-555-0142 care@example.com',
      'Billed to Boutique Exemple Camille Exemple 100, rue Exemple Montréal QC H2Y 1A1 camille@example.com',
      'Invoice number HC-20251006-100000',
      'Client ID HC0001',
      'Date issued Monday, October 6, 2025',
      'Full Preservation Little Storefront, Layout 8',
      'Visit on Tuesday, October 14, 2025, at 9:00 AM',
      'Service address: 100, rue Exemple, Montréal',
      'Subtotal $2,265.00',
      'GST 5% $113.25',
      'QST 9.975% $225.93',
      'Total $2,604.18 CAD',
      'Paid in full By card, when booking',
      'Amount paid $2,604.18',
      'Transaction number 660-0_1472',
      'Approval code 048212',
      'GST registration number 000000000 RT0001',
      'QST registration number 0000000000 TQ0001',
      'Terms of payment',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('can be copied in whole, also when a letter was first drawn with its accent', async () => {
    const named = async (business: string) => (await read(facts({ businessName: business }))).text;
    expect(await named('Ùrsula')).toContain('Ùrsula');
    expect(await named('Ursula')).toContain('Ursula');
  });

  it('says the same in French, with French forms', async () => {
    const { text } = await read(facts({}, { language: 'fr' }));
    for (const words of [
      'Facture',
      'Montréal (Québec) H2Y 1A1 514 555-0142',
      'Facturé à Boutique Exemple Camille Exemple',
      'Nº de facture HC-20251006-100000',
      'Nº de client HC0001',
      'Date d’émission lundi 6 octobre 2025',
      'Préservation complète Petite vitrine, Disposition 8',
      'Visite du mardi 14 octobre 2025, à 9 h',
      'Adresse du service : 100, rue Exemple, Montréal',
      'Sous-total 2 265,00 $',
      'TPS 5 % 113,25 $',
      'TVQ 9,975 % 225,93 $',
      'Total 2 604,18 $ CA',
      'Acquittée en totalité Par carte, à la réservation',
      'Montant payé 2 604,18 $',
      'Nº de transaction 660-0_1472',
      'Code d’approbation 048212',
      'Nº d’inscription TPS 000000000 RT0001',
      'Nº d’inscription TVQ 0000000000 TQ0001',
      'Modalités de paiement',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/Invoice|Total due|GST|QST/);
  });

  it('says how the card was given, and that instalments are its issuer’s', async () => {
    const paidWith = { wallet: 'google-pay', instalments: 12 } as const;
    const { text, totalPages } = await read(facts({}, { payment: { ...receipt, paidWith } }));
    expect(text).toContain(
      'By card, when booking (Google Pay, in 12 instalments with the card’s issuer; the business is paid in full)',
    );
    expect(text).toContain('Amount paid $2,604.18');
    expect(totalPages).toBe(1);
  });

  it('says that nothing was due when nothing was', async () => {
    const none = cents(0);
    const free = facts({ coatingType: 'refresh', base: none, gst: none, qst: none, total: none }, { payment: null });
    const { text } = await read(free);
    expect(text).toContain('Total $0.00 CAD No payment due');
    expect(text).not.toMatch(/Paid in full|Approval code|Terms of payment/);
  });

  it('prints names of many languages and leaves pictures out', async () => {
    const { text } = await read(
      facts({ contactName: 'Łukasz Nguyễn Thị Œuvré', businessName: 'Ｃａｆé 🪟❤️ de l’Île' }),
    );
    expect(text).toContain('Billed to Café de l’Île Łukasz Nguyễn Thị Œuvré 100, rue Exemple');
  });

  it.each([
    '北京饭店',
    '株式会社さくら・カフェ',
    '서울 식당',
    'مطعم الشرق',
    'تبث نيس پژگ',
    'מסעדת השלום',
    'Ресторан «Йод»',
    'Ελληνική Ταβέρνα',
    'Հայկական խոհանոց',
    'ქართული სახლი',
    'ᐃᓄᒃᑎᑐᑦ ᓂᐅᕕᕐᕕᒃ',
    'ร้านกระจก กรุงเทพ',
    'ຮ້ານ ລາວ',
    'कमल भवन',
    'বাংলা ঘর',
    'ગુજરાતી ઘર',
    'தமிழ் உணவகம்',
    'አማርኛ ቡና',
    'ᏣᎳᎩ',
  ])('prints %s, and it can be copied as it was written', async (businessName) => {
    const { text } = await read(facts({ businessName, address: `100, rue Exemple, ${businessName}` }));
    expect(text).toContain(`Billed to ${businessName} Camille Exemple`);
    expect(text).toContain(`Service address: 100, rue Exemple, ${businessName}`);
  });

  it('sets scripts of both directions on one line, and does not obey marks that turn it round', async () => {
    const mixed = '株式会社 Boutique \u202eשלום\u202c, Café مطعم الشرق (Ресторан)';
    const { text } = await read(facts({ businessName: mixed, contactName: '<b>"A" & B</b>' }));
    expect(text).toContain('Billed to 株式会社 Boutique שלום, Café مطعم الشرق (Ресторан) <b>"A" & B</b>');
  });

  it.each(['हिन्दी उदाहरण', 'ហាងកញ្ចក់ ភ្នំពេញ', 'ਪੰਜਾਬੀ ਦੁਕਾਨ', 'తెలుగు ఉదాహరణ', 'සිංහල උදාහරණ', 'ร้าน ᐃᓄᒃᑎᑐᑦ हिन्दी ক্ষ كافيه'])(
    'draws %s, whose marks its library cannot always place',
    async (businessName) => {
      const { text } = await read(facts({ businessName }));
      expect(text).not.toContain('cannot be printed');
      expect(text.indexOf('Camille Exemple') - text.indexOf('Billed to')).toBeGreaterThan(15);
    },
  );

  it('leaves letters out that no font has, and says so where nothing of a name is left', async () => {
    const { text } = await read(facts({ businessName: '𐎠𐎡 Café ᚠ', contactName: '𐎠𐎡' }));
    expect(text).toContain('Billed to Café (name in letters that cannot be printed here) 100, rue Exemple');
    const pictures = await read(facts({ businessName: '🌸🌸', contactName: 'Camille Exemple' }, { language: 'fr' }));
    expect(pictures.text).toContain('Facturé à (nom en caractères qui ne s’impriment pas ici) Camille Exemple');
  });

  it.each(['en', 'fr'] as const)('in %s writes no text over another', async (language) => {
    const file = await renderPaper({ ...facts({ orderNo: 'HC-20251006-100000', clientId: 'HC1000' }), language });
    const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ str: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height * 0.6 }]
        : [],
    );
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => {
          const beside = other.x >= one.x + one.width - 1 || one.x >= other.x + other.width - 1;
          return !beside && Math.abs(one.y - other.y) < Math.min(one.height, other.height);
        })
        .map((other) => [one.str, other.str]),
    );
    expect(boxes.length).toBeGreaterThan(20);
    expect(over).toEqual([]);
  });

  it('says a name once, however often and however written it stands in the booking', async () => {
    const named = { businessName: 'L’Épicerie  Exemple', companyName: "l'épicerie exemple " };
    const { text } = await read(facts({ ...named, contactName: 'L’ÉPICERIE EXEMPLE' }));
    expect(text).toContain('Billed to L’Épicerie Exemple 100, rue Exemple');
  });

  it('stays on one page however long names and addresses are', async () => {
    const long = 'boulevard René-Lévesque Ouest '.repeat(10).slice(0, 300);
    const { text, totalPages } = await read(
      facts({
        businessName: '北京饭店'.repeat(50),
        contactName: 'مطعم الشرق '.repeat(18).trim(),
        billingStreet: long,
        billingCity: 'Montréal '.repeat(11).trim(),
        address: long,
        email: `${'a'.repeat(240)}@example.com`,
      }),
    );
    expect(totalPages).toBe(1);
    expect(text).toContain('Total $2,604.18 CAD');
    expect(text).toContain('GST registration number 000000000 RT0001');
  });

  it('is a tagged, titled document in its language with the site’s fonts in it', async () => {
    const { info, marks, metadata, file } = await read(facts({}, { language: 'fr' }));
    expect(info).toMatchObject({ Title: 'Facture HC-20251006-100000', Author: 'Hauteclaire', Language: 'fr-CA' });
    expect(marks).toMatchObject({ Marked: true });
    expect(JSON.stringify(metadata.getRaw())).toContain('pdfuaid:part');
    const names = [...file.toString('latin1').matchAll(/\/FontName \/\w{6}\+(\w+)/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['HankenGroteskRegular', 'HankenGroteskSemiBold', 'NotoSerifDisplayInvoice']);
    expect(file.byteLength).toBeLessThan(60_000);
    const written = file.toString('latin1');
    expect(written.slice(0, 5)).toBe('%PDF-');
    expect(written.slice(Number(/startxref\n(\d+)/.exec(written)?.[1])).slice(0, 4)).toBe('xref');
  });

  it('has the same bytes for the same facts, whatever was printed before', async () => {
    for (const businessName of ['Boutique Exemple', 'تبث', '서울 北京']) {
      const first = await renderPaper(facts({ businessName }));
      await renderPaper(facts({ businessName: 'ثبت شركة 京北 울서' }));
      expect(await renderPaper(facts({ businessName }))).toEqual(first);
    }
  });

  it('embeds of another font only the letters of the name', async () => {
    const plain = await renderPaper(facts());
    const chinese = await renderPaper(facts({ businessName: '北京饭店' }));
    expect(chinese.toString('latin1')).toContain('+NotoSansSC-Regular');
    expect(plain.toString('latin1')).not.toContain('NotoSansSC');
    expect(chinese.byteLength - plain.byteLength).toBeLessThan(6000);
  });
});
