import { type ReactNode, useId } from 'react';
import { DropPaints, Drops, strew } from './parts/drops.tsx';
import { seeded } from './parts/random.ts';
import { type Ghost, Ghosts, lampPath } from './parts/surroundings.tsx';

/* Where the wet glass runs from the foot of a stroke: x, from, to. */
const runs = [
  [112, 403, 520],
  [119, 403, 438],
  [188, 404, 462],
  [201, 404, 418],
  [318, 403, 486],
  [311, 403, 424],
] as const;
const tracks = runs.map(([x, from, to]) => `M${x} ${from}V${to}`).join('');

const random = seeded(404);
const clearOf = (x: number, y: number) => y < 205 || y > 440 || x < 12 || x > 378;
const drops = strew(4040, 170, 0, 0, 390, 590, 8).filter(({ x, y }) => clearOf(x, y) || random() < 0.2);
const ends = runs.map(([x, , y]) => ({ x, y, r: 1.8 }));
const houses: readonly Ghost[] = [
  { x: -4.6, w: 5.4, h: 7.9, storeys: 3 },
  { x: 8.6, w: 6.4, h: 6.6, storeys: 2 },
];

/** The sky of a night, and the gleam of one lamp over what stands before it. */
const Night = ({ id, children }: { id: string; children?: ReactNode }) => (
  <>
    <defs>
      <linearGradient id={`${id}n`} gradientUnits="userSpaceOnUse" x1="0" y1="140" x2="0" y2="560">
        <stop stopColor="#0f171f" />
        <stop offset=".7" stopColor="#1f3447" />
        <stop offset="1" stopColor="#131c24" />
      </linearGradient>
      <radialGradient id={`${id}l`} gradientUnits="userSpaceOnUse" cx="232" cy="352" r="190">
        <stop stopColor="#f6dca8" stopOpacity=".5" />
        <stop offset=".3" stopColor="#e9a94e" stopOpacity=".3" />
        <stop offset="1" stopColor="#c87f3a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 0h390v620H0z" fill={`url(#${id}n)`} />
    {children}
    <path d="M0 0h390v620H0z" fill={`url(#${id}l)`} />
  </>
);

/** What the pane hides: an empty lot by night. Decoration. */
export function NightLot() {
  return (
    <svg className="pic pic-night" viewBox="0 0 390 620" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Night id={useId()}>
        <g transform="matrix(34 0 0 -34 60 510)">
          <Ghosts ghosts={houses} />
          <path className="pic-second" d={lampPath(4.6)} />
          <path className="pic-ground" d="M-9 0H22" />
        </g>
      </Night>
    </svg>
  );
}

const Digits = (paint: { fill: string; stroke: string; strokeWidth: number; opacity?: number }) => (
  <text className="pic-finger" x="195" y="400" textAnchor="middle" strokeLinejoin="round" {...paint}>
    404
  </text>
);

/** A misted pane with '404' wiped out of it by a finger; the night shows through the strokes. Decoration. */
export function MistedPane() {
  const id = useId();
  return (
    <svg className="pic pic-night" viewBox="0 0 390 620" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <DropPaints id={id} />
        <linearGradient id={`${id}p`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#b9cdd6" />
          <stop offset=".4" stopColor="#cfdbdf" />
          <stop offset=".75" stopColor="#e7ecea" />
          <stop offset="1" stopColor="#f7f4ec" />
        </linearGradient>
        <filter id={`${id}b`} x="-.05" y="-.05" width="1.1" height="1.1">
          <feGaussianBlur stdDeviation=".8" />
        </filter>
        <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="180" width="390" height="380">
          <g className="pic-scaled" filter={`url(#${id}b)`}>
            <Digits fill="#fff" stroke="#fff" strokeWidth={11} />
            <path fill="none" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" d={tracks} />
          </g>
        </mask>
      </defs>
      <path d="M0 0h390v620H0z" fill={`url(#${id}p)`} />
      {/* The water that the finger pushed aside. */}
      <g className="pic-scaled" filter={`url(#${id}b)`}>
        <Digits fill="none" stroke="#fff" strokeWidth={15} opacity={0.55} />
      </g>
      <g mask={`url(#${id}m)`}>
        <Night id={`${id}x`} />
      </g>
      <Drops id={id} drops={[...drops, ...ends]} />
    </svg>
  );
}
