import { useState } from 'react';
import { type DayMove, moveDay, type VisitPlan } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate, formatShortDate } from '#domain/format.ts';
import { type MoveWay, moveWays } from '#domain/planning/day-move.ts';
import { call } from '#web/client/call.ts';
import { LoadingRows } from '#web/features/admin/shell/resource/loading-rows.tsx';
import { Unread } from '#web/features/admin/shell/resource/unread.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useWide } from '#web/features/admin/shell/use-wide.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { Board } from './board.tsx';
import { type Choices, fullDay, leavingOf } from './draft.ts';
import { messages } from './messages.ts';
import { MoveRecord } from './move-record.tsx';
import { useDayMoves, useVisitPlan } from './use-day-moves.ts';
import { VisitRow } from './visit-row.tsx';
import './day-moves.css';

type DayMovesDialogProps = {
  dates: readonly IsoDate[];
  /** Whether their weather is why: then clients are asked, unless an operator would rather move. */
  wet?: boolean;
  onClose: () => void;
};

/** All visits of some days, each with a free day: asked or moved in one action, and undoable for ten minutes. */
export function DayMovesDialog({ dates, wet = false, onClose }: DayMovesDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const wide = useWide();
  const plan = useVisitPlan(dates);
  const records = useDayMoves();
  const [way, setWay] = useState<MoveWay>(wet ? 'ask' : 'move');
  const [atClientsWish, setAtClientsWish] = useState(false);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [done, setDone] = useState<DayMove | null>(null);
  const { act, pending, refusal } = useOperatorAction();
  const { visits = [], days = [] } = plan.data ?? {};
  const leaving = leavingOf(visits, days, choices, way);
  const full = fullDay(days, leaving);
  const choose = (order: string, date: IsoDate | null) => setChoices(new Map([...choices, [order, date]]));

  const send = async () => {
    const body = { way, visits: leaving, ...(way === 'move' && { atClientsWish }) };
    const sent = await act(() => call(moveDay, { body }));
    if (sent.done) setDone(sent.answer);
    else if (sent.words) setChoices(new Map());
  };

  const [only] = dates;
  const title = dates.length === 1 && only ? words.title(formatLongDate(only, language)) : words.titleMany;
  const moves = records.data?.moves ?? [];
  if (done) {
    const now = records.data?.now ?? done.at;
    return (
      <Dialog
        open
        title={words.done[done.way]}
        onClose={onClose}
        actions={<Button onClick={onClose}>{words.close}</Button>}
      >
        <MoveRecord move={moves.find(({ id }) => id === done.id) ?? done} now={now > done.at ? now : done.at} />
      </Dialog>
    );
  }
  const unavailable =
    leaving.length === 0 ? words.nothing : full === null ? undefined : words.over(formatShortDate(full, language));
  return (
    <Dialog
      open
      size="reading"
      className="day-moves-dialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            pending={pending}
            pendingLabel={words.sending}
            unavailable={unavailable ?? false}
            onClick={() => void send()}
          >
            {words.send[way](leaving.length)}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice tone="error" title={words.failed}>
          <p>{refusal.words}</p>
        </Notice>
      )}
      {records.data &&
        moves
          .filter((move) => move.visits.some(({ from }) => dates.includes(from.date)))
          .map((move) => <MoveRecord key={move.id} move={move} now={records.data.now} />)}
      {!plan.data && !plan.isError && <LoadingRows />}
      {!plan.data && plan.isError && <Unread failed={words.unread} onAgain={() => void plan.refetch()} />}
      {plan.data && visits.length === 0 && <p>{words.none}</p>}
      {plan.data && visits.length > 0 && (
        <>
          <Ways {...{ way, setWay, atClientsWish, setAtClientsWish }} />
          <Homeless visits={visits} />
          {wide && <Board {...{ dates, visits, days, choices, way }} onChoose={choose} />}
          <ul className="day-moves-list">
            {visits.map((visit) => (
              <VisitRow
                key={visit.order}
                {...{ visit, days, leaving, choices, way }}
                onChoose={(date) => choose(visit.order, date)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type WaysProps = {
  way: MoveWay;
  setWay: (way: MoveWay) => void;
  atClientsWish: boolean;
  setAtClientsWish: (wish: boolean) => void;
};

function Ways({ way, setWay, atClientsWish, setAtClientsWish }: WaysProps) {
  const words = useMessages(messages);
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <label className="field">
        <span className="field-label">{words.way}</span>
        <select
          className="field-input"
          value={way}
          onChange={({ target }) => setWay(moveWays.find((one) => one === target.value) ?? 'ask')}
        >
          {moveWays.map((one) => (
            <option key={one} value={one}>
              {words.ways[one]}
            </option>
          ))}
        </select>
        <span className="field-note">{words.wayHints[way]}</span>
      </label>
      {way === 'move' && (
        <label className="field">
          <span className="field-label">{words.whose}</span>
          <select
            className="field-input"
            value={atClientsWish ? 'client' : 'business'}
            onChange={({ target }) => setAtClientsWish(target.value === 'client')}
          >
            <option value="business">{words.wishes.business}</option>
            <option value="client">{words.wishes.client}</option>
          </select>
        </label>
      )}
    </div>
  );
}

/** Those with no day left are named, and stay. */
function Homeless({ visits }: Pick<VisitPlan, 'visits'>) {
  const words = useMessages(messages);
  const names = visits.flatMap(({ to, arrived, name, clientId }) => (to || arrived ? [] : [name || clientId]));
  return (
    names.length > 0 && <p className="mt-4 border-s-3 border-bronze-500 ps-3.5">{words.noDay(names.join(', '))}</p>
  );
}
