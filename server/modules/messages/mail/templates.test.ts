import { beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#business/mails.ts';
import { type Language, languages } from '#domain/language.ts';
import { sampleBooking, samples } from '#sandbox/pages/mail-samples.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { linksIn, readable } from '#tests/builders/messages/read-mail.ts';
import { englishIn, englishWordsOf, typographyIn } from '#tests/french/detector.ts';
import { allTexts } from '#tests/french/texts.ts';
import { facade, facadesIn, withPictures } from './facade.ts';
import { facadePicture } from './facade-picture.ts';
import { facadeCid, facadeOf } from './layout/facade-name.ts';

type Name = keyof typeof samples;
const names = Object.keys(samples) as Name[];
const all = names.flatMap((name) => languages.map((language) => ({ name, language, ...samples[name](language) })));

const order = 'HC-20251006-100000';
const visit: Record<Language, string[]> = {
  en: ['Tuesday, October 14, 2025', '9:00 AM', 'Full Preservation', '100, rue Exemple, Montréal', 'Little Storefront'],
  fr: ['mardi 14 octobre 2025', '9 h', 'Préservation complète', '100, rue Exemple, Montréal', 'Petite vitrine'],
};
const newDay: Record<Language, string> = { en: 'Thursday, October 16, 2025', fr: 'jeudi 16 octobre 2025' };
const oldDay: Record<Language, string> = { en: 'Tuesday, October 14, 2025', fr: 'mardi 14 octobre 2025' };
const paid: Record<Language, string> = { en: '$2,604.18', fr: '2 604,18 $' };
const path: Record<Language, string> = { en: 'https://www.example.com', fr: 'https://www.example.com/fr' };

/** To people of the house, whose language is not known. */
const bilingual: readonly string[] = ['access-changed', 'operator-alert'];

/** What each mail has to say, in both languages. */
const facts: Record<Name, (language: Language) => string[]> = {
  confirmation: (language) => [
    order,
    'HC0001',
    ...visit[language],
    paid[language],
    ...(language === 'en'
      ? [
          '$2,265.00',
          'GST (5%)',
          '$113.25',
          'QST (9.975%)',
          '$225.93',
          'Layout 8',
          'before Monday, October 13, 2025, 9:00 AM',
        ]
      : [
          '2 265,00 $',
          'TPS (5 %)',
          '113,25 $',
          'TVQ (9,975 %)',
          '225,93 $',
          'Disposition 8',
          'avant le lundi 13 octobre 2025, 9 h',
        ]),
    language === 'en' ? 'propose the next clear day' : 'la prochaine journée de beau temps',
    '660000-0_12',
    `${path[language]}/confirmation?order=${order}&key=`,
    `${path[language]}/cancel-booking/`,
  ],
  'confirmation-free': (language) => [
    'VIP07',
    language === 'en' ? 'No payment was due' : 'Aucun paiement n’était requis',
    language === 'en' ? 'keep your free refresh' : 'conservez votre rafraîchissement gratuit',
  ],
  'confirmation-preview': (language) => [
    language === 'en' ? 'Preservation Preview' : 'Aperçu de préservation',
    language === 'en'
      ? 'We coat the windows of the doors.'
      : 'Nous appliquons le revêtement sur les vitres des portes.',
  ],
  'confirmation-corrected': (language) => [
    order,
    ...visit[language],
    ...(language === 'en'
      ? ['Your storefront is corrected', 'Credit for the corrected storefront', '\u2212$344.93', '$2,259.25']
      : ['Votre vitrine est corrigée', 'Crédit pour la vitrine corrigée', '\u2212344,93 $', '2 259,25 $']),
  ],
  'confirmation-soon': (language) => [
    language === 'en'
      ? 'The time for a refund ended on Monday, October 13, 2025, 9:00 AM'
      : 'a pris fin le lundi 13 octobre 2025, 9 h',
  ],
  reschedule: (language) => [
    order,
    oldDay[language],
    newDay[language],
    language === 'en' ? 'better weather' : 'journée plus clémente',
    `${path[language]}/cancel-booking/`,
    language === 'en' ? 'before Wednesday, October 15, 2025, 9:00 AM' : 'avant le mercredi 15 octobre 2025, 9 h',
  ],
  'reschedule-customer': (language) => [language === 'en' ? 'As you asked' : 'Comme demandé', newDay[language]],
  'reschedule-operator': (language) => [
    language === 'en' ? 'We had to move' : 'Nous avons dû déplacer',
    newDay[language],
  ],
  'cancellation-rest': (language) => [
    language === 'en' ? 'The rest of your payment, $2,354.18' : 'Le reste de votre paiement, soit 2 354,18 $',
  ],
  'cancellation-kept': (language) => [
    language === 'en' ? 'Nothing is refunded' : 'Aucun remboursement n’est fait pour ce rendez-vous',
  ],
  'refund-part': (language) => [
    order,
    ...(language === 'en'
      ? [
          '$250.00',
          'a part of what you paid',
          'Of the $2,604.18 that you paid, $250.00 has now gone back.',
          'Your booking stays as it is.',
          'One pane could not be reached.',
          '$217.44',
          '$10.87',
          '$21.69',
        ]
      : [
          '250,00 $',
          'une partie de votre paiement',
          'Votre réservation reste telle quelle.',
          'Une vitrine était inaccessible.',
          '217,44 $',
          '10,87 $',
          '21,69 $',
        ]),
  ],
  'refund-corrected': (language) => [
    order,
    ...(language === 'en'
      ? ['$250.00', 'corrected to Little Storefront, Layout 3', 'the difference in price']
      : ['250,00 $', 'inscrite ainsi : Petite vitrine, Disposition 3', 'la différence de prix']),
  ],
  cancellation: (language) => [
    order,
    oldDay[language],
    paid[language],
    language === 'en' ? '3-5 business days' : '3 à 5 jours ouvrables',
    language === 'en' ? 'the date has been released' : 'sa date est libérée',
  ],
  'invoice-copy': (language) => [
    order,
    `${order}-C1`,
    language === 'en' ? 'attached, in French and in English' : 'Les pièces sont jointes',
  ],
  stands: (language) => [order, oldDay[language], language === 'en' ? 'no refund will be sent' : 'aucun remboursement'],
  'cancellation-late': (language) => [language === 'en' ? 'no refund is due' : 'Aucun remboursement n’est donc dû'],
  refund: (language) => [order, paid[language], language === 'en' ? '3-5 business days' : '3 à 5 jours ouvrables'],
  'refund-not-booked': (language) => [
    order,
    paid[language],
    language === 'en' ? 'We are sorry' : 'désolés',
    language === 'en' ? 'Nothing is booked and nothing is owed' : 'vous ne devez rien',
  ],
  'paid-not-booked': (language) => [
    order,
    paid[language],
    ...(language === 'en'
      ? ['no visit could be booked', 'The whole amount will go back', '3-5 business days', 'call us']
      : ['réserver aucun rendez-vous', 'La totalité sera remboursée', '3 à 5 jours ouvrables', 'appelez-nous']),
  ],
  certificate: (language) => [
    order,
    'K7QF-2M9X',
    oldDay[language],
    `${path[language]}/certificate/K7QF-2M9X`,
    ...(language === 'en'
      ? ['Full Preservation', 'Sunday, October 14, 2040', 'do not touch', 'within 24 hours', 'one return visit']
      : ['Préservation complète', 'dimanche 14 octobre 2040', 'ne pas toucher', 'dans les 24 heures', 'sans frais']),
  ],
  'booking-link': (language) => [
    order,
    `${path[language]}/confirmation?order=${order}&key=`,
    `${path[language]}/calendar-booking?offer=`,
    ...(language === 'en'
      ? ['courtesy refresh', 'until Thursday, November 13, 2025', 'only to this address']
      : ['rafraîchissement offert', 'jusqu’au jeudi 13 novembre 2025', 'qu’à cette adresse']),
  ],
  'weather-proposal': (language) => [
    oldDay[language],
    newDay[language],
    language === 'en' ? 'rain and strong gusts of wind' : 'de la pluie et de fortes rafales',
    language === 'en' ? 'Monday, October 13, 2025, 6:00 PM' : 'lundi 13 octobre 2025, 18 h',
    language === 'en' ? 'your date stays as it is' : 'votre date reste la même',
    language === 'en' ? 'no charge to reschedule' : 'sans frais',
    'action=accept',
    'action=decline',
  ],
  'weather-proposal-otherwise': (language) =>
    language === 'en'
      ? ['We would like to move your visit', 'Without one, we decide and let you know']
      : ['Nous aimerions déplacer votre rendez-vous', 'Sans réponse, nous décidons'],
  'manual-review': (language) => [
    'Galerie Exemple',
    '200, rue Exemple, Montréal',
    'galerie@example.com',
    language === 'en' ? 'Grand Storefront' : 'Grande vitrine',
    language === 'en' ? 'Layout 12' : 'Disposition 12',
    language === 'en' ? 'within 1 business day' : 'un jour ouvrable',
  ],
  'manual-review-receipt': (language) => [language === 'en' ? 'within 1 business day' : 'un jour ouvrable'],
  'review-accepted': (language) => [
    'Galerie Exemple',
    `${path[language]}/calendar-booking?review=`,
    language === 'en' ? 'Monday, October 20, 2025, 10:00 AM' : 'lundi 20 octobre 2025, 10 h',
    language === 'en' ? 'The transom is reached from inside.' : 'L’imposte se nettoie de l’intérieur.',
    language === 'en' ? 'Grand Storefront' : 'Grande vitrine',
  ],
  'review-declined': (language) => [
    'Galerie Exemple',
    `${path[language]}/other-companies`,
    language === 'en' ? 'can only be reached with a lift' : 'ne s’atteignent qu’avec une nacelle',
  ],
  'review-question': (language) => [
    'Galerie Exemple',
    language === 'en' ? 'How high are the panes above the door?' : 'La marquise reste-t-elle toute l’année?',
    language === 'en' ? 'reply to this message' : 'répondre à ce message',
  ],
  'payment-link-withdrawn': (language) => [
    oldDay[language],
    language === 'en' ? 'There is nothing to pay' : 'Il n’y a rien à payer',
  ],
  'payment-link': (language) => [
    paid[language],
    `${path[language]}/calendar-booking?token=`,
    language === 'en' ? 'held until Wednesday, October 8, 2025, 10:00 AM' : 'jusqu’au mercredi 8 octobre 2025, 10 h',
    language === 'en' ? 'Nothing is charged before' : 'Rien n’est débité avant',
  ],
  'payment-link-reminder': (language) => [
    paid[language],
    language === 'en' ? 'not received your payment yet' : 'pas encore reçu votre paiement',
  ],
  'written-quote': (language) => [
    'Hôtel Exemple',
    `${path[language]}/quotes?token=`,
    language === 'en' ? '$8,122.98' : '8 122,98 $',
    language === 'en' ? 'until Wednesday, November 5, 2025, 12:00 PM' : 'jusqu’au mercredi 5 novembre 2025, 12 h',
    language === 'en' ? 'Hotel' : 'Hôtel',
  ],
  'quote-withdrawn': (language) => [
    'Hôtel Exemple',
    language === 'en' ? 'what is paid stays booked' : 'Ce qui est payé reste réservé',
  ],
  'price-letter': (language) => [
    `${path[language]}/calendar-booking?letter=`,
    ...(language === 'en'
      ? ['$2,265.00', '$113.25', '$225.93', '$2,604.18', 'until Monday, October 20, 2025, 10:00 AM', 'not an invoice']
      : [
          '2 265,00 $',
          '113,25 $',
          '225,93 $',
          '2 604,18 $',
          'jusqu’au lundi 20 octobre 2025, 10 h',
          'pas une facture',
        ]),
    language === 'en' ? 'The price that applies is the one on the page' : 'Le prix qui s’applique est celui',
  ],
  'price-letter-reminds': (language) => [
    language === 'en' ? 'You will get one reminder' : 'Un seul rappel suivra',
    `${path[language]}/unsubscribe?token=`,
  ],
  'price-reminder': (language) => [
    language === 'en' ? 'Monday, October 6, 2025' : 'lundi 6 octobre 2025',
    language === 'en' ? 'there will be no other' : 'aucun autre ne suivra',
    `${path[language]}/calendar-booking?letter=`,
    `${path[language]}/unsubscribe?token=`,
  ],
  charge: (language) => [
    order,
    ...(language === 'en' ? ['$825.00', '$948.54'] : ['825,00 $', '948,54 $']),
    `${path[language]}/payment/charge?token=`,
    language === 'en' ? 'Mid Storefront, Layout 8' : 'Vitrine moyenne, Disposition 8',
    language === 'en' ? 'until Monday, October 13, 2025, 10:00 AM' : 'jusqu’au lundi 13 octobre 2025, 10 h',
  ],
  'charge-extra': (language) => [
    order,
    language === 'en' ? 'The transom is reached from inside.' : 'L’imposte se nettoie de l’intérieur.',
  ],
  'charge-withdrawn': (language) => [
    order,
    language === 'en' ? 'no longer owe us $948.54' : 'ne vous demandons plus la somme de 948,54 $',
  ],
  'charge-paid': (language) => [
    `${order}-S1`,
    language === 'en' ? 'We have received $948.54' : 'Nous avons reçu la somme de 948,54 $',
    `${path[language]}/confirmation?order=${order}&key=`,
  ],
  'charge-not-added': (language) => [
    order,
    language === 'en' ? 'Your booking is as it was before.' : 'Votre réservation est telle qu’avant.',
  ],
  'rating-request': (language) => [
    oldDay[language],
    'https://reviews.example.com/write',
    `${path[language]}/unsubscribe?token=`,
    '100, rue Exemple',
    language === 'en' ? 'you agreed that we ask you once' : 'accepté que nous vous écrivions une fois',
  ],
  'season-offer': (language) => [
    oldDay[language],
    language === 'en' ? 'Wednesday, April 1, 2026' : 'mercredi 1er avril 2026',
    language === 'en' ? 'until Tuesday, May 19, 2026' : 'jusqu’au mardi 19 mai 2026',
    `${path[language]}/calendar-booking?offer=`,
    `${path[language]}/unsubscribe?token=`,
    '100, rue Exemple',
  ],
  'plan-visit': (language) => [
    oldDay[language],
    language === 'en' ? 'Tuesday, April 28, 2026' : 'mardi 28 avril 2026',
    language === 'en' ? 'Nothing is booked, held or charged' : 'ne réserve, ne retient et ne débite rien',
    `${path[language]}/calendar-booking?offer=`,
    'day=2026-05-05',
    `${path[language]}/unsubscribe?token=`,
    '100, rue Exemple',
  ],
  'area-confirm': (language) => [
    'Hauteclaire',
    'H4C',
    'action=confirm',
    language === 'en' ? 'ignore this' : 'ignorez ce',
  ],
  'area-opened': (language) => ['H4C', 'action=leave', `${path[language]}/postal-code`],
  'waiting-confirm': (language) => [
    'Hauteclaire',
    language === 'en' ? 'between Tuesday, October 14, 2025' : 'entre le mardi 14 octobre 2025',
    'action=confirm',
    'action=leave',
    language === 'en' ? 'ignore this' : 'ignorez ce',
  ],
  'waiting-offer': (language) => [
    language === 'en' ? 'Thursday, October 16, 2025 is held for you' : 'Le jeudi 16 octobre 2025 est retenu pour vous',
    language === 'en' ? '2:00 PM' : '14 h',
    `${path[language]}/waiting-list?token=`,
    'action=take',
    'action=leave',
  ],
  'waiting-offer-earlier': (language) => [
    language === 'en' ? 'Tuesday, October 28, 2025' : 'mardi 28 octobre 2025',
    language === 'en' ? 'free of charge' : 'sans frais',
    'action=take',
  ],
  'accountant-month': (language) => [
    'Hauteclaire',
    language === 'en' ? 'The accounts of October 2025' : 'octobre 2025',
    language === 'en' ? 'The attached file' : 'Le fichier joint',
  ],
  'accountant-month-large': (language) => [
    language === 'en' ? 'too large for an email' : 'trop gros pour un courriel',
    `${path[language]}/admin/month`,
  ],
  'access-changed': () => [
    'Votre deuxième étape a été retirée',
    'Your second step was removed',
    'owner@example.com',
    'https://www.example.com/admin/access',
    'https://www.example.com/fr/admin/access',
  ],
  'operator-alert': () => [
    'Un remboursement demande votre attention',
    'A refund needs you',
    '481 DECLINED',
    paid.en,
    paid.fr,
    order,
    'https://www.example.com/admin?booking=',
    'https://www.example.com/fr/admin?booking=',
  ],
};

describe.each(all)('the mail $name in $language', ({ name, language, subject, html, text }) => {
  it.each(facts[name](language))('says %s, drawn and in plain text', (fact) => {
    expect(text.replaceAll('\u00a0', ' ')).toContain(fact);
    const drawn = [readable(html), ...linksIn(html)].join(' ');
    expect(drawn.replaceAll('\u00a0', ' ')).toContain(fact);
  });

  it('has each of its links whole in its plain text, but for the ways to call and to write', () => {
    const links = linksIn(html).filter((href) => /^https?:/.test(href));
    expect(links.filter((href) => !text.includes(`\n${href}\n`))).toEqual([]);
  });

  it('has a subject of one line, and says who writes, from where, and why', () => {
    expect(subject).toMatch(/^\P{Cc}{10,140}$/u);
    for (const part of [text, readable(html)]) {
      expect(part).toContain('100, rue Exemple, Montréal');
      expect(part).toContain('care@example.com');
      expect(part).toMatch(/You receive this message because|Vous recevez ce message parce/);
    }
  });

  it('weighs little, brings everything along, and says which language it is in', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    const unpictured = html.replaceAll(/<img src="cid:[^"]+"[^>]*>/g, '');
    expect(unpictured).not.toMatch(/<(link|script|img|iframe|form|video|object)|url\(|@import|\ssrc=|\son\w+=/i);
    expect(html).toMatch(bilingual.includes(name) ? /<html lang="fr-CA"/ : new RegExp(`<html lang="${language}-CA"`));
    const tables = html.match(/<table [^>]*>/g) ?? [];
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
  });
});

describe('the façade in a mail', () => {
  it.each([
    ['confirmation', { layout: 'layout8', light: 'day', close: true, name: 'Boutique Exemple' }],
    ['weather-proposal', { layout: 'layout8', light: 'rain-and-sun', close: false, name: 'Boutique Exemple' }],
  ] as const)(
    'of a %s is the client’s own with the name on its sign, told to whoever does not see it',
    async (name, shown) => {
      const { html } = samples[name]('fr');
      const cid = facadeCid(shown);
      expect(html.match(/<img [^>]+>/g)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<img [^>]*src="cid:${cid}" [^>]*alt="[^"]*Disposition\u00a08"`));
      expect((await facadesIn(html)).map((picture) => picture.cid)).toEqual([cid]);
      expect(facadeOf(cid)).toEqual(shown);
    },
  );

  it('is left out where the layout is not known, and in plain text', () => {
    const of = (selectedLayout: string | null) =>
      facade({ ...sampleBooking, selectedLayout } as Booking, 'night', 'en');
    expect(of(null)).toEqual([]);
    expect(of('layout99')).toEqual([]);
    expect(of('layout1')).toEqual([expect.objectContaining({ text: '' })]);
  });

  it('is attached once, and only where it is ours', async () => {
    const [night] = facade({ ...sampleBooking, selectedLayout: 'layout1' }, 'night', 'en');
    const twice = `${night?.html.markup}${night?.html.markup}<img src="cid:../../secret"><img src="cid:layout99.day.@facade">`;
    const pictures = await facadesIn(twice);
    expect(pictures).toHaveLength(1);
    expect(withPictures(twice, pictures).match(/ src="data:image\/png;base64,/g)).toHaveLength(2);
  });

  it('is light, whatever is painted on it, and blank where a name has no place', async () => {
    const drawn = (name: string) => facadePicture({ layout: 'layout8', light: 'night', close: false, name });
    const blank = await drawn('');
    for (const name of ['Boutique Exemple', '北京饭店 Café', 'مطعم الشرق', 'W'.repeat(30)]) {
      const signed = await drawn(name);
      expect(signed.equals(blank)).toBe(false);
      expect(signed.length).toBeLessThanOrEqual(30_000);
    }
    for (const name of ['🥐', 'x'.repeat(200)]) expect((await drawn(name)).equals(blank)).toBe(true);
  });
});

describe('a mail at night, or without pictures', () => {
  it.each(all)('stands on plain colours that turn with its letters: $name, $language', ({ html }) => {
    expect(html).not.toContain('gradient');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const dark of ['@media (prefers-color-scheme:dark){', '[data-ogsc] .ink,[data-ogsc] a.ink'])
      expect(html).toContain(dark);
    for (const picture of html.match(/<img [^>]+>/g) ?? []) {
      expect(picture).toMatch(/alt="[^"]{10,}"/);
      expect(picture).toContain('background-color:');
    }
  });
});

describe('the mails in French', () => {
  let english: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    english = englishWordsOf(await allTexts());
  });
  const french = all.filter(({ name, language }) => language === 'fr' && !bilingual.includes(name));

  it.each(french)('have no English in them, nor its typography: $name', ({ subject, html, text }) => {
    for (const part of [subject, readable(html), ...text.split('\n')]) {
      expect(englishIn(part, english)).toEqual([]);
      expect(typographyIn(part)).toEqual([]);
    }
  });

  it('are confirmed as the English ones are: by the subject', () => {
    for (const { name, subject } of all)
      if (/^confirmation|^reschedule/.test(name)) expect(subject).toMatch(/^Confirm/);
  });
});

describe('a mail in the words of the owner', () => {
  /** Every text worded anew, with all the facts that it may have. */
  const worded = Object.fromEntries(
    Object.keys(mails.standard).map((place) => {
      const said = (language: Language) =>
        [place, ...(mails.factsIn?.(place) ?? []).map((name) => `<{${mails.fillIns[name]?.[language]}}>`)].join(' ');
      return [place, { en: `New ${said('en')}`, fr: `Nouveau ${said('fr')}` }];
    }),
  );
  const written = (language: Language) =>
    names.map((name) => samples[name](language, worded)).flatMap(({ subject, text }) => [subject, text]);

  it.each(languages)('says each of them somewhere, with its facts, and none of the brand’s own (%s)', (language) => {
    const said = written(language).join('\n');
    const fresh = language === 'en' ? 'New' : 'Nouveau';
    for (const place of Object.keys(mails.standard))
      expect([place, said.includes(`${fresh} ${place}`)]).toEqual([place, true]);
    expect(said).not.toMatch(/[{}]/);
    const former = Object.values(mails.standard).flatMap((text) =>
      text[language].split(/\n\n|\{[^}]*\}/).filter((part) => part.length > 24),
    );
    expect(former.filter((part) => said.includes(part))).toEqual([]);
  });

  it('keeps an owner’s signs as they were typed, and says what was learned since in the words of the brand', () => {
    const texts = { 'rating-title': { en: 'How <b>did</b> it go & why?', fr: 'Alors?' } };
    const { html, subject, text } = samples['rating-request']('en', texts);
    expect(text).toContain('How <b>did</b> it go & why?');
    expect(html).not.toContain('<b>did');
    expect(subject).toBe(mails.standard['rating-subject'].en);
  });

  it('has as many paragraphs and steps as were typed', () => {
    const texts = { ...mails.standard, 'confirmation-steps': { en: 'One.\n\nTwo.', fr: 'Un.\n\nDeux.' } };
    expect(samples.confirmation('en', texts).text).toContain('1. One.\n2. Two.\n');
  });
});
