import type { CalendarVisit, readCovered } from '#contract/admin/calendar.ts';
import type { Input } from '#web/client/call.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages } from './dialogs.messages.ts';
import { useCovered } from './use-calendar.ts';

/** The visits within the days that are about to be blocked, and what is held there. */
export function Covered({ stretch }: { stretch: Input<typeof readCovered>['query'] | null }) {
  const words = useMessages(messages);
  const { data, isError } = useCovered(stretch);
  return (
    <div className="cal-covered mt-4 min-h-10" role="status">
      {isError && <p>{words.coveredUnread}</p>}
      {data?.visits.length === 0 && <p>{words.coveredNone}</p>}
      {data && data.visits.length > 0 && (
        <>
          <h3 className="admin-part">{words.covered(data.visits.length)}</h3>
          <p>{words.coveredLater}</p>
          <VisitsInBlock visits={data.visits} />
        </>
      )}
      {data && <HeldDays held={data.held} />}
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
              <span translate="no">{visit.clientId}</span>, {formatShortVisit(visit.date, visit.time, language)}
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
