import { useId, useState } from 'react';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import { formatLongDate } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { Actions } from '#web/ui/prose.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { AnswerButton } from './answer-button.tsx';
import { messages } from './messages.ts';
import type { Responding } from './use-response.ts';

type DaysProps = {
  proposal: Pick<WeatherProposal, 'proposed' | 'otherDays'>;
  /** Whether the proposed day is one of them: to choose it is to accept. */
  accepts: boolean;
  /** Whether the visit can be left, or put back, where it was. */
  keeps: boolean;
  /** Once answered, nothing has to be pressed any more. */
  kind?: 'primary' | 'secondary';
  responding: Responding;
};

/** Every day to which the visit may go in one list, and one button that moves it there. */
export function Days({ proposal, accepts, keeps, kind = 'primary', responding }: DaysProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const { proposed, otherDays } = proposal;
  const days = accepts ? [proposed, ...otherDays] : otherDays;
  const chosen = days.find(({ date }) => date === wanted) ?? days[0];
  const isProposed = accepts && chosen === proposed;
  return (
    <>
      {otherDays.length > 0 && (
        <section className="mt-6 max-w-[30rem]">
          <h2 id={id} className="type-h3">
            {words.days}
          </h2>
          <p id={`${id}t`} className="mt-1 text-ink-700">
            {words.daysText}
          </p>
          <RadioGroup aria-labelledby={id} aria-describedby={`${id}t`} className="mt-4 grid gap-2">
            {days.map(({ date, time }) => (
              <RadioRow
                key={date}
                name="day"
                value={date}
                checked={date === chosen?.date}
                onChange={() => setWanted(date)}
                face="sans"
                title={formatVisit(date, time, language)}
              />
            ))}
          </RadioGroup>
        </section>
      )}
      <Actions>
        {isProposed && <AnswerButton action="accept" kind={kind} responding={responding} />}
        {chosen && !isProposed && (
          <Button
            kind={kind}
            className="max-md:w-full"
            pending={typeof responding.pending === 'object' && responding.pending !== null}
            pendingLabel={words.responding}
            onClick={() => responding.respond({ date: chosen.date })}
          >
            {words.moveTo(formatLongDate(chosen.date, language))}
          </Button>
        )}
        {keeps && <AnswerButton action="decline" kind="secondary" responding={responding} />}
      </Actions>
    </>
  );
}
