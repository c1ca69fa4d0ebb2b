import type { VisitToDecide } from '#contract/admin/days/decisions.ts';
import { formatTime } from '#domain/format.ts';
import { Matter, MatterChoices, wayClass } from '#web/features/admin/shell/attention/attention.tsx';
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
  // For a past visit, the outcome is asked first.
  const isPast = choices.includes('done');
  const moving = (
    <Button kind="secondary" size="small" onClick={onMove}>
      {words.move}
      {about}
    </Button>
  );
  return (
    <Matter
      about={
        <>
          <p>
            <span className="font-medium">{formatTime(time, language)}</span>{' '}
            {orderNo === null ? (
              <b dir="auto">{who}</b>
            ) : (
              <Link
                href={`/admin?booking=${encodeURIComponent(orderNo)}`}
                className="font-medium underline underline-offset-[0.25em]"
                dir="auto"
              >
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
        </>
      }
    >
      <MatterChoices>
        {orderNo === null ? (
          <Link href="/admin/new-booking" className={wayClass}>
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
      </MatterChoices>
    </Matter>
  );
}
