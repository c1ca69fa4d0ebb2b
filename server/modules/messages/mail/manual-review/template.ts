import { coverageOf, type Layout, layouts } from '#domain/funnel/layout.ts';
import type { Language } from '#domain/language.ts';
import { answerName, layoutName, sizeName } from '#domain/names.ts';
import { momentInWords } from '../dates.ts';
import { clipped, isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { heading, type Pair, pairs, paragraph, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type ReviewFacts = {
  id: string;
  companyName: string;
  companyAddress: string;
  email: string;
  /** As the browser sent them, perhaps unknown values. */
  storefrontSize: string | null;
  selectedLayout: string | null;
  createdAt: Date;
};

/** To the operator, in the language that the visitor is to be answered in. */
export function reviewTemplate(review: ReviewFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const text = messages[language];
  return letter({
    ...context,
    subject: text.subject(isolate(clipped(review.companyName))),
    preview: text.preview,
    why: text.why,
    parts: [
      title(text.title),
      paragraph(text.task),
      pairs(
        [
          ...toldPairs(review, language),
          [text.asked, momentInWords(review.createdAt, language)],
          [text.number, review.id],
        ],
        language,
      ),
    ],
  });
}

/** To the visitor: that the request arrived, and what it says. */
export function reviewReceiptTemplate(review: ReviewFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const text = messages[language];
  return letter({
    ...context,
    subject: text.receiptSubject,
    preview: text.receiptPreview,
    why: text.whyReceipt,
    parts: [
      title(text.receiptSubject),
      paragraph(text.thanks),
      heading(text.told),
      pairs(toldPairs(review, language), language),
      paragraph(text.wrong),
    ],
  });
}

const isLayout = (stored: string): stored is Layout => layouts.some((layout) => layout === stored);

function toldPairs(review: ReviewFacts, language: Language): Pair[] {
  const text = messages[language];
  const { companyName, companyAddress, email, storefrontSize, selectedLayout } = review;
  const rows: Pair[] = [
    [text.company, isolate(companyName)],
    [text.address, isolate(companyAddress)],
    [text.email, isolate(email)],
    [text.size, storefrontSize === null ? text.unknown : isolate(sizeName(storefrontSize, language))],
  ];
  if (selectedLayout === null) return [...rows, [text.layout, text.unknown]];
  if (!isLayout(selectedLayout)) return [...rows, [text.layout, isolate(selectedLayout)]];
  return [
    ...rows,
    [text.layout, layoutName(selectedLayout, language)],
    [text.coverage, answerName('coverages', coverageOf(selectedLayout), language)],
  ];
}
