import { servedAreas } from '#business/area.ts';
import { differingAreas, inAreaOrder } from '#domain/settings/areas.ts';
import { areaLists } from '#server/database/schema/settings/settings.ts';
import type { Kind } from '#server/modules/versions/kind.ts';

/** The areas that are served, the first version being built in. Bookings and open payments are not affected. */
export const areasKind: Kind<readonly string[]> = {
  name: 'areas',
  table: areaLists,
  column: areaLists.areas,
  standard: inAreaOrder(servedAreas),
  differences: (before, after) => {
    const { added, removed } = differingAreas(before, after);
    return added.length + removed.length;
  },
  forget: ({ settings, calendar }) => {
    settings.forget();
    calendar.rules.forget();
  },
};
