import { useQuery } from '@tanstack/react-query';
import { checkCrews, type OverfullDay } from '#contract/admin/calendar.ts';
import { formatLongDate } from '#domain/format.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './crews.messages.ts';

/** More than this is a season, not a list to work through. */
const mostShown = 20;

/** The days that a new number of crews would leave with more visits than crews, before it is saved. */
export function WouldBeOverfull({ crewsPerDay }: { crewsPerDay: number }) {
  const words = useMessages(messages);
  const { data, isError } = useQuery(operatorQuery(checkCrews, { query: { crewsPerDay } }));
  return (
    <div className="crews-overfull" role="status">
      {isError && <p>{words.unread}</p>}
      {data?.length === 0 && <p>{words.wouldBeNone}</p>}
      {data && data.length > 0 && (
        <>
          <p>
            <b>{words.wouldBe(data.length)}</b>
          </p>
          <p>{words.wouldBeLede}</p>
          <OverfullDays days={data} />
        </>
      )}
    </div>
  );
}

/** Days with more visits than crews, each with a link to its visits. */
export function OverfullDays({ days }: { days: readonly OverfullDay[] }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <ul>
      {days.slice(0, mostShown).map(({ date, visits, crews }) => (
        <li key={date}>
          <TextLink href={`/admin?order=visit&day=${date}`}>
            {words.day(formatLongDate(date, language), visits, crews)}
          </TextLink>
        </li>
      ))}
      {days.length > mostShown && <li>{words.more(days.length - mostShown)}</li>}
    </ul>
  );
}
