import type { Day } from './calendar.ts';

/** Something that left the house: a mail or a text, when, to whom, in its own words. */
export type Piece = { at: Date; by: 'mail' | 'text'; to: string; words: string };

/** What a reader takes a message for: a mail by its subject, a text by its words, in either language. */
const tells = {
  mail: {
    confirmation: /^(Confirmed: your visit on|Confirmation : votre rendez-vous du)/,
    moved: /^(Confirmed: your visit moves|Confirmation : votre rendez-vous est déplacé)/,
    question: /^(Weather|Météo)/,
    certificate: /certificate|certificat/,
    cancelled: /^(Cancel|Annulation)/,
    freed: /has opened up|s’est libérée/,
    review: /review|avis/i,
    undecided: /Visits wait for your decision/,
  },
  text: {
    reminder: /clear the|dégage/i,
    care: /do not touch the glass|ne touchez pas au verre/,
    thanks: /thank you for your trust|merci de votre confiance/,
    'on the way': /is on its way|est en route/,
    question: /action=accept/,
    answer: /We will come|Your visit stays|Nous viendrons|Votre rendez-vous reste/,
    freed: /has opened up|is open: |s.est libéré/,
  },
} as const;
export type Sort = keyof (typeof tells)['mail'] | keyof (typeof tells)['text'];

export function sortOf({ by, words }: Piece): Sort | null {
  const seen = by === 'mail' ? (words.split('\n')[0] ?? '').replaceAll('\u00a0', ' ') : words;
  const sorts = Object.entries(tells[by]) as [Sort, RegExp][];
  return sorts.find(([, tell]) => tell.test(seen))?.[0] ?? null;
}

/** Whether the words name a day, by its number and month or its number and weekday. */
export const names = ({ words }: Piece, day: Day): boolean =>
  new RegExp(`\\b${Number(day.slice(8))}(er)?\\b`).test(words);

/** Whether it went to somebody's mailbox or telephone. */
export const reaches = ({ email, phone }: { email: string; phone: string }, { to }: Piece): boolean =>
  to === email || to.endsWith(phone.replace(/\D/g, ''));
