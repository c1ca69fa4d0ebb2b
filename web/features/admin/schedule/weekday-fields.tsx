import { weekdayNumbers } from '#domain/calendar/schedule-rules.ts';
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

/** Sunday last: the working days stand together. */
const shown = [...weekdayNumbers.slice(1), 0] as const;

/** On which weekdays visits begin, when, and with how many crews. */
export function WeekdayFields({ weekdays, crewsPerDay, errorOf, onChange }: WeekdayFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <fieldset className="versions-pane">
      <legend className="versions-name">{words.weekdays}</legend>
      <p className="versions-lede">{words.weekdaysLede(crewsPerDay)}</p>
      <ul className="schedule-days">
        {shown.map((index) => {
          const weekday = weekdays[index];
          if (!weekday) return null;
          const name = dayName(index, language);
          const change = (more: Partial<TypedWeekday>) =>
            onChange(weekdays.map((one, at) => (at === index ? { ...one, ...more } : one)));
          return (
            <li key={index} data-open={weekday.open}>
              <Checkbox
                className="schedule-name"
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
                <p className="schedule-closed">{words.closed}</p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What a field is about, with its weekday for whoever cannot see the row. */
function Label({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span className="sr-only">{of}, </span>
      {children}
    </>
  );
}
