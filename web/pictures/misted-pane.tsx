import { useId } from 'react';
import { round } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { DropPaints, Drops, strew } from './parts/drops.tsx';
import { seeded } from './parts/random.ts';

/* '404' as one finger would write it: two open strokes for each four, one round for the nought. */
const strokes =
  'M92 214C78 254 58 292 40 324C37 331 41 332 48 331H118M100 286C101 330 100 374 99 402M192 216C166 216 153 262 153 310C153 366 166 402 192 402C222 402 236 366 236 310C236 262 222 216 192 216zM318 214C304 254 284 292 266 324C263 331 267 332 274 331H344M326 286C327 330 326 374 325 402';
const tracks = 'M99 402V488M171 398V458M325 402V516';
const lamps = ['#dcae6c', '#c87f3a', '#e8cfa4', '#a9bcc6', '#f0d9ae'] as const;

const random = seeded(404);
const discs = times(46).map(() => ({
  x: round(30 + random() * 330),
  y: round(204 + random() * 210),
  r: round(4 + random() * 9),
  fill: lamps[Math.floor(random() * lamps.length)],
  opacity: round(0.45 + random() * 0.5),
}));
const clearOf = (x: number, y: number) => y < 190 || y > 430 || x < 20 || x > 372;
const drops = strew(4040, 170, 0, 0, 390, 590, 8).filter(({ x, y }) => clearOf(x, y) || random() < 0.25);

const Discs = () => (
  <>
    {discs.map(({ x, y, r, fill, opacity }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} fillOpacity={opacity} />
    ))}
  </>
);

const NightSky = ({ id }: { id: string }) => (
  <linearGradient id={`${id}n`} gradientUnits="userSpaceOnUse" x1="0" y1="200" x2="0" y2="520">
    <stop stopColor="#1f3447" />
    <stop offset=".5" stopColor="#16232f" />
    <stop offset="1" stopColor="#0f171f" />
  </linearGradient>
);

/** What the pane hides: far lamps of a night street, and their gleam on its wet ground. Decoration. */
export function NightStreet() {
  const id = useId();
  return (
    <svg viewBox="0 0 390 620" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <NightSky id={id} />
      </defs>
      <path d="M0 0h390v620H0z" fill={`url(#${id}n)`} />
      <Discs />
      <g transform="matrix(1 0 0 -.8 0 772)" opacity=".16">
        <Discs />
      </g>
    </svg>
  );
}

/** A misted pane with '404' drawn by a finger; the night street shows through the strokes. Decoration. */
export function MistedPane() {
  const id = useId();
  const ends = [
    { x: 99, y: 492, r: 4.6 },
    { x: 171, y: 461, r: 3.8 },
    { x: 325, y: 520, r: 5 },
  ];
  return (
    <svg viewBox="0 0 390 620" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <DropPaints id={id} />
        <linearGradient id={`${id}p`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#b9cdd6" />
          <stop offset=".4" stopColor="#cfdbdf" />
          <stop offset=".75" stopColor="#e7ecea" />
          <stop offset="1" stopColor="#f7f4ec" />
        </linearGradient>
        <NightSky id={id} />
        <filter id={`${id}b`} x="-.05" y="-.05" width="1.1" height="1.1">
          <feGaussianBlur stdDeviation="1.1" />
        </filter>
        <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="0" y="190" width="390" height="360">
          <g filter={`url(#${id}b)`} fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
            <path strokeWidth="27" d={strokes} />
            <path strokeWidth="5" d={tracks} />
          </g>
        </mask>
      </defs>
      <path d="M0 0h390v620H0z" fill={`url(#${id}p)`} />
      <path
        d={strokes}
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="32"
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={`url(#${id}b)`}
      />
      <g mask={`url(#${id}m)`}>
        <path d="M0 190h390v360H0z" fill={`url(#${id}n)`} />
        <Discs />
      </g>
      <Drops id={id} drops={[...drops, ...ends]} />
    </svg>
  );
}
