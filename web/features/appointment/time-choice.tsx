import { useId } from 'react';
import { schedule } from '#business/schedule.ts';
import { formatTime } from '#domain/format.ts';
import { updateDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { RadioCell } from '#web/ui/radio-row.tsx';
import { messages } from './messages.ts';

type TimeChoiceProps = { offered: readonly string[]; time: string };

/** The times of the chosen day. Those that are not offered stay in place and say so. */
export function TimeChoice({ offered, time }: TimeChoiceProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const id = useId();
  return (
    <section className="animate-enter">
      <h2 id={id} className="type-h2-form" tabIndex={-1} data-time-heading>
        {words.time}
      </h2>
      <RadioGroup aria-labelledby={id} className="mt-4 grid grid-cols-3 gap-2 sm:gap-3">
        {schedule.times.map((value) => {
          const open = offered.includes(value);
          return (
            <RadioCell
              key={value}
              name="time"
              value={value}
              checked={value === time}
              disabled={!open}
              onChange={() => updateDraft({ appointmentTime: value })}
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
