import { handles, panePath, paneShadow } from '#domain/facade/glazing-paths.ts';
import type { Facade } from '#domain/facade/layouts.ts';
import { panesOfBay, panesOfDoor, steel, timber } from '#domain/facade/openings.ts';
import { times } from '#domain/facade/times.ts';
import { wallHeight } from '#domain/facade/wall.ts';
import { seeded } from './parts/random.ts';

const levels = 7;
const deepest = 0.34;

/** Panes lit from within, each dimmed by a seeded value, and their reflection in the wet pavement. */
export function LitPanes({ id, facade, seed, lit }: { id: string; facade: Facade; seed: number; lit: boolean }) {
  if (!lit) return null;
  const profile = facade.steel ? steel : timber;
  const panes = [...facade.bays, ...facade.upper]
    .flatMap((bay) => panesOfBay(bay, profile))
    .concat(panesOfDoor(facade.door, profile));
  const random = seeded(seed * 7919);
  const drawn = panes.map((pane) => ({ pane, level: Math.floor(random() * levels) }));
  return (
    <>
      <defs>
        <linearGradient id={`${id}n`} gradientUnits="userSpaceOnUse" x1="0" y1={wallHeight} x2="0" y2="0">
          <stop stopColor="#e9be7e" />
          <stop offset=".3" stopColor="#f6dca8" />
          <stop offset=".56" stopColor="#f1c885" />
          <stop offset=".84" stopColor="#c98e4a" />
          <stop offset="1" stopColor="#8e5f2f" />
        </linearGradient>
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="0" y1="-.1" x2="0" y2="-2.3">
          <stop stopColor="#fff" stopOpacity=".42" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="-.55" y="-2.3" width="10.1" height="2.3">
          <path fill={`url(#${id}f)`} d="M-.55 -2.3H9.55V-.04H-.55z" />
        </mask>
        <filter id={`${id}r`} x="-.1" y="-.1" width="1.2" height="1.2">
          <feGaussianBlur stdDeviation=".1" />
        </filter>
        <filter id={`${id}h`} x="-.2" y="-.2" width="1.4" height="1.4">
          <feGaussianBlur stdDeviation=".32" />
        </filter>
      </defs>
      <g id={`${id}p`} fill={`url(#${id}n)`}>
        {times(levels).map((level) => {
          const group = drawn.filter((item) => item.level === level);
          if (group.length === 0) return null;
          const opacity = Math.round((1 - (deepest * level) / (levels - 1)) * 100) / 100;
          return (
            <path
              key={level}
              className={`pic-lit pic-lit-${level}`}
              fillOpacity={opacity}
              d={group.map((item) => panePath(item.pane)).join('')}
            />
          );
        })}
      </g>
      <path className="pic-shadow" d={panes.map((pane) => paneShadow(pane)).join('')} />
      <path className="pic-bronze" d={handles(facade.door, profile)} />
      <use href={`#${id}p`} filter={`url(#${id}h)`} opacity=".1" className="pic-glow" />
      <g mask={`url(#${id}m)`}>
        <use href={`#${id}p`} transform="scale(1 -1)" filter={`url(#${id}r)`} />
      </g>
    </>
  );
}
