import { answerName } from '#domain/funnel/answer-names.ts';
import { coverageOf, layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { clipped, isolate } from '../isolate.ts';
import { letter, type Pen } from '../layout/letter.ts';
import { button, type Pair } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type ReviewFacts = {
  kind: 'review' | 'quote';
  companyName: string;
  companyAddress: string;
  email: string;
  /** As the browser sent them, perhaps unknown values. */
  storefrontSize: string | null;
  selectedLayout: string | null;
  details: string | null;
  createdAt: Date;
};

/** To the operator, in the language to answer the visitor in. `page` is the request in the administration. */
export const reviewTemplate = letter(messages, ({ page, ...review }: ReviewFacts & { page: string }, text, pen) => {
  const { kind, companyName, companyAddress, email, details, createdAt } = review;
  return {
    subject: text.subject[kind](isolate(clipped(companyName))),
    preview: text.preview,
    why: text.why,
    title: text.title[kind],
    parts: [
      text.task[kind],
      pen.pairs([
        [text.company, isolate(companyName)],
        [text.address, isolate(companyAddress)],
        [text.email, isolate(email)],
        ...storefrontPairs(review, text.unknown, pen),
        details !== null && [text.details, isolate(details)],
        [text.asked, pen.moment(createdAt)],
      ]),
      button(text.open, page),
    ],
  };
});

/** A receipt to the address given in a request, which may be someone else's: none of the sender's text is included. */
export const reviewReceiptTemplate = letter(messages, (review: ReviewFacts, text, pen) => {
  const { line, paragraphs } = pen.own();
  return {
    subject: line('request-subject'),
    preview: text.receiptPreview,
    why: text.whyReceipt,
    title: line('request-subject'),
    parts: [paragraphs('request-text'), pen.pairs(storefrontPairs(review, text.unknown, pen)), text.wrong],
  };
});

/** The choices among our options; anything else counts as not given. */
function storefrontPairs(
  { kind, storefrontSize, selectedLayout }: ReviewFacts,
  unknown: string,
  { words, language }: Pen,
): Pair[] {
  const size = storefrontSizes.find((one) => one === storefrontSize);
  const layout = layouts.find((one) => one === selectedLayout);
  const rows: Pair[] = [[words.size, size === undefined ? unknown : sizeName(size, language)]];
  if (kind === 'review') rows.push([words.layout, layout === undefined ? unknown : layoutName(layout, language)]);
  if (kind === 'review' && layout !== undefined)
    rows.push([words.coverage, answerName('coverages', coverageOf(layout), language)]);
  return rows;
}
