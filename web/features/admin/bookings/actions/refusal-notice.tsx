import { isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from './actions.messages.ts';
import type { useChange } from './use-change.ts';

type NotDoneProps = {
  change: Pick<ReturnType<typeof useChange>, 'failure' | 'code' | 'differences'>;
  /** What to do when nobody knows whether it was done. */
  unsure?: string;
};

/** Why a change was not made, and what the booking has become since it was looked at. */
export function RefusalNotice({ change: { failure, code, differences }, unsure }: NotDoneProps) {
  const words = useMessages(messages);
  if (failure === null) return null;
  if (code === 'BOOKING_CHANGED') {
    return (
      <Notice tone="warning" title={words.changed} className="bookings-notice">
        <div role="alert">
          <ul className="bookings-differences">
            {differences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>{words.changedText}</p>
        </div>
      </Notice>
    );
  }
  const unknown = isUnanswered(failure);
  return (
    <Notice tone="error" title={unknown ? words.unsure : words.notSaved} className="bookings-notice">
      {code === 'SIGN_IN_NEEDED' && words.signedOut}
      {code !== 'SIGN_IN_NEEDED' && (unknown ? (unsure ?? words.unsureText) : wordsOf(failure))}
    </Notice>
  );
}
