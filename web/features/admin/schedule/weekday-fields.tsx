import { weekdayNumbers } from '#domain/calendar/schedule-rules.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './messages.ts';
import { dayName, type TypedWeekday } from './typed-schedule.ts';

type WeekdayFieldsProps = {
  weekdays: readonly TypedWeekday[];
  crewsPerDay: number;
  errorOf: (place: string) => string | undefined;
  onChange: (weekdays: readonly TypedWeekday[]) => void;
};

/** Sunday last, so that the working days are together. */
const shown = [...weekdayNumbers.slice(1), 0] as const;

/** On which weekdays visits start, when, and with how many crews. */
export function WeekdayFields({ weekdays, crewsPerDay, errorOf, onChange }: WeekdayFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <FieldsPane title={words.weekdays}>
      <p className={`${ledeClass} mb-3`}>{words.weekdaysLede(crewsPerDay)}</p>
      <ul>
        {shown.map((index) => {
          const weekday = weekdays[index];
          if (!weekday) return null;
          const name = dayName(index, language);
          const change = (more: Partial<TypedWeekday>) =>
            onChange(weekdays.map((one, at) => (at === index ? { ...one, ...more } : one)));
          return (
            <li
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-x-2 border-t border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)_5.5rem] sm:gap-x-4"
            >
              <Checkbox
                className={weekday.open ? 'col-span-full sm:col-span-1 sm:pt-5' : ''}
                checked={weekday.open}
                error={index === shown[0] ? errorOf('weekdays') : undefined}
                onChange={({ target }) => change({ open: target.checked })}
              >
                {name}
              </Checkbox>
              {weekday.open ? (
                <>
                  <Field
                    label={<Label of={name}>{words.times}</Label>}
                    autoComplete="off"
                    value={weekday.times}
                    error={errorOf(`weekdays.${index}.times`)}
                    onChange={({ target }) => change({ times: target.value })}
                  />
                  <Field
                    label={<Label of={name}>{words.crews}</Label>}
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder={String(crewsPerDay)}
                    value={weekday.crews}
                    error={errorOf(`weekdays.${index}.crews`)}
                    onChange={({ target }) => change({ crews: target.value })}
                  />
                </>
              ) : (
                <p className="self-center text-end text-ink-700 sm:text-start">{words.closed}</p>
              )}
            </li>
          );
        })}
      </ul>
    </FieldsPane>
  );
}

/** What a field is about, with its weekday for people who cannot see the row. */
function Label({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span className="sr-only">{of}, </span>
      {children}
    </>
  );
}
