import { checkSchedule } from '#contract/admin/business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { changesClass, secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { messages } from './messages.ts';

/** The visits that stay on closed days or hours, each with a link to it, and the days held there. */
export function VisitsOutside({ schedule, startsOn }: { schedule: Schedule; startsOn: IsoDate | undefined }) {
  const words = useMessages(messages);
  const { reading } = useMessages(shell);
  const language = useLanguage();
  const { list, items, first } = useOperatorPages(checkSchedule, {
    input: (cursor) => ({ body: { schedule, startsOn, cursor } }),
    rows: ({ visits }) => visits,
    idOf: ({ order }) => order,
    gcTime: 0,
  });
  const { count = 0, held = [] } = first ?? {};
  return (
    <div className="grid gap-2 pt-5" role="status">
      {list.isError && <p>{words.outsideUnread}</p>}
      {items && count === 0 && <p>{words.outsideNone}</p>}
      {items && count > 0 && (
        <>
          <h3 className="admin-part">{words.outside(count)}</h3>
          <p>{words.outsideLede}</p>
          <ul className={`${changesClass} *:items-center sm:*:grid sm:*:grid-cols-[12rem_minmax(0,1fr)_auto]`}>
            {items.map(({ order, name, clientId, date, time, why }) => (
              <li key={order}>
                <TextLink href={`/admin?booking=${encodeURIComponent(order)}`}>
                  {formatShortVisit(date, time, language)}
                </TextLink>
                <span>
                  <WithCodes text={`${name}, ${clientId}`} />
                </span>
                <span className={secondClass}>{words.whyOutside[why]}</span>
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              kind="secondary"
              size="small"
              pending={list.isFetchingNextPage}
              pendingLabel={reading}
              onClick={() => void list.fetchNextPage()}
            >
              {words.outsideMore}
            </Button>
          )}
        </>
      )}
      <HeldDays held={held} />
    </div>
  );
}
