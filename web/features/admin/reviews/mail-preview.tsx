import { useId } from 'react';
import type { ReviewAnswer } from '#contract/admin/reviews.ts';
import type { Language } from '#domain/language.ts';
import { wordsOf } from '#web/client/failure.ts';
import { tags, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { usePreview } from './use-reviews.ts';

type MailPreviewProps = { id: string; answer: ReviewAnswer | null; language: Language };

/** The e-mail exactly as the visitor will read it, in their language. */
export function MailPreview({ id, answer, language }: MailPreviewProps) {
  const words = useMessages(messages);
  const { data, error } = usePreview(id, answer);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="field-label">
        {words.preview}
      </h3>
      {answer === null && <p>{words.previewNeeds}</p>}
      {answer !== null && error && <p>{wordsOf(error) || words.previewFailed}</p>}
      {answer !== null && !error && data && (
        <div
          className="border border-line bg-white px-4.5 py-4 text-[0.875rem]/5.5 wrap-anywhere whitespace-pre-line"
          lang={tags[language]}
        >
          <p className="mb-3 border-b border-line pb-3 text-ink-900">
            <b className="font-semibold">{data.subject}</b>
          </p>
          <p>{withoutLines(data.text)}</p>
        </div>
      )}
    </section>
  );
}

/** Plain text underlines its headings with characters. */
const withoutLines = (text: string): string => text.replaceAll(/^[=-]{3,}\n/gm, '');
