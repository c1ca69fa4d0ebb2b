import { wordsOf } from '#web/client/failure.ts';
import { useMailLink } from '#web/client/mail-link.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './vip-link.messages.ts';

/** Offers to resend the Platinum booking's link to a VIP who came without it. Says the same to everyone. */
export function VipLink({ number }: { number: string }) {
  const words = useMessages(messages);
  const link = useMailLink(number);
  return (
    <div className="mt-3 max-w-[36rem] text-ink-700">
      <p role="status">{link.isSuccess ? words.sent : words.text}</p>
      {link.error && <p role="alert">{wordsOf(link.error) || words.failed}</p>}
      {!link.isSuccess && (
        <TextButton disabled={link.isPending} onClick={() => link.mutate()}>
          {words.send}
        </TextButton>
      )}
    </div>
  );
}
