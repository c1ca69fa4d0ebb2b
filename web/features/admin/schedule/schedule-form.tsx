import type { ScheduleVersion } from '#contract/admin/business/schedule.ts';
import { differingParts } from '#domain/calendar/schedule-rules.ts';
import { useToday } from '#web/features/admin/shell/day-field.tsx';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useMessages } from '#web/state/language.tsx';
import { ConfirmSchedule } from './confirm-schedule.tsx';
import { messages } from './messages.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { SeasonFields } from './season-fields.tsx';
import { type Faults, parse, type Typed } from './typed-schedule.ts';
import { WeekdayFields } from './weekday-fields.tsx';

type ScheduleFormProps = { form: DraftForm<ScheduleVersion, Typed>; crewsPerDay: number };

/** The schedule to be set, from a day on. */
export function ScheduleForm({ form, crewsPerDay }: ScheduleFormProps) {
  const { draft, change } = form;
  const today = useToday();
  const current = form.replaced.schedule;
  const type = (more: Partial<Typed>) => change({ typed: { ...draft.typed, ...more } });
  const read = parse(draft.typed);
  const schedule = 'schedule' in read ? read.schedule : null;
  const changes = schedule ? differingParts(current, schedule) : [];
  const faults: Faults = 'faults' in read ? read.faults : new Map();
  const isPast = draft.startsOn !== '' && today !== undefined && draft.startsOn < today;
  return (
    <VersionsForm
      {...form}
      words={useMessages(messages)}
      faults={isPast ? new Map([...faults, ['startsOn', 'start-past']]) : faults}
      changes={changes.length}
      fields={(errorOf) => (
        <>
          <WeekdayFields
            weekdays={draft.typed.weekdays}
            crewsPerDay={crewsPerDay}
            errorOf={errorOf}
            onChange={(weekdays) => type({ weekdays })}
          />
          <SeasonFields typed={draft.typed} errorOf={errorOf} onChange={type} />
        </>
      )}
      preview={<SchedulePreview schedule={schedule} />}
      dialog={(handed) =>
        schedule && <ConfirmSchedule current={current} schedule={schedule} changes={changes} {...handed} />
      }
    />
  );
}
