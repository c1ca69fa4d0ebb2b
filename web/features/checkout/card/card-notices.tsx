import { useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './card-notices.messages.ts';

/** Many try for the day at once, and the first to pay has it. */
export function InDemand() {
  const words = useMessages(messages);
  return (
    <Notice tone="warning" className="mt-4" title={words.inDemand}>
      <p>{words.inDemandText}</p>
    </Notice>
  );
}

/** What a browser without cookies can do, under its title. */
export const WithoutCookies = () => <p>{useMessages(messages).cookiesText}</p>;

/** Why the form takes some seconds. */
export const Proving = () => useMessages(messages).provingText;

/** A refresh whose details are not those of the Platinum booking. */
export function StandardPrice({ onFree }: { onFree: () => void }) {
  const words = useMessages(messages);
  return (
    <Notice title={words.standard}>
      <p>{words.standardText}</p>
      <TextButton onClick={onFree}>{words.freeAgain}</TextButton>
    </Notice>
  );
}
