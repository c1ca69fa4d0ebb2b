import { withdrawSchedule } from '#contract/admin/business/schedule.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { toForm } from './typed-schedule.ts';
import { readAgain, useSchedules } from './use-schedule.ts';

/** Weekdays, hours and season: the form, what visitors will see, and every version so far. */
export function ScheduleSection({ operator: { email } }: SectionProps) {
  const language = useLanguage();
  return (
    <VersionsPage
      words={useMessages(messages)}
      query={useSchedules()}
      draft={useDraft(email)}
      toForm={({ schedule }) => toForm(schedule, language)}
      withdraw={(id) => call(withdrawSchedule, { params: { id } })}
      readAgain={readAgain}
      heading="new-schedule"
      form={(form, { crewsPerDay }) => <ScheduleForm form={form} crewsPerDay={crewsPerDay} />}
    />
  );
}
