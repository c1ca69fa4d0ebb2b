import { answerName } from '#domain/funnel/answer-names.ts';
import { coverageOf, type Layout } from '#domain/funnel/layout.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { momentInWords } from '../dates.ts';
import { clipped, isolate, named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import type { Part } from '../layout/part.ts';
import { button, heading, note, pairs, paragraph, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

type Reviewed = { review: { companyName: string }; words: string | null };

export type AcceptedFacts = Reviewed & {
  offer: { postalCode: string; storefrontSize: string; selectedLayout: Layout };
  link: string;
  expiresAt: Date;
};

/** The storefront is accepted; the link continues at the appointment. */
export function reviewAcceptedTemplate(facts: AcceptedFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const { offer, link, expiresAt, words } = facts;
  const fillIns = { company: companyOf(facts, language) };
  return layout({
    ...context,
    subject: editedText(context, 'accepted-subject', fillIns),
    preview: text.acceptedPreview,
    why: text.why,
    parts: [
      title(editedText(context, 'accepted-title', fillIns)),
      ...paragraphs(context, 'accepted-text', fillIns),
      ...wordsOf(words),
      paragraph(text.next),
      button(text.choose, link),
      note(text.until(momentInWords(expiresAt, language))),
      heading(text.offered),
      pairs(
        [
          [text.area, offer.postalCode],
          [text.size, sizeName(offer.storefrontSize, language)],
          [text.layout, layoutName(offer.selectedLayout, language)],
          [text.coverage, answerName('coverages', coverageOf(offer.selectedLayout), language)],
        ],
        language,
      ),
    ],
  });
}

/** The review was declined: why, if the operator says so, and where else to ask. */
export function reviewDeclinedTemplate(facts: Reviewed & { others: string }, context: MailContext): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const fillIns = { company: companyOf(facts, language) };
  return layout({
    ...context,
    subject: editedText(context, 'declined-subject', fillIns),
    preview: text.declinedPreview,
    why: text.why,
    parts: [
      title(editedText(context, 'declined-title', fillIns)),
      ...paragraphs(context, 'declined-text', fillIns),
      ...wordsOf(facts.words),
      paragraph(text.others),
      button(text.seeOthers, facts.others, 'light'),
    ],
  });
}

/** A question comes first; the reply goes to the operator. */
export function reviewQuestionTemplate(facts: Reviewed & { words: string }, context: MailContext): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  return layout({
    ...context,
    subject: text.questionSubject,
    preview: text.questionPreview,
    why: text.why,
    parts: [
      title(text.questionTitle),
      paragraph(text.question(companyOf(facts, language))),
      ...linesOf(facts.words),
      paragraph(text.reply),
    ],
  });
}

const companyOf = ({ review }: Reviewed, language: Language): string =>
  named(clipped(review.companyName)) || messages.company[language];

/** Each line of the operator's text is a paragraph. */
const linesOf = (words: string): Part[] =>
  words
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(isolate(line)));

const wordsOf = (words: string | null): Part[] => (words === null ? [] : linesOf(words));
