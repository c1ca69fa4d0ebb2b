import { type DayMove, undoDayMove } from '#contract/admin/days/day-moves.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatShortVisit, formatSince } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { useDayMoves } from './use-day-moves.ts';
import './day-moves.css';

const badges = { yes: 'completed', no: 'cancelled', wrote: 'other', silent: 'cancelled' } as const;

/** The days moved recently: who did it, each client's state, and undo while nobody has been notified. */
export function MoveRecords() {
  const words = useMessages(messages);
  const { data } = useDayMoves();
  if (!data || data.moves.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="admin-part">{words.records}</h2>
      {data.moves.map((move) => (
        <MoveRecord key={move.id} move={move} now={data.now} />
      ))}
    </section>
  );
}

export function MoveRecord({ move, now }: { move: DayMove; now: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { way, by, at, visits, undoneAt, undoUntil } = move;
  const count = (...standings: string[]) => visits.filter(({ standing }) => standings.includes(standing)).length;
  return (
    <article className="day-move">
      <h3>{words.record[way](by ?? words.someone, formatSince(at, now, language), visits.length)}</h3>
      {undoneAt !== null && <p className="admin-second">{words.undone}</p>}
      {undoneAt === null && now < undoUntil && <Undo move={move} now={now} />}
      {way === 'ask' && undoneAt === null && (
        <p className="admin-second">{words.answers(count('yes'), count('no'), count('waiting', 'silent', 'wrote'))}</p>
      )}
      <ul>
        {visits.map(({ order, name, clientId, from, to, standing }) => (
          <li key={order}>
            <b>{name || clientId}</b>
            <span>
              {words.fromTo(
                formatShortVisit(from.date, from.time, language),
                formatShortVisit(to.date, to.time, language),
              )}
            </span>
            <span className="admin-badge" data-kind={standing in badges ? badges[standing as 'yes'] : 'other'}>
              {words.standings[standing]}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Undo({ move: { id, undoUntil }, now }: { move: DayMove; now: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pending } = useOperatorAction();
  const undo = () =>
    act(() => call(undoDayMove, { params: { id: String(id) } }), { done: words.undone, failed: words.undoFailed });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{words.undoUntil(formatSince(undoUntil, now, language))}</p>
      <Button kind="secondary" size="small" pending={pending} pendingLabel={words.undoing} onClick={() => void undo()}>
        {words.undo}
      </Button>
    </div>
  );
}
