import { setVisitCrew } from '#contract/admin/crew.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './crews.messages.ts';

type CrewChoiceProps = {
  order: string;
  date: IsoDate;
  /** Who the visit is for. */
  name: string;
  crews: number;
  crew: number | null;
  crewSet: boolean;
};

/** Which crew goes to a visit: the proposed one, or another of the day. */
export function CrewChoice({ order, date, name, crews, crew, crewSet }: CrewChoiceProps) {
  const words = useMessages(messages);
  const { act, pending } = useOperatorAction();
  const choose = (chosen: number | null) =>
    act(() => call(setVisitCrew, { params: { order }, body: { date, crew: chosen } }), {
      done: () => ({ title: words.crewChanged, description: name }),
      failed: words.notSaved,
    });
  return (
    <select
      className="field-input crew-choice"
      aria-label={words.crewFor(name)}
      value={crewSet ? String(crew) : ''}
      disabled={pending}
      onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{crewSet ? words.asProposed : words.proposed(crew)}</option>
      {Array.from({ length: crews }, (_, index) => index + 1).map((one) => (
        <option key={one} value={one}>
          {words.crew(one)}
        </option>
      ))}
    </select>
  );
}
