import type { PaperFacts } from '#domain/documents/facts.ts';
import { messages as papers } from '#server/modules/documents/invoice/messages.ts';
import { letter } from '../layout/letter.ts';
import { messages } from './messages.ts';

type CopyFacts = { orderNo: string; papers: readonly Pick<PaperFacts, 'kind' | 'number'>[] };

/** Papers of a booking for whoever pays its bills: nothing that the client typed, and no link. */
export const invoiceCopyTemplate = letter(messages, ({ orderNo, papers: attached }: CopyFacts, text, pen) => ({
  subject: text.subject(attached.map(({ number }) => number).join(', ')),
  preview: text.attached(attached.length),
  reference: orderNo,
  why: text.why,
  title: text.title,
  parts: [
    pen.hello(''),
    text.attached(attached.length),
    pen.pairs([
      ...attached.map(({ kind, number }): [string, string] => [papers.titles[kind][pen.language], number]),
      [pen.words.order, orderNo],
    ]),
    pen.questions,
  ],
}));
