import type { Bay } from '#domain/facade/openings.ts';
import { horizontal, polygon, rect, round } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { each } from './each.ts';
import { Glazing } from './glazing.tsx';
import { Awning, type BuildingProps } from './shops.tsx';
import { Cornice, courses, dentils } from './wall.tsx';

const storey = 3.3;

function balcony(x: number, w: number, y: number): { slab: string; rails: string } {
  const bars = times(Math.floor(w / 0.22) + 1).map((i) => `M${round(x + i * 0.22)} ${y}v.95`);
  return { slab: rect(x - 0.05, y - 0.16, w + 0.1, 0.16), rails: `${horizontal(x, y + 0.95, w)}${bars.join('')}` };
}

function stair(): string {
  const from = { x: -1.5, y: 0 };
  const to = { x: 1.95, y: 3.2 };
  const at = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  const bars = times(15).map((i) => {
    const { x, y } = at((i + 0.5) / 15);
    return `M${round(x)} ${round(y)}v.95M${round(x - 0.16)} ${round(y - 0.05)}h.3`;
  });
  return `M${from.x} 0L${to.x} ${to.y}M${from.x + 0.35} 0L${to.x} 2.9M${from.x} .95L${to.x} ${to.y + 0.95}M${from.x} 0v.95${bars.join('')}`;
}

/** A Montréal triplex, 7.8 x 10.4 m, with balconies and its stair in the street. */
export function Triplex({ glass, brick }: BuildingProps) {
  const bays = times(3).flatMap((floor) =>
    [0.75, 5.95].map(
      (x): Bay => ({ x, w: 1.1, sill: 1 + floor * storey, head: 2.85 + floor * storey, cols: 1, rows: 2 }),
    ),
  );
  const balconies = [storey, storey * 2].map((y) => balcony(1.95, 3.9, y));
  return (
    <>
      <path className="pic-solid" d="M2.5 10.8C3.2 11.6 4.6 11.6 5.3 10.8z" />
      <path className="pic-solid" d={rect(0, 0, 7.8, 10.4)} />
      <path fill={brick} d={rect(0, 0, 7.8, 10.4)} />
      <path className="pic-dentil" d={dentils(7.8, 10)} />
      <path className="pic-outline" d={rect(0, 0, 7.8, 10.4)} />
      <Cornice width={7.8} height={10.4} boards={[[0.2, 0.16]]} />
      <Glazing glass={glass} bays={bays} doors={[]} />
      {times(3).map((floor) => (
        <g key={floor} transform={`translate(0 ${round(floor * storey)})`}>
          <Glazing glass={glass} bays={[]} doors={[{ x: 3.4, w: 1, h: 2.25, leaves: 1, half: true }]} />
        </g>
      ))}
      <path className="pic-second" d={balconies.map((b) => b.rails).join('')} />
      <path className="pic-solid" d={balconies.map((b) => b.slab).join('')} />
      <path className="pic-second" d={stair()} />
    </>
  );
}

/** A house with a mansard roof over a small shop, 6.6 x 9.3 m. */
export function MansardHouse({ glass }: BuildingProps) {
  const dormers = [1.25, 3.95];
  return (
    <>
      <path className="pic-slate" d={polygon([0.05, 7], [0.6, 9.25], [6, 9.25], [6.55, 7])} />
      <path
        className="pic-course"
        d={each(4, (i) => `M${round(0.13 + i * 0.12)} ${round(7.4 + i * 0.45)}H${round(6.47 - i * 0.12)}`)}
      />
      <path
        className="pic-band"
        d={dormers
          .map((x) => rect(x - 0.12, 7.1, 1.64, 1.6) + polygon([x - 0.22, 8.7], [x + 0.7, 9.2], [x + 1.62, 8.7]))
          .join('')}
      />
      <path className="pic-solid" d={rect(0, 0, 6.6, 6.85)} />
      <path className="pic-course" d={courses(6.6, 3.6, 6.85, 0.55)} />
      <path className="pic-solid" d={rect(-0.15, 6.85, 6.9, 0.18)} />
      <path className="pic-band" d={rect(0.2, 3.12, 6.2, 0.5)} />
      <Glazing
        glass={glass}
        bays={[
          { x: 0.6, w: 3.3, sill: 0.7, head: 2.5, cols: 2, rows: 1 },
          ...[0.8, 4.3].map((x): Bay => ({ x, w: 1.5, sill: 4.15, head: 6.15, cols: 2, rows: 1 })),
          ...dormers.map((x): Bay => ({ x, w: 1.4, sill: 7.25, head: 8.6, cols: 2, rows: 1 })),
        ]}
        doors={[{ x: 4.9, w: 1, h: 2.3, transom: 0.45, leaves: 1 }]}
      />
      <Awning x={0.45} w={3.6} top={3.05} drop={0.7} stripes={8} />
    </>
  );
}
