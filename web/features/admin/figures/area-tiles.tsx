import { Fragment } from 'react';
import { areaMap } from '#business/area-map.ts';
import type { Figures } from '#contract/admin/reports.ts';
import { checkArea } from '#domain/funnel/area.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useAreas } from '#web/state/public-settings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { numberOf } from './amounts.ts';
import { noteClass } from './report-pane.tsx';
import { messages } from './reports.messages.ts';
import { elsewhereIn, figureOf, shadesOf, wantedOf } from './tiles.ts';

type Area = Figures['areas'][number];

const nobody = { bookings: 0, away: 0, asked: 0 };

/** The areas as tiles, roughly as they lie, the darker the more was booked; the table beside it says the same. */
export function AreaTiles({ areas }: { areas: readonly Area[] }) {
  const words = useMessages(messages);
  const ours = useAreas();
  const shadeOf = shadesOf(areas);
  const known = new Map(areas.map((area) => [area.name, area]));
  const elsewhere = elsewhereIn(areas);
  return (
    <div role="img" aria-label={words.areasMap}>
      <div className="grid max-w-136 grid-cols-9 gap-[3px]">
        {areaMap.map(({ area: name, column, row }) => {
          const area = known.get(name) ?? nobody;
          return (
            <Tile
              key={name}
              name={name}
              area={area}
              shade={shadeOf(area)}
              closed={!checkArea(name, ours).served}
              place={{ gridColumn: column + 1, gridRow: row + 1 }}
            />
          );
        })}
      </div>
      {(['served', 'notServed'] as const).map((group) => {
        const inGroup = elsewhere.filter(({ name }) => checkArea(name, ours).served === (group === 'served'));
        return (
          inGroup.length > 0 && (
            <Fragment key={group}>
              <p className={`${noteClass} mt-4 mb-1.5`}>{words.elsewhere[group]}</p>
              <div className="grid max-w-136 grid-cols-9 gap-[3px]">
                {inGroup.map((area) => (
                  <Tile
                    key={area.name}
                    name={area.name}
                    area={area}
                    shade={shadeOf(area)}
                    closed={group === 'notServed'}
                  />
                ))}
              </div>
            </Fragment>
          )
        );
      })}
    </div>
  );
}

type TileProps = {
  name: string;
  area: Pick<Area, 'bookings' | 'away' | 'asked'>;
  shade: number;
  closed: boolean;
  place?: { gridColumn: number; gridRow: number };
};

const shades = ['bg-white', 'bg-glass-50', 'bg-glass-100', 'bg-glass-200', 'bg-glass-300', 'bg-glass-700 text-white'];

/** Closed areas show how many people wanted them; all others the number of bookings. */
function Tile({ name, area, shade, closed, place }: TileProps) {
  const language = useLanguage();
  return (
    <div
      className={classNames(
        'grid aspect-[1/1.1] place-content-center justify-items-center border border-line text-[0.6875rem]/3.75',
        shades[shade],
        wantedOf(area) > 0 && 'outline-2 -outline-offset-2 outline-bronze-500',
        shade === 0 && (wantedOf(area) > 0 ? 'text-bronze-700' : 'text-ink-500'),
      )}
      style={place}
    >
      <span>{name}</span>
      <b className="text-[0.8125rem] font-medium">{numberOf(figureOf(area, closed), language)}</b>
    </div>
  );
}
