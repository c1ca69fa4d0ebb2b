import type { Schedule } from '#domain/calendar/schedule.ts';
import { weekdayNumbers } from '#domain/calendar/schedule-rules.ts';
import { weekdayName } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { secondClass, seenTableClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useMessages } from '#web/state/language.tsx';
import { messages as ofCalendar } from '#web/ui/calendar/messages.ts';
import { messages } from './messages.ts';
import { dayName, dayOfYearInWords, valueInWords } from './typed-schedule.ts';
import { timesText } from './typed-times.ts';

/** What visitors will read of the weekdays, hours and season. */
export const SchedulePreview = ({ schedule }: { schedule: Schedule | null }) => (
  <VersionsPreview
    words={useMessages(messages)}
    entered={schedule}
    shownIn={(language, readable) => <ScheduleIn language={language} schedule={readable} />}
  />
);

function ScheduleIn({ language, schedule }: { language: Language; schedule: Schedule }) {
  const words = inLanguage(messages, language);
  const open = weekdayNumbers.filter((index) => schedule.weekdays[index] !== null);
  const names = open.map((index) => weekdayName(index, language));
  const last = valueInWords('seasonEnd', schedule, { language, words });
  return (
    <section className="grid content-start gap-2" lang={`${language}-CA`} aria-label={words.languageName}>
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
