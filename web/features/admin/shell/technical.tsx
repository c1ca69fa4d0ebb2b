import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

/** A provider's message, verbatim: below our own words, for those who want it. */
export function Technical({ text }: { text: string | null }) {
  const words = useMessages(messages);
  if (!text) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-3 text-[0.8125rem]/4.5 text-ink-500">
        {words.technical}
      </summary>
      <p className="admin-second" lang="en">
        {text}
      </p>
    </details>
  );
}
