import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { defaultSchedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { timesOf } from '#domain/calendar/schedule.ts';
import { type Language, languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { inPlainSigns, segmentsOf } from '#domain/outbox/segments.ts';
import {
  aftercareText,
  followUpText,
  helpText,
  onMyWayText,
  type ProposalFacts,
  paymentLinkText,
  proposalText,
  reminderText,
  replyText,
  stoppedText,
  type VisitFacts,
  weatherAnswerText,
} from './texts.ts';

const visit = {
  date: '2025-10-14',
  time: '9:00 AM' as const,
  address: '100, rue Exemple, Montréal',
  today: '2025-10-13',
};
const reminder = (language: Language, more: Partial<VisitFacts> = {}) => reminderText({ ...visit, ...more }, language);

const token = 'Ab-_0'.repeat(9).slice(0, 43);
const proposalAt = (origin: string, language: Language, more: Partial<ProposalFacts> = {}) => {
  const link = (action: string) =>
    `${origin}${language === 'fr' ? '/fr' : ''}/weather-response?token=${token}&action=${action}`;
  const facts: ProposalFacts = {
    from: { date: '2025-10-14', time: '9:00 AM' },
    to: { date: '2025-10-16', time: '9:00 AM' },
    answerBy: new Date('2025-10-13T22:00:00Z'),
    reasons: ['precipitation'],
    condition: 'rain',
    links: { accept: link('accept'), keep: link('decline') },
    ...more,
  };
  return proposalText(facts, language);
};

const lengthOf = (text: string) => {
  const { encoding, length, count } = segmentsOf(text);
  return { encoding, count, short: length <= (encoding === 'gsm-7' ? 136 : 70) };
};

const monthly = Array.from({ length: 12 }, (_, month) => addDays('2025-01-14', month * 30));

describe('every text of our own', () => {
  const contact = { phone: '+15145550100' };
  const quote = { total: cents(208_680) };
  const linkText = (occasion: 'held' | 'reminder' | 'withdrawn', date: string, language: Language) => {
    const choice = { appointmentDate: date, appointmentTime: '9:00 AM' as const };
    const link = `https://book.example.com/fr/pay/${token}`;
    return paymentLinkText({ choice, quote, link, expiresAt: new Date(`${date}T16:00:00Z`), occasion }, language);
  };
  const onDay = (date: string, language: Language): Record<string, string> => ({
    reminder: reminder(language, { date, today: addDays(date, -1) }),
    aftercare: aftercareText(contact, language),
    'follow-up': followUpText(contact, language),
    'on my way': onMyWayText(visit, language),
    help: replyText(helpText(contact, { optedOut: false }, language), language),
    'help after STOP': replyText(helpText(contact, { optedOut: true }, language), language),
    accepted: weatherAnswerText({ answer: 'accept', date, time: '9:00 AM' as const }, language),
    declined: weatherAnswerText({ answer: 'decline', date, time: '9:00 AM' as const }, language),
    'link withdrawn': linkText('withdrawn', date, language),
  });

  it.each(languages)('in %s is one message of the short alphabet, in every month', (language) => {
    for (const date of monthly)
      for (const [name, text] of Object.entries(onDay(date, language)))
        expect({ name, ...segmentsOf(text) }).toMatchObject({ name, encoding: 'gsm-7', count: 1 });
  });

  const wayOut: Record<Language, RegExp> = { en: /\bSTOP\b/, fr: /\bARRET\b/ };

  it.each(languages)('in %s says how our texts end, in every month, at the longest address', (language) => {
    const address = '12345, boulevard Sainte-Marguerite-Bourgeoys-du-Très-Long-Chemin Ouest, bureau 1200, Montréal';
    for (const date of monthly) {
      const { 'help after STOP': _resumed, ...texts } = onDay(date, language);
      const all = {
        ...texts,
        held: linkText('held', date, language),
        'not paid': linkText('reminder', date, language),
        'reminder, long': reminder(language, { date, today: addDays(date, -1), address }),
        'on my way, long': onMyWayText({ address }, language),
        weather: proposalAt('https://hauteclaire.example.com', language, {
          from: { date, time: '10:00 AM' },
          to: { date: addDays(date, 9), time: '10:00 AM' },
        }),
        'in their own words': replyText('x'.repeat(480), language),
      };
      expect(Object.entries(all).filter(([, text]) => !wayOut[language].test(text))).toEqual([]);
      expect([all['reminder, long'], all['on my way, long']].map((text) => segmentsOf(text).count)).toEqual([1, 1]);
    }
  });

  it.each(languages)(
    'in %s that asks for a payment is two messages at most, however long the address is',
    (language) => {
      for (let more = 0; more < 60; more++) {
        const choice = { appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' as const };
        const link = `https://${'a'.repeat(more)}.example.com/pay/${token}`;
        const expiresAt = new Date('2025-10-13T22:00:00Z');
        const text = paymentLinkText({ choice, quote, link, expiresAt, occasion: 'held' }, language);
        expect(segmentsOf(text).count).toBeLessThanOrEqual(2);
      }
    },
  );

  it('that asks for a payment says who asks, for which visit and until when, and how much it is', () => {
    const link = `https://book.example.com/fr/pay/${token}`;
    expect(linkText('held', '2025-10-14', 'fr')).toBe(
      `Hauteclaire : votre rendez-vous du mardi 14 octobre, 9 h, est retenu jusqu'à mardi 12 h. Payer 2 086,80 $ : ${link} ARRET pour cesser`,
    );
    expect(linkText('reminder', '2025-10-14', 'en')).toBe(
      `Hauteclaire: your visit on Tue, Oct 14 at 9:00 AM is held until Tue 12 PM, not paid yet. Pay $2,086.80: ${link} STOP to end`,
    );
    expect(linkText('held', '2025-08-12', 'fr')).toMatch(/ du mardi 12 à 9 h est retenu .*Payer 2 086,80 \$ : https:/);
  });

  it('does not end our own answer twice, and gives the way back to who has ended our texts', () => {
    const help = replyText(helpText(contact, { optedOut: false }, 'en'), 'en');
    expect(help.match(/STOP/g)).toHaveLength(1);
    expect(replyText(helpText(contact, { optedOut: true }, 'fr'), 'fr')).toMatch(/DEBUT pour reprendre$/);
    for (const language of languages) {
      const text = replyText(stoppedText(contact, language), language);
      expect([text, segmentsOf(text)]).toEqual([text, expect.objectContaining({ encoding: 'gsm-7', count: 1 })]);
    }
  });

  it.each(languages)('in %s with a link is in the short alphabet, in every month', (language) => {
    for (const date of monthly)
      for (const text of [linkText('held', date, language), linkText('reminder', date, language)])
        expect([segmentsOf(text).encoding, segmentsOf(text).count <= 2]).toEqual(['gsm-7', true]);
  });
});

describe('the text that the crew is on its way', () => {
  it('names the street, and is one message in both languages', () => {
    const { address } = visit;
    expect(onMyWayText({ address }, 'en')).toBe(
      'Hauteclaire: our crew is on its way to 100, rue Exemple. See you shortly. STOP to end',
    );
    expect(onMyWayText({ address }, 'fr')).toBe(
      'Hauteclaire : notre équipe est en route vers le 100, rue Exemple, à tout de suite. ARRET pour cesser',
    );
  });

  it('stays one message, whatever the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (address, language) => {
        expect(lengthOf(onMyWayText({ address }, language)).count).toBe(1);
      }),
    );
  });
});

describe('the reminder of a visit', () => {
  it('says when and where, and what to prepare', () => {
    expect(reminder('en')).toBe(
      'Hauteclaire: your visit is tomorrow, Tue, Oct 14, at 9:00 AM, 100, rue Exemple. Please clear the inside of the windows. STOP to end',
    );
    expect(reminder('fr')).toBe(
      "Hauteclaire : rendez-vous demain, mardi 14, à 9 h, 100, rue Exemple. Merci de dégager l'intérieur des vitres. ARRET pour cesser",
    );
  });

  it('that comes on the morning of the visit does not speak of tomorrow', () => {
    expect(reminder('en', { today: visit.date })).toContain('today, Tue, Oct 14, at 9:00 AM');
    expect(reminder('fr', { today: visit.date })).toContain("aujourd'hui, mardi 14, à 9 h");
  });

  it.each([
    ['4500 Sherbrooke St W, Suite 200, Montréal, QC H3Z 1E7', '4500 Sherbrooke St W'],
    ['Bureau 300, 1250, boulevard René-Lévesque Ouest, Montréal', '1250, boulevard René-Lévesque Ouest'],
    ['1000, rue de la Gauchetière Ouest, Montréal (Québec) H3B 4W5', '1000, rue de la Gauchetière Ouest'],
    ['55-A, avenue du Mont-Royal Est', '55-A, avenue du Mont-Royal Est'],
    ['12 rue Saint-Paul Montréal QC H2Y 1A1', '12 rue Saint-Paul Montréal QC'],
    ['Place Exemple', 'Place Exemple'],
  ])('of %j names the street and its number, and leaves out the rest', (address, street) => {
    for (const language of languages) expect(reminder(language, { address })).toContain(`, ${street}. `);
  });

  it('cuts a street at the end of a word rather than become two messages', () => {
    const address = '3500, chemin de la Côte-des-Neiges, Montréal';
    expect(reminder('fr', { address })).toContain(', 3500, chemin... Merci');
    const long = `1 ${'Boulevard '.repeat(20)}`;
    expect(reminder('en', { address: long })).toMatch(/, 1 (Boulevard ?)+\.\.\. Please/);
  });

  it('keeps the accents of a street that needs the long alphabet', () => {
    const address = '3500 Côte-des-Neiges Rd, Montréal';
    expect(reminder('en', { address })).toBe(
      'Hauteclaire: your visit is tomorrow, Tue, Oct 14, at 9:00 AM, 3500 C... Please clear the inside of the windows. STOP to end',
    );
    expect(reminder('fr', { address: '5, rue Ôte' })).toBe(
      'Hauteclaire : mardi 14 à 9 h, 5, rue Ôte. Dégagez les vitres. ARRET',
    );
  });

  it('is one message on every network, in every month, for every ordinary address', () => {
    const name = fc.stringMatching(/^[A-ZÉÈÀa-zéèàùçôêîâû]{2,12}([ -][A-ZÉa-zéèàùçôêîâû]{2,10}){0,2}$/);
    const kind = fc.constantFrom('rue', 'avenue', 'boulevard', 'chemin de la', 'place', 'côte', 'montée');
    const number = fc.integer({ min: 1, max: 99_999 });
    const french = fc.tuple(number, kind, name).map(([n, street, of]) => `${n}, ${street} ${of}, Montréal (Québec)`);
    const english = fc.tuple(number, name).map(([n, of]) => `${n} ${of} St W, Suite 200, Montréal, QC`);
    fc.assert(
      fc.property(
        fc.oneof(french, english),
        fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-10-06', days)),
        fc.constantFrom(...timesOf(defaultSchedule)),
        fc.constantFrom(...languages),
        (address, date, time, language) => {
          const text = reminderText({ address, date, time, today: addDays(date, -1) }, language);
          expect(lengthOf(text), text).toMatchObject({ count: 1, short: true });
          expect(text).toContain(brand.name);
          expect(text).toContain(/\d+/.exec(address)?.[0]);
        },
      ),
    );
  });

  it('never announces rain for a dry day, neither before a wet night nor where the day is not left for its weather', () => {
    const origin = 'https://hauteclaire.example.com';
    const said = (language: Language, reasons: string[]) =>
      proposalAt(origin, language, { reasons, condition: 'rain' });
    expect(said('en', ['drying'])).toMatch(/: rain (likely )?after the visit on Tue, Oct 14/);
    expect(said('fr', ['drying'])).toMatch(/: pluie (probable )?après la visite du mardi 14/);
    expect(said('en', ['drying', 'cold'])).toMatch(/: cold/);
    expect(said('en', [])).toMatch(/: (we would like to move )?your visit on Tue, Oct 14\./);
    expect(said('fr', [])).toMatch(/: (nous aimerions déplacer )?votre rendez-vous du mardi 14/);
  });

  it.each([
    [['precipitation'], 'rain', 'Rain is possible.', 'Pluie possible.'],
    [['precipitation', 'wind'], 'snow', 'Snow is possible.', 'Neige possible.'],
    [['drying'], 'rain', 'Rain is possible afterwards.', 'Pluie possible ensuite.'],
  ])('of a visit that stays in %j of %s says so, in one message at any address', (reasons, condition, en, fr) => {
    for (const address of ['100, rue Exemple', '12345, boulevard Sainte-Marguerite-Bourgeoys Ouest, bureau 1200'])
      for (const [language, said] of [
        ['en', en],
        ['fr', fr],
      ] as const) {
        const text = reminder(language, { address, weather: { reasons, condition } });
        expect(text).toContain(said);
        expect(segmentsOf(text)).toMatchObject({ count: 1, encoding: 'gsm-7' });
      }
    expect(reminder('en', { weather: { reasons: ['cold'], condition: 'snow' } })).toBe(reminder('en'));
  });

  it('gives the number alone where nothing else of the street can be said in one message', () => {
    expect(reminder('en', { address: `77 ${'ôêû'.repeat(20)}` })).toContain('at 9:00 AM, 77... Please');
  });

  it('is one message whatever was typed as the address, and nothing in it steers the screen', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(typed, fc.constantFrom(...languages), (address, language) => {
        const text = reminder(language, { address });
        expect(segmentsOf(text).count).toBe(1);
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(text).toContain('9');
      }),
    );
  });
});

describe('the texts after a visit', () => {
  it('say what the coating needs and what is promised, in one message with the way out', () => {
    expect(aftercareText(brand, 'en')).toBe(
      'Hauteclaire: please do not touch the glass for 24 h. Not satisfied? Call 514-555-0142 within 24 h: one free return visit. STOP to end',
    );
    expect(aftercareText(brand, 'fr')).toBe(
      "Hauteclaire : ne touchez pas au verre pendant 24 h. Un souci? Appelez le 514 555-0142 d'ici 24 h : visite gratuite. ARRET pour cesser",
    );
    expect(followUpText(brand, 'en')).toBe(
      'Hauteclaire: thank you for your trust. Anything not right? Call 514-555-0142 within 24 h of the visit. STOP to end',
    );
    expect(followUpText(brand, 'fr')).toBe(
      'Hauteclaire : merci de votre confiance. Un problème? Appelez le 514 555-0142 dans les 24 h suivant la visite. ARRET pour cesser',
    );
    for (const language of languages)
      for (const text of [aftercareText(brand, language), followUpText(brand, language)])
        expect(lengthOf(text), text).toEqual({ encoding: 'gsm-7', count: 1, short: true });
  });
});

describe('the proposal of another day', () => {
  it('gives the reason, both days, both links and the time to answer', () => {
    expect(proposalAt('https://hauteclaire.example.com', 'en')).toBe(
      [
        'Hauteclaire: rain likely on Tue, Oct 14. We can come Thu, Oct 16 at 9:00 AM instead.',
        `Accept: https://hauteclaire.example.com/weather-response?token=${token}&action=accept`,
        `Keep Tue, Oct 14: https://hauteclaire.example.com/weather-response?token=${token}&action=decline`,
        'Answer by Mon, Oct 13 at 6:00 PM. No answer keeps your date.',
        'STOP to end',
      ].join('\n'),
    );
    expect(proposalAt('https://hauteclaire.example.com', 'fr')).toBe(
      [
        'Hauteclaire : risque de pluie le mardi 14. Nous pouvons venir le jeudi 16 à 9 h.',
        `Accepter : https://hauteclaire.example.com/fr/weather-response?token=${token}&action=accept`,
        `Garder le mardi 14 : https://hauteclaire.example.com/fr/weather-response?token=${token}&action=decline`,
        'Répondez avant lundi 13 à 18 h. Sans réponse, la date reste.',
        'ARRET pour cesser',
      ].join('\n'),
    );
  });

  it('is brief where that saves a message', () => {
    expect(proposalAt('https://example.com', 'en')).toBe(
      [
        'Hauteclaire: rain Tue, Oct 14. Move to Thu, Oct 16 at 9:00 AM?',
        `Yes https://example.com/weather-response?token=${token}&action=accept`,
        `No https://example.com/weather-response?token=${token}&action=decline`,
        'Answer by Mon 6 PM',
        'STOP to end',
      ].join('\n'),
    );
    expect(proposalAt('https://example.com', 'fr')).toBe(
      [
        'Hauteclaire : pluie mardi 14. Reporter au jeudi 16 à 9 h?',
        `Oui https://example.com/fr/weather-response?token=${token}&action=accept`,
        `Non https://example.com/fr/weather-response?token=${token}&action=decline`,
        'Répondez avant lundi 18 h',
        'ARRET',
      ].join('\n'),
    );
  });

  it('is briefer still where only that saves a message', () => {
    const ice = { condition: 'freezing-rain' };
    expect(proposalAt('https://hauteclaire2.ca', 'en', ice)).toMatch(/: freezing rain Tue.*\nBy Mon 6 PM\nSTOP$/s);
    expect(proposalAt('http://localhost:3000', 'fr', ice)).toMatch(/: verglas mardi 14.*\nAvant lundi 18 h\nARRET$/s);
  });

  it.each<[string[], string | null, string, string]>([
    [['precipitation'], 'rain', 'rain', 'de pluie'],
    [['precipitation'], 'drizzle', 'rain', 'de pluie'],
    [['precipitation'], null, 'rain', 'de pluie'],
    [['precipitation', 'wind'], 'storm', 'storm', "d'orage"],
    [['precipitation', 'cold'], 'snow', 'snow', 'de neige'],
    [['cold', 'precipitation'], 'freezing-rain', 'freezing rain', 'de verglas'],
    [['cold', 'wind'], 'clear', 'cold', 'de froid'],
    [['wind'], 'cloudy', 'strong wind', 'de vents forts'],
  ])('because of %j in %s weather speaks of %s, %s', (reasons, condition, en, fr) => {
    const origin = 'https://hauteclaire.example.com';
    expect(proposalAt(origin, 'en', { reasons, condition })).toContain(`: ${en} likely on`);
    expect(proposalAt(origin, 'fr', { reasons, condition })).toContain(`risque ${fr} le`);
  });

  it('is never longer than three messages of the short alphabet, in any month', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-10-06', days));
    const reason = fc.constantFrom('precipitation', 'drying', 'cold', 'wind', 'none');
    const condition = fc.constantFrom('rain', 'snow', 'freezing-rain', 'storm', null);
    const origin = fc.constantFrom('http://localhost:3000', 'https://example.com', 'https://hauteclaire.example.com');
    fc.assert(
      fc.property(day, reason, condition, origin, fc.constantFrom(...languages), (date, why, sky, at, language) => {
        const days = {
          from: { date, time: '10:00 AM' as const },
          to: { date: addDays(date, 9), time: '10:00 AM' as const },
        };
        const text = proposalAt(at, language, { ...days, reasons: [why], condition: sky });
        expect(lengthOf(text), text).toMatchObject({ encoding: 'gsm-7' });
        expect(segmentsOf(text).count).toBeLessThanOrEqual(3);
        expect(text.match(/https?:\S+/g)).toHaveLength(2);
      }),
    );
  });
});

describe('every text', () => {
  it('is in the signs that go out, so that what is kept is what was read', () => {
    const all = languages.flatMap((language) => [
      reminder(language),
      aftercareText(brand, language),
      followUpText(brand, language),
      proposalAt('https://example.com', language),
    ]);
    expect(all.map(inPlainSigns)).toEqual(all);
    for (const text of all) expect(text).toMatch(/^Hauteclaire ?: /);
  });
});
