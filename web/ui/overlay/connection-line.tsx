import { useOnline } from '#web/state/connection.ts';
import { useMessages } from '#web/state/language.tsx';
import { useLostPage } from '#web/state/lost-page.ts';
import { messages } from '../messages.ts';
import { PhoneLink } from '../phone-link.tsx';

/** That there is no network, or that the next page did not load, with a way to retry. */
export function ConnectionLine() {
  const words = useMessages(messages);
  const online = useOnline();
  const again = useLostPage();
  return (
    <div className="connection-line" role="status">
      {!online && <p>{words.offline}</p>}
      {online && again && (
        <p>
          {words.unreachable}
          <button type="button" onClick={again}>
            {words.tryAgain}
          </button>
          <span>
            {words.orCall} <PhoneLink />
          </span>
        </p>
      )}
    </div>
  );
}
