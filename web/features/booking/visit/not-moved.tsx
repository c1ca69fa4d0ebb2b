import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './move.messages.ts';

/** Why the visit stays where it is, and who can help. */
export function NotMoved({ failure }: { failure: Error }) {
  const words = useMessages(messages);
  const { phone, displayPhone } = useContact();
  const unsure = isUnanswered(failure);
  return (
    <Notice tone="error" title={unsure ? words.unsure : words.notMoved}>
      {unsure && <p>{words.unsureText}</p>}
      <p>{wordsOf(failure) || (!unsure && words.notMovedText)}</p>
      <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
    </Notice>
  );
}
