import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ScheduleVersion } from '#contract/admin/business/schedule.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { differingParts } from '#domain/calendar/schedule-rules.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { useToday } from '#web/features/admin/shell/day-field.tsx';
import { versionOn } from '#web/features/admin/shell/versions/version-on.ts';
import { WhenFields } from '#web/features/admin/shell/versions/when-fields.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { ConfirmSchedule } from './confirm-schedule.tsx';
import { type Draft, useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { SeasonFields } from './season-fields.tsx';
import { entered, type Faults, type Typed, typedOf } from './typed-schedule.ts';
import { WeekdayFields } from './weekday-fields.tsx';

type ScheduleFormProps = {
  current: Schedule;
  versions: readonly ScheduleVersion[];
  crewsPerDay: number;
  seen: number;
  owner: string;
};

/** The schedule to be set, from a day on; it begins as the one in force. What was typed is never lost. */
export function ScheduleForm({ current, versions, crewsPerDay, seen, owner }: ScheduleFormProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const today = useToday();
  const [kept, keep] = useDraft(owner);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const draft: Draft = kept ?? { owner, typed: typedOf(current, language), startsOn: '', note: '', seen };
  const change = (more: Partial<Draft>) => keep({ ...draft, ...more });
  const type = (more: Partial<Typed>) => change({ typed: { ...draft.typed, ...more } });
  const read = entered(draft.typed);
  const isPast = draft.startsOn !== '' && today !== undefined && draft.startsOn < today;
  const faults: Faults = 'faults' in read && tried ? read.faults : new Map();
  const errorOf = (place: string) => {
    const fault = faults.get(place);
    return fault && allFieldMessages[fault][language];
  };
  // What is to begin later follows what will hold by then.
  const replaced = (draft.startsOn && versionOn(versions, draft.startsOn)?.schedule) || current;
  const changes = 'schedule' in read ? differingParts(replaced, read.schedule) : [];
  const wrong = faults.size + (tried && isPast ? 1 : 0);

  const drop = () => {
    keep(null);
    setTried(false);
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-state="error"] button')?.focus();
    if (changes.length > 0 && !isPast) setAsked(true);
  };

  return (
    <form className="versions-form" onSubmit={look} noValidate aria-labelledby="new-schedule">
      <h2 id="new-schedule" tabIndex={-1} className="type-h3">
        {words.form}
      </h2>
      <p className="versions-lede">{words.formLede}</p>
      <WeekdayFields
        weekdays={draft.typed.weekdays}
        crewsPerDay={crewsPerDay}
        errorOf={errorOf}
        onChange={(weekdays) => type({ weekdays })}
      />
      <SeasonFields typed={draft.typed} errorOf={errorOf} onChange={type} />
      <WhenFields
        words={words}
        draft={draft}
        error={tried && isPast ? allFieldMessages['start-past'][language] : undefined}
        change={change}
      />
      <SchedulePreview schedule={'schedule' in read ? read.schedule : null} />
      <p className="versions-problem" role="status">
        {wrong > 0 && words.wrong(wrong)}
        {tried && wrong === 0 && changes.length === 0 && words.unchanged}
      </p>
      <p className="versions-actions">
        <Button type="submit" size="small">
          {words.look}
        </Button>
        {kept && <TextButton onClick={drop}>{words.discard}</TextButton>}
      </p>
      {asked && 'schedule' in read && (
        <ConfirmSchedule
          current={replaced}
          schedule={read.schedule}
          changes={changes}
          draft={draft}
          seen={draft.seen ?? seen}
          onConflict={() => change({ seen: null })}
          onSet={drop}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
