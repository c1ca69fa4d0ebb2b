import type { PlanDay, PlanEntry } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatShortDate } from '#domain/format.ts';
import type { MoveWay } from '#domain/planning/day-move.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { becauseInWords, type Choices, dayOfVisit, leftOn } from './draft.ts';
import { messages } from './messages.ts';

type VisitRowProps = {
  visit: PlanEntry;
  days: readonly PlanDay[];
  leaving: readonly { date: IsoDate }[];
  choices: Choices;
  way: MoveWay;
  onChoose: (date: IsoDate | null) => void;
};

/** A visit as it is and as it would be, and why. */
export function VisitRow({ visit, days, leaving, choices, way, onChoose }: VisitRowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const date = dayOfVisit(visit, choices, way);
  const name = visit.name || visit.clientId;
  const stuck = visit.arrived || (visit.asked && way === 'ask') || days.length === 0;
  const nearest = visit.to?.date ?? days[0]?.date ?? null;
  return (
    <li>
      <Checkbox
        checked={date !== null}
        disabled={stuck}
        onChange={({ target }) => onChoose(target.checked ? nearest : null)}
      >
        <span className="sr-only">{words.moved('')}</span>
        <b>{name}</b>
        <span className="admin-second">{formatShortVisit(visit.date, visit.time, language)}</span>
      </Checkbox>
      <div>
        <select
          className="field-input"
          aria-label={words.to(name)}
          value={date ?? ''}
          disabled={stuck}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">{words.stays}</option>
          {days.map((day) => {
            const left = Math.max(0, leftOn(day, leaving));
            return (
              <option key={day.date} value={day.date} disabled={left === 0 && day.date !== date}>
                {(day.weather === 'unsuitable' ? words.wet : words.free)(formatShortDate(day.date, language), left)}
              </option>
            );
          })}
        </select>
        <p className="admin-second">{becauseInWords(visit, date, language)}</p>
      </div>
    </li>
  );
}
