import { useOnline } from '#web/state/connection.ts';
import { useMessages } from '#web/state/language.tsx';
import { useLostPage } from '#web/state/lost-page.ts';
import { messages } from '../messages.ts';
import { PhoneLink } from '../phone-link.tsx';

/**
 * A quiet line above everything: that there is no network, or that the requested page did not load, with a
 * way to retry. It is gone when all is well.
 */
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
