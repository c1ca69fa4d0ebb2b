import { useState } from 'react';
import { setVisitCrew } from '#contract/admin/crew.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { asOperator, refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './crews.messages.ts';

type CrewChoiceProps = {
  order: string;
  date: IsoDate;
  /** For whom the visit is. */
  name: string;
  crews: number;
  crew: number | null;
  crewSet: boolean;
};

/** Which crew drives to a visit: the one that is proposed, or another of the day. */
export function CrewChoice({ order, date, name, crews, crew, crewSet }: CrewChoiceProps) {
  const words = useMessages(messages);
  const [pending, setPending] = useState(false);
  const choose = async (chosen: number | null) => {
    setPending(true);
    try {
      await asOperator(() => call(setVisitCrew, { params: { order }, body: { date, crew: chosen } }));
      toast({ title: words.crewChanged, description: name });
    } catch (failure) {
      toast({ title: words.notSaved, description: wordsOf(failure) || words.unsure, tone: 'destructive' });
    }
    await refreshAdmin();
    setPending(false);
  };
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
