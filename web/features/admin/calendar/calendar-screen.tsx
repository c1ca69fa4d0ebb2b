import { useEffect, useId, useReducer, useState } from 'react';
import type { CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import { may } from '#domain/access/permissions.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { MoveDialog } from '#web/features/admin/shell/booking-action/move-dialog.tsx';
import { DayMovesDialog } from '#web/features/admin/shell/day-moves/day-moves-dialog.tsx';
import { messages as dayMoves } from '#web/features/admin/shell/day-moves/messages.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useWide } from '#web/features/admin/shell/use-wide.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlocksPane } from './blocks-pane.tsx';
import { messages } from './calendar.messages.ts';
import { CrewsDialog } from './crews-dialog.tsx';
import { CalendarDndContext } from './dnd-context.tsx';
import { FeedPane } from './feed-pane.tsx';
import { CalendarGrid } from './grid.tsx';
import { endedHolds } from './holds.ts';
import { atFirst, nextPlace, shownAt, tabbableOf } from './place.ts';
import { type Selection, turned, weeksShown } from './range.ts';
import { SettingsPane } from './settings-pane.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAdminCalendar, useCalendarNow } from './use-calendar.ts';
import './calendar.css';

/** The operator's calendar: visits, held days and closed days. */
export function CalendarScreen({ operator }: SectionProps) {
  const words = useMessages(messages);
  const title = useId();
  const wide = useWide();
  const site = useCalendar();
  const [place, dispatch] = useReducer(nextPlace, atFirst);
  const [blocking, setBlocking] = useState<Selection | null>(null);
  const [leaving, setLeaving] = useState<IsoDate[] | null>(null);
  const [crewing, setCrewing] = useState<CalendarDay | null>(null);
  const [moving, setMoving] = useState<{ visit: CalendarVisit; onto: IsoDate | null } | null>(null);

  const { view, cursor } = shownAt(place, { wide, today: site.data?.today });
  const { chosen } = place;
  const weeks = cursor ? weeksShown(view, cursor) : [];
  const shown = weeks.flat();
  const [from, to] = [shown.at(0), shown.at(-1)];
  const calendar = useAdminCalendar(from && to ? { from, to } : null);
  const now = useCalendarNow(calendar.data, calendar.dataUpdatedAt);
  useReadAtExpiry(calendar, now);
  const failed = site.isError || calendar.isError;
  const readAgain = () => void Promise.all([site.refetch(), from && calendar.refetch()]);

  const days = new Map(calendar.data?.days.map((day) => [day.date, day]));
  const press = (date: IsoDate, extend: boolean) =>
    dispatch(!wide && view === 'month' ? { type: 'opened', date } : { type: 'pressed', date, extend });
  const standsAt = tabbableOf(place, { shown, cursor });
  const today = site.data?.today ?? '';
  const block = () => setBlocking(chosen ?? { from: today, to: today });

  return (
    <main id="main" tabIndex={-1} className="admin-main cal">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Toolbar
        id={title}
        view={view}
        cursor={cursor}
        onTurn={(by) => cursor && dispatch({ type: 'turned', to: turned(view, cursor, by) })}
        onToday={() => dispatch({ type: 'turned', to: null })}
        onView={(wanted) => dispatch({ type: 'viewed', view: wanted })}
        onBlock={block}
      />
      <Status failed={failed} known={calendar.data !== undefined} onAgain={readAgain} />
      {chosen && (
        <Chosen
          chosen={chosen}
          day={chosen.from === chosen.to && chosen.from >= today ? days.get(chosen.from) : undefined}
          onBlock={block}
          onCrews={setCrewing}
          onMove={visitsMovable(chosen, days) ? () => setLeaving(daysOf(chosen)) : null}
          onClear={() => dispatch({ type: 'cleared' })}
        />
      )}
      {cursor && standsAt && (calendar.data || !failed) && (
        <CalendarDndContext days={days} onPutDown={(visit, onto) => setMoving({ visit, onto })}>
          <CalendarGrid
            view={view}
            weeks={weeks}
            cursor={cursor}
            wide={wide}
            labelledBy={title}
            onWalk={(date) => dispatch({ type: 'walked', date, shown })}
            grid={{
              days,
              blocks: calendar.data?.blocks ?? [],
              today,
              now,
              tabbable: standsAt,
              isChosen: (date) => chosen !== null && chosen.from <= date && date <= chosen.to,
              onPress: press,
              onMove: (visit) => setMoving({ visit, onto: null }),
            }}
          />
        </CalendarDndContext>
      )}
      <div className="cal-panes">
        <BlocksPane />
        <SettingsPane mayChange={may(operator, 'settings')} />
        {may(operator, 'settings') && <FeedPane />}
      </div>
      {blocking && (
        <BlockDialog
          days={blocking}
          isAside={leaving !== null || moving !== null}
          onClose={() => {
            setBlocking(null);
            dispatch({ type: 'cleared' });
          }}
          onMove={(visit) => setMoving({ visit, onto: null })}
          onMoveAll={(visits) => setLeaving([...new Set(visits.map(({ date }) => date))].slice(0, mostDays))}
        />
      )}
      {crewing && (
        <CrewsDialog
          day={days.get(crewing.date) ?? crewing}
          isAside={moving !== null}
          onClose={() => setCrewing(null)}
          onMove={(visit) => setMoving({ visit, onto: null })}
        />
      )}
      {leaving && <DayMovesDialog dates={leaving} onClose={() => setLeaving(null)} />}
      {moving && (
        <MoveDialog
          booking={moving.visit}
          onto={moving.onto}
          mayAnyDay={may(operator, 'booking.any-day')}
          onClose={() => setMoving(null)}
        />
      )}
    </main>
  );
}

/** An expired hold is checked once more: it may be gone, or paid. */
function useReadAtExpiry({ data, refetch }: ReturnType<typeof useAdminCalendar>, now: number): void {
  const ended = data ? endedHolds(data, now) : 0;
  useEffect(() => {
    if (ended > 0) void refetch();
  }, [ended, refetch]);
}

function Status({ failed, known, onAgain }: { failed: boolean; known: boolean; onAgain: () => void }) {
  const words = { ...useMessages(messages), again: useMessages(general).again };
  return (
    <div role="status">
      {!failed && !known && <p className="sr-only">{words.loading}</p>}
      {failed && (
        <div className="admin-nothing">
          <p>{known ? words.stale : words.failed}</p>
          <Button kind="secondary" size="small" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      )}
    </div>
  );
}

/** As many as one plan takes. */
const mostDays = 14;

const daysOf = ({ from, to }: Selection): IsoDate[] => daysBetween(from, addDays(to, 1)).slice(0, mostDays);

const visitsMovable = (chosen: Selection, days: ReadonlyMap<IsoDate, CalendarDay>): boolean =>
  daysOf(chosen).some((date) => days.get(date)?.visits.some(({ status }) => status === 'active'));

type ChosenProps = {
  chosen: Selection;
  /** The one day that is chosen, while its crews may still be changed. */
  day: CalendarDay | undefined;
  onBlock: () => void;
  onCrews: (day: CalendarDay) => void;
  onMove: (() => void) | null;
  onClear: () => void;
};

function Chosen({ chosen: { from, to }, day, onBlock, onCrews, onMove, onClear }: ChosenProps) {
  const words = useMessages(messages);
  const { open } = useMessages(dayMoves);
  const language = useLanguage();
  return (
    <div className="cal-chosen mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-glass-300 bg-glass-100 px-4 py-3">
      <p role="status">
        {words.selected(dayOf(from, language), dayOf(to, language))} {from === to && words.selectMore}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={onBlock}>
          {words.blockThese}
        </Button>
        {day && (
          <Button kind="secondary" size="small" onClick={() => onCrews(day)}>
            {words.crewsOf(day.crews)}
          </Button>
        )}
        {onMove && (
          <Button kind="secondary" size="small" onClick={onMove}>
            {open}
          </Button>
        )}
        {from === to && (
          <LinkButton kind="secondary" size="small" href={`/admin?order=visit&day=${from}`}>
            {words.sheet}
          </LinkButton>
        )}
        <Button kind="secondary" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
