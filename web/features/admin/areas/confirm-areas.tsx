import { type AreaVersions, setAreas } from '#contract/admin/business/areas.ts';
import { call } from '#web/client/call.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { messages as heldMessages } from '#web/features/admin/shell/held/messages.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';
import { readAgain, useHeldIn } from './use-areas.ts';

type ConfirmAreasProps = SetDialogForm & {
  areas: readonly string[];
  added: readonly string[];
  removed: readonly string[];
  known: AreaVersions;
};

/** What would change, area by area, who would be notified and what stays booked, before it is saved. */
export function ConfirmAreas({ areas, added, removed, known, ...handed }: ConfirmAreasProps) {
  const words = useMessages(messages);
  const { unread } = useMessages(heldMessages);
  const changeOf = (area: string, before: string, after: string) => ({ place: area, what: area, before, after });
  const told = known.waiting.filter(({ area }) => added.includes(area) && !known.blocked.includes(area));
  const stay = known.booked.filter(({ area }) => removed.includes(area));
  const effects = [
    ...told.map(({ area, count }) => words.waiting(count, area)),
    ...stay.map(({ area, count }) => words.booked(count, area)),
  ];
  const held = useHeldIn(removed);
  return (
    <SetDialog
      words={words}
      changes={[
        ...added.map((area) => changeOf(area, words.notServed, words.served)),
        ...removed.map((area) => changeOf(area, words.served, words.notServed)),
      ]}
      set={(version) => call(setAreas, { body: { areas, ...version } })}
      readAgain={readAgain}
      {...handed}
    >
      {effects.map((effect) => (
        <p key={effect} className="mt-3">
          {effect}
        </p>
      ))}
      {held.isError && <p className="mt-3">{unread}</p>}
      <HeldDays held={held.data ?? []} lede="areaLede" />
    </SetDialog>
  );
}
