import { setSchedule } from '#contract/admin/business/schedule.ts';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { call } from '#web/client/call.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { partInWords, valueInWords } from './typed-schedule.ts';
import { readAgain } from './use-schedule.ts';
import { VisitsOutside } from './visits-outside.tsx';

type ConfirmScheduleProps = SetDialogForm & {
  current: Schedule;
  schedule: Schedule;
  /** The parts that differ. */
  changes: readonly string[];
};

/** What would change, line by line, and which visits it would leave outside, before it is saved. */
export function ConfirmSchedule({ current, schedule, changes, ...handed }: ConfirmScheduleProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <SetDialog
      words={words}
      changes={changes.map((place) => ({
        place,
        what: partInWords(place, { language, words }),
        before: valueInWords(place, current, { language, words }),
        after: valueInWords(place, schedule, { language, words }),
      }))}
      set={(version) => call(setSchedule, { body: { schedule, ...version } })}
      readAgain={readAgain}
      {...handed}
    >
      <VisitsOutside schedule={schedule} startsOn={handed.draft.startsOn || undefined} />
    </SetDialog>
  );
}
