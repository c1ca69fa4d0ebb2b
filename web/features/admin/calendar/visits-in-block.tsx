import type { CalendarVisit, listVisitsInBlock } from '#contract/admin/calendar.ts';
import type { Input } from '#web/client/call.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages } from './dialogs.messages.ts';
import { useVisitsInBlock } from './use-calendar.ts';

/** The visits within the days that are about to be blocked. */
export function Covered({ stretch }: { stretch: Input<typeof listVisitsInBlock>['query'] | null }) {
  const words = useMessages(messages);
  const { data, isError } = useVisitsInBlock(stretch);
  return (
    <div className="cal-covered" role="status">
      {isError && <p>{words.coveredUnread}</p>}
      {data?.length === 0 && <p>{words.coveredNone}</p>}
      {data && data.length > 0 && (
        <>
          <h3 className="admin-part">{words.covered(data.length)}</h3>
          <p>{words.coveredLater}</p>
          <VisitsInBlock visits={data} />
        </>
      )}
    </div>
  );
}

type CoveredListProps = { visits: readonly CalendarVisit[]; onMove?: (visit: CalendarVisit) => void };

export function VisitsInBlock({ visits, onMove }: CoveredListProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <ul className="admin-sessions">
      {visits.map((visit) => (
        <li key={visit.order}>
          <div>
            <b>{visit.name}</b>
            <span>
              {visit.clientId}, {formatShortVisit(visit.date, visit.time, language)}
            </span>
          </div>
          {onMove && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${words.move}, ${visit.name}`}
              onClick={() => onMove(visit)}
            >
              {words.move}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
