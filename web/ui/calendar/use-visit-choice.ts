import { useState } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { type Chosen, choiceOf, isLost, type VisitWish } from './visit-choice.ts';

type Asked = Pick<VisitWish, 'visit' | 'calendar' | 'ownClosed'> & {
  onto?: IsoDate | null;
  anyDay?: boolean;
  onChoose?: () => void;
  /** Says that the day and time are already the visit's. */
  unchanged?: string;
};

export function useVisitChoice(asked: Asked) {
  const { visit, calendar, ownClosed = false, onto = null, anyDay = false, onChoose, unchanged } = asked;
  const words = useMessages(messages);
  const [wanted, setWanted] = useState<Chosen>({ date: onto ?? '', time: visit.time });
  const [lost, setLost] = useState<IsoDate | null>(null);
  const { missing, ...choice } = choiceOf({ visit, wanted, calendar, anyDay, ownClosed });
  return {
    ...choice,
    visit,
    missing: missing !== null && ((missing === 'change' && unchanged) || words.missing[missing]),
    lost,
    choose: (change: Partial<Chosen>) => {
      setWanted({ ...wanted, ...change });
      setLost(null);
      onChoose?.();
    },
    /** Clears the day if the refusal says it is gone; for a day the visitor chose, the refusal's own words say more. */
    giveUp: (code: string): boolean => {
      if (anyDay || !isLost(code)) return false;
      setLost(choice.date);
      setWanted({ date: '', time: choice.time });
      return true;
    },
  };
}

export type VisitChoice = ReturnType<typeof useVisitChoice>;
