import type { VisitToDecide } from '#contract/admin/days/decisions.ts';
import { formatTime } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Choice } from './choices.ts';
import { messages } from './messages.ts';

type VisitLineProps = {
  visit: VisitToDecide;
  choices: readonly Choice[];
  pending: boolean;
  onMove: () => void;
  onDecide: (choice: Choice) => void;
};

/** One visit: who, when and where, why it is in question, and what can be decided. */
export function VisitLine({ visit, choices, pending, onMove, onDecide }: VisitLineProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { orderNo, name, clientId, time, address, kinds } = visit;
  const who = [name, clientId].filter(Boolean).join(', ');
  const about = <span className="sr-only"> {who}</span>;
  // Of a visit that is over, how it went is asked first.
  const isPast = choices.includes('done');
  const moving = (
    <Button kind="secondary" size="small" onClick={onMove}>
      {words.move}
      {about}
    </Button>
  );
  return (
    <li className="attention-line decisions-visit">
      <div>
        <p>
          <span className="decisions-time">{formatTime(time, language)}</span>{' '}
          {orderNo === null ? (
            <b dir="auto">{who}</b>
          ) : (
            <Link href={`/admin?booking=${encodeURIComponent(orderNo)}`} className="decisions-who" dir="auto">
              {who}
            </Link>
          )}
        </p>
        {kinds.map((kind) => (
          <p key={kind}>{words.kinds[kind]}</p>
        ))}
        {address && (
          <p className="admin-second" dir="auto">
            {address}
          </p>
        )}
      </div>
      <div className="decisions-choices">
        {orderNo === null ? (
          <Link href="/admin/new-booking" className="attention-way">
            {words.links}
            {about}
          </Link>
        ) : (
          !isPast && moving
        )}
        {choices.map((choice) => (
          <Button
            key={choice}
            kind="secondary"
            size="small"
            unavailable={pending && words.deciding}
            onClick={() => onDecide(choice)}
          >
            {words[choice]}
            {about}
          </Button>
        ))}
        {isPast && moving}
      </div>
    </li>
  );
}
