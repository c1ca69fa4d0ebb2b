import { useQuery } from '@tanstack/react-query';
import type { AreaVersions } from '#contract/admin/business/areas.ts';
import { listHeldDays } from '#contract/admin/calendar.ts';
import { differingAreas } from '#domain/settings/areas.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { messages as heldMessages } from '#web/features/admin/shell/held/messages.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

type AreasEffectsProps = { before: readonly string[]; value: readonly string[]; read: AreaVersions };

/** Who would be notified, what stays booked, and the days held for people who have not booked them yet. */
export function AreasEffects({ before, value, read }: AreasEffectsProps) {
  const words = useMessages(messages);
  const { unread } = useMessages(heldMessages);
  const { added, removed } = differingAreas(before, value);
  const told = read.waiting.filter(({ area }) => added.includes(area) && !read.blocked.includes(area));
  const stay = read.booked.filter(({ area }) => removed.includes(area));
  const held = useQuery({
    ...operatorQuery(listHeldDays, removed.length > 0 ? {} : null),
    select: (days) => days.filter(({ area }) => area !== null && removed.includes(area)),
    gcTime: 0,
  });
  const effects = [
    ...told.map(({ area, count }) => words.waiting(count, area)),
    ...stay.map(({ area, count }) => words.booked(count, area)),
    ...(held.isError ? [unread] : []),
  ];
  return (
    <>
      {effects.map((effect) => (
        <p key={effect} className="mt-3">
          {effect}
        </p>
      ))}
      <HeldDays held={held.data ?? []} lede="areaLede" />
    </>
  );
}
