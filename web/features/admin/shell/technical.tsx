import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

/** What a provider said, as it said it: below our own words, for whoever asks. */
export function Technical({ text }: { text: string | null }) {
  const words = useMessages(messages);
  if (!text) return null;
  return (
    <details className="admin-technical">
      <summary>{words.technical}</summary>
      <p className="admin-second" lang="en">
        {text}
      </p>
    </details>
  );
}
