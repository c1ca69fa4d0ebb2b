import * as contract from '#contract/admin/business/schedule.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { differingParts, weekdayNumbers } from '#domain/calendar/schedule-rules.ts';
import { weekdayName } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { secondClass, seenTableClass } from '#web/features/admin/shell/versions/looks.ts';
import { versionedFact } from '#web/features/admin/shell/versions/versioned-fact.tsx';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { tags, useMessages } from '#web/state/language.tsx';
import { messages as ofCalendar } from '#web/ui/calendar/messages.ts';
import { messages } from './messages.ts';
import { SeasonFields } from './season-fields.tsx';
import { dayName, dayOfYearInWords, parse, partInWords, toForm, valueInWords } from './typed-schedule.ts';
import { timesText } from './typed-times.ts';
import { VisitsOutside } from './visits-outside.tsx';
import { WeekdayFields } from './weekday-fields.tsx';

/** Weekdays, hours and season. */
export const ScheduleSection = versionedFact({
  name: 'schedule',
  messages,
  query: operatorQuery(contract.listSchedules, {}),
  valueOf: ({ schedule }): Schedule => schedule,
  set: (schedule, version) => call(contract.setSchedule, { body: { schedule, ...version } }),
  withdraw: (id) => call(contract.withdrawSchedule, { params: { id } }),
  toForm,
  parse,
  changes: (before, after, language) => {
    const inWords = { language, words: inLanguage(messages, language) };
    return differingParts(before, after).map((place) => ({
      place,
      what: partInWords(place, inWords),
      before: valueInWords(place, before, inWords),
      after: valueInWords(place, after, inWords),
    }));
  },
  Fields: ({ typed, change, errorOf, read: { crewsPerDay } }) => (
    <>
      <WeekdayFields
        weekdays={typed.weekdays}
        crewsPerDay={crewsPerDay}
        errorOf={errorOf}
        onChange={(weekdays) => change({ ...typed, weekdays })}
      />
      <SeasonFields typed={typed} errorOf={errorOf} onChange={(more) => change({ ...typed, ...more })} />
    </>
  ),
  Preview: ({ value }) => (
    <VersionsPreview
      words={useMessages(messages)}
      entered={value}
      shownIn={(language, schedule) => <ScheduleIn language={language} schedule={schedule} />}
    />
  ),
  Effects: ({ value, startsOn }) => <VisitsOutside schedule={value} startsOn={startsOn || undefined} />,
});

/** What visitors will read. */
function ScheduleIn({ language, schedule }: { language: Language; schedule: Schedule }) {
  const words = inLanguage(messages, language);
  const open = weekdayNumbers.filter((index) => schedule.weekdays[index] !== null);
  const names = open.map((index) => weekdayName(index, language));
  const last = valueInWords('seasonEnd', schedule, { language, words });
  return (
    <section className="grid content-start gap-2" lang={tags[language]} aria-label={words.languageName}>
      <p className="font-medium">{ofCalendar.openDays[language](names)}</p>
      <table className={seenTableClass}>
        <tbody>
          {open.map((index) => (
            <tr key={index}>
              <th scope="row">{dayName(index, language)}</th>
              <td>{timesText(schedule.weekdays[index]?.times ?? [], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={secondClass}>
        {last === words.never ? words.allYear : words.inSeason(dayOfYearInWords(schedule.seasonStart, language), last)}
      </p>
    </section>
  );
}
