import type { Facade } from '#domain/facade/layouts.ts';
import { doorHead } from '#domain/facade/openings.ts';
import { horizontal, polygon, rect, round, vertical } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';
import { each } from './parts/each.ts';
import { Cornice, courses, dentils } from './parts/wall.tsx';

const plinth = 0.35;

/** Courses 0.62 high with long and short quoins in turn at both edges. */
function stone(): string {
  const rows = times(9).map((i) => plinth + i * 0.62);
  const quoins = rows.map((y, i) => {
    const w = i % 2 === 0 ? 0.45 : 0.75;
    const h = Math.min(0.62, wallHeight - y);
    return `${vertical(w, y, h)}${vertical(wallWidth - w, y, h)}`;
  });
  return courses(wallWidth, plinth, wallHeight - 0.56, 0.62) + quoins.slice(0, -1).join('');
}

const panels = (): string =>
  each(5, (i) => vertical(1.5 * (i + 1), 0, wallHeight)) + courses(wallWidth, 0, wallHeight, 1.55);

function Material({ wall, brick }: { wall: Facade['wall']; brick: string }) {
  if (wall === 'brick')
    return (
      <>
        <path fill={brick} d={rect(0, plinth, wallWidth, wallHeight - plinth)} />
        <path className="pic-dentil" d={dentils(wallWidth, wallHeight - 0.42)} />
      </>
    );
  if (wall === 'panel') return <path className="pic-course" d={panels()} />;
  return (
    <>
      <path className="pic-course" d={stone()} />
      <path className="pic-second" d={horizontal(0, wallHeight - 0.56, wallWidth)} />
    </>
  );
}

function lanterns({ door, lamps }: Facade): string {
  const at = [
    ...(lamps === 'left' || lamps === 'both' ? [door.x - 0.32] : []),
    ...(lamps === 'right' || lamps === 'both' ? [door.x + door.w + 0.32] : []),
  ];
  return at.map((x) => `M${round(x - 0.08)} 1.66h.16v.2l-.05 .1h-.06l-.05 -.1z`).join('');
}

/** The slanted jambs of a door set back: the left one in shade, the right one in light. */
function Recess({ door }: Pick<Facade, 'door'>) {
  if (door.recess === undefined) return null;
  const head = doorHead(door);
  const right = door.x + door.w;
  const out = door.recess;
  const jamb = (inner: number, outer: number) => polygon([outer, 0], [inner, 0], [inner, head], [outer, head + 0.12]);
  return (
    <>
      <path className="pic-solid" d={rect(door.x - out, 0, door.w + 2 * out, head + 0.12)} />
      <path className="pic-jamb" d={jamb(door.x, door.x - out)} />
      <path className="pic-plinth" d={jamb(right, right + out)} />
      <path className="pic-detail" d={`${jamb(door.x, door.x - out)}${jamb(right, right + out)}`} />
    </>
  );
}

export function LayoutWall({ facade, brick }: { facade: Facade; brick: string }) {
  const { band, bandHeight = 0.62, wall } = facade;
  return (
    <>
      <path className="pic-solid" d={rect(0, 0, wallWidth, wallHeight)} />
      <Material wall={wall} brick={brick} />
      {wall !== 'panel' && (
        <>
          <path className="pic-plinth" d={rect(0, 0, wallWidth, plinth)} />
          <path className="pic-detail" d={horizontal(0, plinth, wallWidth)} />
        </>
      )}
      <path className="pic-outline" d={rect(0, 0, wallWidth, wallHeight)} />
      <Cornice width={wallWidth} height={wallHeight} />
      {band !== undefined && <path className="pic-band" d={rect(0.36, band, wallWidth - 0.72, bandHeight)} />}
      <path className="pic-bronze" d={lanterns(facade)} />
      <Recess door={facade.door} />
    </>
  );
}
