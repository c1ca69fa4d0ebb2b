import { useState } from 'react';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DayHead } from './day-head.tsx';
import { messages } from './messages.ts';
import { type CachedDays, daysFor, serverNow, stepsOf } from './queued-report.ts';
import { storage } from './storage.ts';
import { Visit } from './visit.tsx';

/** The visits of today and tomorrow: of the phone's own crew, or of all. */
export function Days({ kept }: { kept: CachedDays }) {
  const words = useMessages(messages);
  const [isWhole, setWhole] = useState(false);
  const queue = storage.queue();
  const now = serverNow(kept, Date.now());
  const date = today(now, schedule.timeZone);
  const days = daysFor(kept, isWhole);
  const next = days
    .find((day) => day.date === date)
    ?.visits.find((one) => one.status === 'active' && !stepsOf(one, queue).some(({ kind }) => kind === 'done'));
  const { crew = null } = kept;
  return (
    <>
      {crew !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-serif text-[1.375rem]/7 font-[380]">{words.crew(crew)}</p>
          <Button kind="secondary" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.onlyOwn : words.everyone}
          </Button>
        </div>
      )}
      {days.map((day) => (
        <section key={day.date} className="crew-day" aria-labelledby={`day-${day.date}`}>
          <DayHead {...day} now={date} />
          {day.visits.length === 0 ? (
            <p className="py-2 text-ink-700">{words.nothing[day.date === date ? 0 : 1]}</p>
          ) : (
            <ol className="grid gap-3">
              {day.visits.map((visit) => (
                <Visit
                  key={visit.orderNo}
                  visit={visit}
                  queue={queue}
                  isNext={visit === next}
                  hasCome={day.date <= date}
                  namesCrew={day.visits.some((other) => other.crew !== visit.crew)}
                  now={now}
                  person={kept.person}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
    </>
  );
}
