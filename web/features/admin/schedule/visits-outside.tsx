import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { useVisitsOutside } from './use-schedule.ts';

/** The visits that stay on closed days or hours, each with the way to it. */
export function VisitsOutside({ schedule, startsOn }: { schedule: Schedule; startsOn: IsoDate | undefined }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError } = useVisitsOutside(schedule, startsOn);
  const more = data ? data.count - data.visits.length : 0;
  return (
    <div className="schedule-outside" role="status">
      {isError && <p>{words.outsideUnread}</p>}
      {data?.count === 0 && <p>{words.outsideNone}</p>}
      {data && data.count > 0 && (
        <>
          <h3 className="admin-part">{words.outside(data.count)}</h3>
          <p>{words.outsideLede}</p>
          <ul className="versions-changes">
            {data.visits.map(({ order, name, clientId, date, time, why }) => (
              <li key={order}>
                <TextLink href={`/admin?booking=${encodeURIComponent(order)}`}>
                  {formatShortVisit(date, time, language)}
                </TextLink>
                <span>
                  {name}, {clientId}
                </span>
                <span className="versions-second">{words.whyOutside[why]}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{words.outsideMore(more)}</p>}
        </>
      )}
    </div>
  );
}
