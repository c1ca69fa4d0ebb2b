import { answerName } from '#domain/funnel/answer-names.ts';
import { coverageOf, type Layout } from '#domain/funnel/layout.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { clipped, isolate, named } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

type Reviewed = { review: { companyName: string }; words: string | null };

type AcceptedFacts = Reviewed & {
  offer: { postalCode: string; storefrontSize: string; selectedLayout: Layout };
  link: string;
  expiresAt: Date;
};

export const reviewAcceptedTemplate = letter(messages, (facts: AcceptedFacts, text, { words, language, ...pen }) => {
  const { postalCode, storefrontSize, selectedLayout } = facts.offer;
  const { line, paragraphs } = pen.own({ company: companyOf(facts, text.company) });
  return {
    subject: line('accepted-subject'),
    preview: text.acceptedPreview,
    why: text.why,
    title: line('accepted-title'),
    parts: [
      paragraphs('accepted-text'),
      linesOf(facts),
      text.next,
      button(text.choose, facts.link),
      note(text.until(pen.moment(facts.expiresAt))),
      heading(text.offered),
      pen.pairs([
        [text.area, postalCode],
        [words.size, sizeName(storefrontSize, language)],
        [words.layout, layoutName(selectedLayout, language)],
        [words.coverage, answerName('coverages', coverageOf(selectedLayout), language)],
      ]),
    ],
  };
});

/** The review was declined: why, if the operator says so, and where else to ask. */
export const reviewDeclinedTemplate = letter(messages, (facts: Reviewed & { others: string }, text, pen) => {
  const { line, paragraphs } = pen.own({ company: companyOf(facts, text.company) });
  return {
    subject: line('declined-subject'),
    preview: text.declinedPreview,
    why: text.why,
    title: line('declined-title'),
    parts: [paragraphs('declined-text'), linesOf(facts), text.others, button(text.seeOthers, facts.others, 'light')],
  };
});

/** A question comes first; the reply goes to the operator. */
export const reviewQuestionTemplate = letter(messages, (facts: Reviewed, text) => ({
  subject: text.questionTitle,
  preview: text.questionPreview,
  why: text.why,
  title: text.questionTitle,
  parts: [text.question(companyOf(facts, text.company)), linesOf(facts), text.reply],
}));

const companyOf = ({ review }: Reviewed, unnamed: string): string => named(clipped(review.companyName)) || unnamed;

/** Each line of the operator's text is a paragraph. */
const linesOf = ({ words }: Reviewed): readonly string[] =>
  (words ?? '')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(isolate);
