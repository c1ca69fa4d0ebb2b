import { type ScheduleVersion, withdrawSchedule } from '#contract/admin/business/schedule.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { VersionsPanes } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { typedOf } from './typed-schedule.ts';
import { readAgain, useSchedules } from './use-schedule.ts';
import './schedule.css';

/** Weekdays, hours and season: those to be set, what visitors will see, and every version that there was. */
export function ScheduleSection({ operator: { email } }: SectionProps) {
  const words = useMessages(messages);
  return (
    <VersionsPage words={words} query={useSchedules()}>
      {(read) => <Panes {...read} owner={email} />}
    </VersionsPage>
  );
}

function Panes({
  versions,
  crewsPerDay,
  owner,
}: {
  versions: readonly ScheduleVersion[];
  crewsPerDay: number;
  owner: string;
}) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [draft, keep] = useDraft(owner);
  return (
    <VersionsPanes
      words={words}
      versions={versions}
      owner={owner}
      draft={draft}
      keep={keep}
      typedOf={({ schedule }) => typedOf(schedule, language)}
      withdraw={(id) => call(withdrawSchedule, { params: { id } })}
      readAgain={readAgain}
      heading="new-schedule"
      form={({ schedule }, seen) => (
        <ScheduleForm current={schedule} versions={versions} crewsPerDay={crewsPerDay} seen={seen} owner={owner} />
      )}
    />
  );
}
