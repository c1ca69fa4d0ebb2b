import { useId, useState } from 'react';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell } from '#web/ui/form/radio-row.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import type { Responding } from './use-response.ts';

type OtherDaysProps = { days: WeatherProposal['otherDays']; responding: Responding };

export function OtherDays({ days, responding: { respond, pending } }: OtherDaysProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const chosen = days.some(({ date }) => date === wanted) ? wanted : '';
  return (
    <section>
      <h2 id={id} className="type-h3">
        {words.otherDays}
      </h2>
      <p id={`${id}t`} className="mt-1 text-ink-700">
        {words.otherDaysText}
      </p>
      <RadioGroup aria-labelledby={id} aria-describedby={`${id}t`} className="mt-4 grid gap-2">
        {days.map(({ date, time }) => (
          <RadioCell
            key={date}
            name="day"
            value={date}
            checked={date === chosen}
            onChange={() => setWanted(date)}
            title={<span className="text-center text-balance">{formatVisit(date, time, language)}</span>}
          />
        ))}
      </RadioGroup>
      <Button
        kind="secondary"
        className="mt-4 w-full"
        unavailable={chosen === '' && words.chooseFirst}
        pending={pending !== null && typeof pending === 'object'}
        pendingLabel={words.responding}
        onClick={() => respond({ date: chosen })}
      >
        {words.choose}
      </Button>
    </section>
  );
}
