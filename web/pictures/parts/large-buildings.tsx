import type { Bay, Door, Profile } from '#domain/facade/openings.ts';
import { horizontal, rect, vertical } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import type { Language } from '#domain/language.ts';
import { each } from './each.ts';
import { Glazing } from './glazing.tsx';
import { roofLetters } from './roof-letters.ts';
import { type BuildingProps, nameLine } from './shops.tsx';
import { Cornice, courses } from './wall.tsx';

/* At half the scale the profiles are drawn a little stronger, or they would vanish. */
const bold: Profile = { frame: 0.15, mullion: 0.11 };
const slim = [[0.34, 0.2]] as const;

const posts = (at: readonly number[], h: number): string => at.map((x) => rect(x, 0, 0.3, h)).join('');

/** A building of its own, 38 x 8.6 m, with a glass front 10.8 m high in the middle. */
export function StandaloneMall({ glass }: BuildingProps) {
  const side = (x: number): Bay => ({ x, w: 9.4, sill: 0.5, head: 3.8, cols: 5, rows: 1, transom: 0.9 });
  const door = (x: number): Door => ({ x, w: 2.2, h: 2.6, leaves: 2 });
  const grid =
    times(5)
      .map((i) => horizontal(0, (i + 1) * 2.15, 38))
      .slice(0, 3)
      .join('') + each(18, (i) => vertical((i + 1) * 2, 0, 8.6));
  return (
    <>
      <path className="pic-solid" d={rect(0, 0, 38, 8.6)} />
      <path className="pic-course" d={grid} />
      <Cornice width={38} height={8.6} boards={slim} />
      <path className="pic-second" d={nameLine(6, 5.9, 6) + nameLine(32, 5.9, 6)} />
      <path className="pic-solid" d={rect(12.6, 0, 12.8, 10.8)} />
      <g transform="translate(12.6 0)">
        <Cornice width={12.8} height={10.8} boards={[[0.34, 0.28]]} />
      </g>
      <Glazing
        glass={glass}
        profile={bold}
        shadows={false}
        bays={[side(1.6), side(27), { x: 13.4, w: 11.2, sill: 0.1, head: 9.7, cols: 6, rows: 4 }]}
        doors={[]}
      />
      <Glazing
        glass={glass}
        profile={bold}
        shadows={false}
        bays={[]}
        doors={[door(16.4), door(19.4)]}
        handleWidth={0.1}
      />
      <path className="pic-band" d={posts([12.0, 12.45, 25.25, 25.7], 3.5)} />
      <path className="pic-band" d={rect(1.2, 4.1, 10.2, 0.5) + rect(26.6, 4.1, 10.2, 0.5)} />
      <path className="pic-solid" d={rect(11.4, 3.5, 15.2, 0.5)} />
    </>
  );
}

const units = [6.6, 6.6, 8.6, 6.4, 6.4, 6.4] as const;

/** Six shops under one canopy, 41 m long; the third stands higher. */
export function StripMall({ glass }: BuildingProps) {
  const starts = units.map((_, i) => units.slice(0, i).reduce((sum, w) => sum + w, 0));
  const placed = units.map((w, i) => ({ x: starts[i] ?? 0, w, tall: i === 2, doorLeft: i % 2 === 0 }));
  const doors = placed.map(
    ({ x, w, doorLeft }): Door => ({ x: doorLeft ? x + 0.5 : x + w - 1.7, w: 1.2, h: 2.4, transom: 0.5, leaves: 1 }),
  );
  const bays = placed.map(
    ({ x, w, tall, doorLeft }): Bay => ({
      x: doorLeft ? x + 1.95 : x + 0.45,
      w: w - 2.4,
      sill: 0.35,
      head: 2.92,
      cols: tall ? 4 : 3,
      rows: 1,
    }),
  );
  const signs = placed.map(({ x, w, tall }) =>
    tall ? rect(x + 0.8, 4.9, w - 1.6, 1.3) : rect(x + 0.8, 3.95, w - 1.6, 0.95),
  );
  const names = placed.map(({ x, w, tall }) => nameLine(x + w / 2, tall ? 5.55 : 4.42, tall ? 3.4 : 2.4));
  return (
    <>
      <path className="pic-ghost" d={posts([-4.3, -2.2], 3.2)} />
      <path className="pic-solid" d={rect(-4.6, 3.2, 3.3, 5.9)} />
      <path className="pic-second" d={each(5, (i) => rect(-4.3, 3.45 + i * 1.13, 2.7, 0.88))} />
      <path className="pic-sign" d={rect(-4.3, 6.84, 2.7, 0.88)} />
      <path className="pic-solid" d={rect(0, 0, 41, 5.6)} />
      <path
        className="pic-detail"
        d={starts
          .slice(1)
          .map((x) => vertical(x, 0, 5.6))
          .join('')}
      />
      <Cornice width={41} height={5.6} boards={slim} />
      <path className="pic-solid" d={rect(13.2, 0, 8.6, 7.4)} />
      <g transform="translate(13.2 0)">
        <Cornice width={8.6} height={7.4} boards={slim} />
      </g>
      <path className="pic-band" d={signs.join('')} />
      <path className="pic-second" d={names.join('')} />
      <Glazing glass={glass} profile={bold} shadows={false} sills={false} bays={bays} doors={doors} handleWidth={0.1} />
      <path className="pic-solid" d={rect(-0.3, 3.15, 41.6, 0.32)} />
      <path className="pic-band" d={each(7, (i) => rect(i * 6.8 - 0.02, 0, 0.24, 3.15))} />
    </>
  );
}

/** 26.8 x 17.4 m: lobby at street level, four rows of nine windows, letters and flags on the roof. */
export function Hotel({ glass, language }: BuildingProps & { language: Language }) {
  const rooms = times(4).flatMap((row) =>
    times(9).map(
      (col): Bay => ({
        x: 1.1 + col * 2.78,
        w: 1.7,
        sill: 5.75 + row * 2.95,
        head: 7.7 + row * 2.95,
        cols: 2,
        rows: 1,
      }),
    ),
  );
  const lobby = (x: number): Bay => ({ x, w: 7.6, sill: 0.5, head: 3.7, cols: 4, rows: 1, transom: 0.8 });
  const flag = (x: number) => `M${x} 20.05l1.7 -.38l-1.7 -.38z`;
  return (
    <>
      <path className="pic-solid" d={rect(0, 0, 26.8, 17.4)} />
      <path className="pic-course" d={courses(26.8, 4.6, 17.4, 0.75)} />
      <Cornice
        width={26.8}
        height={17.4}
        boards={[
          [0.34, 0.3],
          [0.2, 0.5],
        ]}
        shade={0.3}
      />
      <path className="pic-solid" d={rect(0, 4.35, 26.8, 0.4)} />
      <Glazing
        glass={glass}
        profile={bold}
        shadows={false}
        bays={[
          ...rooms,
          lobby(1),
          lobby(18.2),
          { x: 9.7, w: 7.4, sill: 0.05, head: 3.8, cols: 4, rows: 1, transom: 0.95 },
        ]}
        doors={[]}
      />
      <Glazing
        glass={glass}
        profile={bold}
        shadows={false}
        bays={[]}
        doors={[{ x: 12.3, w: 2.2, h: 2.6, leaves: 2 }]}
        handleWidth={0.1}
      />
      <path className="pic-band" d={posts([8.75, 9.2, 17.3, 17.75], 3.5)} />
      <path className="pic-solid" d={rect(8.4, 3.5, 10, 0.55)} />
      <path className="pic-detail" d={vertical(4.4, 17.94, 2.2) + vertical(22.4, 17.94, 2.2)} />
      <path className="pic-bronze" d={flag(4.4) + flag(22.4)} />
      <path className="pic-ink" transform="translate(13.4 18.3)" d={roofLetters(language)} />
    </>
  );
}
