import { useMessages } from '#web/state/language.tsx';
import { messages } from '../messages.ts';

/** The first thing the keyboard reaches: past what every page begins with. */
export function SkipLink() {
  const words = useMessages(messages);
  return (
    <a className="skip-link" href="#main">
      {words.skip}
    </a>
  );
}
