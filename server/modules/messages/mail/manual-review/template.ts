import { answerName } from '#domain/funnel/answer-names.ts';
import { coverageOf, type Layout, layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { momentInWords } from '../dates.ts';
import { clipped, isolate } from '../isolate.ts';
import type { MailContext, MailFrame } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { button, type Pair, pairs, paragraph, title } from '../layout/parts.ts';
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
export function reviewTemplate(review: ReviewFacts, { page, ...context }: MailFrame & { page: string }): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  return layout({
    ...context,
    subject: text.subject[review.kind](isolate(clipped(review.companyName))),
    preview: text.preview,
    why: text.why,
    parts: [
      title(text.title[review.kind]),
      paragraph(text.task[review.kind]),
      pairs([...toldPairs(review, language), [text.asked, momentInWords(review.createdAt, language)]], language),
      button(text.open, page),
    ],
  });
}

/**
 * To the address given in a request: a receipt. The sender may have entered someone else's address, so none of their text is
 * included.
 */
export function reviewReceiptTemplate(review: ReviewFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const subject = editedText(context, 'request-subject');
  return layout({
    ...context,
    subject,
    preview: text.receiptPreview,
    why: text.whyReceipt,
    parts: [
      title(subject),
      ...paragraphs(context, 'request-text'),
      pairs(storefrontPairs(review, language), language),
      paragraph(text.wrong),
    ],
  });
}

const isLayout = (stored: string): stored is Layout => layouts.some((layout) => layout === stored);

function toldPairs(review: ReviewFacts, language: Language): Pair[] {
  const text = inLanguage(messages, language);
  const { companyName, companyAddress, email, details } = review;
  return [
    [text.company, isolate(companyName)],
    [text.address, isolate(companyAddress)],
    [text.email, isolate(email)],
    ...storefrontPairs(review, language),
    ...(details === null ? [] : [[text.details, isolate(details)] satisfies Pair]),
  ];
}

/** The choices among our options; anything else counts as not given. */
function storefrontPairs({ kind, storefrontSize, selectedLayout }: ReviewFacts, language: Language): Pair[] {
  const text = inLanguage(messages, language);
  const size = storefrontSizes.find((one) => one === storefrontSize);
  const rows: Pair[] = [[text.size, size === undefined ? text.unknown : sizeName(size, language)]];
  if (kind === 'quote') return rows;
  if (selectedLayout === null || !isLayout(selectedLayout)) return [...rows, [text.layout, text.unknown]];
  return [
    ...rows,
    [text.layout, layoutName(selectedLayout, language)],
    [text.coverage, answerName('coverages', coverageOf(selectedLayout), language)],
  ];
}
