import { useId } from 'react';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatTime } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { RadioGroup } from '../form/radio-group.tsx';
import { RadioCell } from '../form/radio-row.tsx';
import { messages } from './messages.ts';
import '../steps.css';

export type TimeChoiceProps = {
  times: readonly AppointmentTime[];
  offered: readonly string[];
  time: AppointmentTime | '';
  onChoose: (time: AppointmentTime) => void;
  level?: 2 | 3;
};

/** The times of the chosen day. Unavailable ones stay in place and say so. */
export function TimeChoice({ times, offered, time, onChoose, level = 2 }: TimeChoiceProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="animate-enter">
      <Heading id={id} className="type-h2-form" tabIndex={-1} data-time-heading>
        {words.time}
      </Heading>
      <RadioGroup aria-labelledby={id} className="mt-4 grid grid-cols-3 gap-2 sm:gap-3">
        {times.map((value) => {
          const open = offered.includes(value);
          return (
            <RadioCell
              key={value}
              name="time"
              value={value}
              checked={value === time}
              disabled={!open}
              onChange={() => onChoose(value)}
              title={
                <span className="text-center">
                  {formatTime(value, language)}
                  {!open && (
                    <span className="block text-[0.8125rem] leading-4.5 font-normal"> {words.timeBlocked}</span>
                  )}
                </span>
              }
            />
          );
        })}
      </RadioGroup>
    </section>
  );
}
