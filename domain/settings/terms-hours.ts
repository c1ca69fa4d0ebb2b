import type { Language } from '../language.ts';
import type { VisitPolicy } from './contact.ts';
import { sectionsOf } from './sections.ts';
import type { Texts } from './text-words.ts';

type Hours = { about: keyof VisitPolicy; hours: number };

const words: Record<Language, { cancel: RegExp; move: RegExp }> = {
  en: { cancel: /cancel/i, move: /postpon|reschedul|\bmove/i },
  fr: { cancel: /annul/i, move: /report|déplac/i },
};
const hoursIn = /(\d+)[\s\u00a0\u202f-]*(?:hours?|heures?|h)\b/gi;

/** The hours that the terms name for cancelling and for moving, in the section whose heading speaks of cancelling. */
export function hoursInTerms(texts: Texts, language: Language): Hours[] {
  const { cancel, move } = words[language];
  const sentences = sectionsOf(texts)
    .filter(({ heading }) => cancel.test(heading[language]))
    .flatMap(({ text }) => text[language].split(/(?<=[.!?])\s+/));
  return sentences.flatMap((sentence) => {
    const about = cancel.test(sentence) ? 'refundCutoffHours' : move.test(sentence) ? 'rescheduleNoticeHours' : null;
    return about ? [...sentence.matchAll(hoursIn)].map(([, hours]) => ({ about, hours: Number(hours) })) : [];
  });
}
