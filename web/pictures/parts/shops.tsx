import type { Bay } from '#domain/facade/openings.ts';
import { horizontal, rect, round, vertical } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { each } from './each.ts';
import { Glazing } from './glazing.tsx';
import { Cornice, courses, dentils } from './wall.tsx';

export interface BuildingProps {
  /** `url(#…)` of the glass gradient and of the brick pattern. */
  readonly glass: string;
  readonly brick: string;
}

/** A striped awning: bars of cloth that slant outwards, with a scalloped edge. */
export function Awning({
  x,
  w,
  top,
  drop,
  stripes,
}: {
  x: number;
  w: number;
  top: number;
  drop: number;
  stripes: number;
}) {
  const step = w / stripes;
  const out = 0.14;
  const strip = (i: number) => {
    const at = x + i * step;
    const low = top - drop;
    return `M${round(at + out)} ${top}h${round(step)}L${round(at + step)} ${round(low)}q${round(-step / 2)} -.16 ${round(-step)} 0z`;
  };
  const of = (rest: number) =>
    times(stripes)
      .filter((i) => i % 2 === rest)
      .map(strip)
      .join('');
  return (
    <>
      <path className="pic-awning-light" d={of(0)} />
      <path className="pic-awning" d={of(1)} />
    </>
  );
}

export const nameLine = (centre: number, y: number, w: number): string => horizontal(centre - w / 2, y, w);

/** 6.2 x 4.7 m, brick: one window under an awning, one door. */
export function LittleShop({ glass, brick }: BuildingProps) {
  return (
    <>
      <path className="pic-solid" d={rect(0, 0, 6.2, 4.7)} />
      <path fill={brick} d={rect(0, 0.4, 6.2, 4.3)} />
      <path className="pic-dentil" d={dentils(6.2, 4.36)} />
      <path className="pic-plinth" d={rect(0, 0, 6.2, 0.4)} />
      <path className="pic-detail" d={horizontal(0, 0.4, 6.2)} />
      <path className="pic-outline" d={rect(0, 0, 6.2, 4.7)} />
      <Cornice
        width={6.2}
        height={4.7}
        boards={[
          [0.14, 0.12],
          [0.1, 0.22],
        ]}
      />
      <path className="pic-band" d={rect(0.3, 3.05, 5.6, 0.62)} />
      <path className="pic-second" d={nameLine(3.1, 3.36, 2.4)} />
      <Glazing
        glass={glass}
        bays={[{ x: 0.5, w: 3.2, sill: 0.7, head: 2.55, cols: 2, rows: 1 }]}
        doors={[{ x: 4.55, w: 1, h: 2.3, transom: 0.45, leaves: 1 }]}
      />
      <Awning x={0.35} w={3.5} top={3} drop={0.7} stripes={8} />
    </>
  );
}

function pilasters(at: readonly number[], w: number, h: number) {
  return (
    <>
      <path className="pic-band" d={at.map((x) => rect(x, 0, w, h)).join('')} />
      <path className="pic-band" d={at.map((x) => rect(x - 0.06, h - 0.14, w + 0.12, 0.14)).join('')} />
      <path className="pic-foot" d={at.map((x) => rect(x - 0.06, 0, w + 0.12, 0.42)).join('')} />
    </>
  );
}

/** 12 x 5.6 m, stone: a door between two display windows under an entablature. */
export function MidShop({ glass }: BuildingProps) {
  const bay = (x: number): Bay => ({
    x,
    w: 3.95,
    sill: 0.6,
    head: 3.55,
    cols: 2,
    rows: 1,
    transom: 0.72,
    transomCols: 6,
  });
  return (
    <>
      <path className="pic-solid" d={rect(0, 0, 12, 5.6)} />
      <path className="pic-course" d={courses(12, 0, 4.1, 0.55)} />
      <path className="pic-dentil" d={dentils(12, 5.2, 0.3)} />
      <Cornice width={12} height={5.6} />
      <path className="pic-band" d={rect(0, 4.1, 12, 0.75)} />
      <path className="pic-second" d={nameLine(6, 4.48, 4)} />
      {pilasters([0, 11.3], 0.7, 4.1)}
      <Glazing
        glass={glass}
        bays={[bay(0.95), bay(7.1)]}
        doors={[{ x: 5.3, w: 1.4, h: 2.4, transom: 1.12, transomCols: 2, leaves: 2 }]}
      />
    </>
  );
}

/** 21.2 x 8.3 m, stone: five bays, shop windows below and arched windows above. */
export function GrandShop({ glass }: BuildingProps) {
  const starts = times(5).map((i) => 0.7 + i * 4.02);
  const ground = starts
    .filter((_, i) => i !== 2)
    .map((x): Bay => ({ x: x + 0.25, w: 3.25, sill: 0.55, head: 3.5, cols: 2, rows: 1, transom: 0.7, transomCols: 4 }));
  const upper = starts.map(
    (x): Bay => ({ x: x + 0.35, w: 3.05, sill: 4.85, head: 7.23, cols: 3, rows: 2, rise: 1.18 }),
  );
  const surround = starts.map((x) => {
    const edge = x + 0.13;
    return `M${round(edge)} 4.85V6.02A1.8 1.8 0 0 0 ${round(edge + 3.49)} 6.02V4.85`;
  });
  const middle = 0.7 + 2 * 4.02 + 0.55;
  return (
    <>
      <path
        className="pic-band"
        d={`${rect(0.1, 8.56, 21, 0.55)}${each(51, (i) => vertical(0.5 + i * 0.4, 8.56, 0.55))}`}
      />
      <path className="pic-solid" d={rect(0, 0, 21.2, 8.3)} />
      <path className="pic-course" d={courses(21.2, 0, 7.6, 0.6)} />
      <path className="pic-dentil" d={dentils(21.2, 7.9, 0.3)} />
      <Cornice width={21.2} height={8.3} />
      <path className="pic-solid" d={rect(0, 4.05, 21.2, 0.5)} />
      <path className="pic-second" d={nameLine(10.6, 4.3, 5.2)} />
      {pilasters([...times(6).map((i) => 0.32 + i * 4.02)], 0.5, 4.05)}
      <path className="pic-detail" d={surround.join('')} />
      <Glazing
        glass={glass}
        bays={[...ground, ...upper]}
        doors={[{ x: middle + 0.5, w: 1.7, h: 2.5, transom: 1, transomCols: 3, sidelights: 0.5, leaves: 2 }]}
      />
    </>
  );
}
