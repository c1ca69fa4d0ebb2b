import { useId } from 'react';
import { round } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { DropPaints, Drops, strew } from './parts/drops.tsx';
import { seeded } from './parts/random.ts';
import { ShopInterior } from './parts/shop-interior.tsx';

const lights = [17, 161, 305] as const;
const lightWidth = 138;
const panes = (x: number): string => `M${x} 17h${lightWidth}v77H${x}zM${x} 106h${lightWidth}v452H${x}z`;

/** Runs of water: faint bright tracks that end in a drop. */
function runs(x: number, seed: number) {
  const random = seeded(seed);
  return times(5).map(() => {
    const at = round(x + 8 + random() * (lightWidth - 16));
    const from = round(120 + random() * 120);
    return { x: at, y: round(from + 90 + random() * 190), r: round(2.6 + random() * 2.2), from };
  });
}

function Mist({ id, index, cleared }: { id: string; index: number; cleared: boolean }) {
  const x = lights[index] ?? 0;
  const tracks = runs(x, 31 + index);
  const drops = [
    ...strew(7 + index, 54, x + 4, 112, lightWidth - 8, 440, 5),
    ...strew(17 + index, 9, x + 4, 24, lightWidth - 8, 62, 3),
  ];
  return (
    <g className={`pic-mist ${cleared ? 'pic-cleared' : ''}`.trim()}>
      <mask id={`${id}m${index}`} maskUnits="userSpaceOnUse" x={x} y="17" width={lightWidth} height="541">
        <path className="pic-wipe" fill={`url(#${id}w)`} d={`M${x - 420} -640H${x + 760}V1200H${x - 420}z`} />
      </mask>
      <clipPath id={`${id}c${index}`}>
        <path d={panes(x)} />
      </clipPath>
      <g clipPath={`url(#${id}c${index})`}>
        <g mask={`url(#${id}m${index})`}>
          <use href={`#${id}i`} filter={`url(#${id}b)`} />
          <path fill={`url(#${id}v)`} d={panes(x)} />
          <path
            stroke="#fff"
            strokeOpacity=".4"
            strokeWidth="2.4"
            strokeLinecap="round"
            d={tracks.map((t) => `M${t.x} ${t.from}V${t.y}`).join('')}
          />
          <Drops id={id} drops={[...drops, ...tracks]} />
        </g>
      </g>
    </g>
  );
}

/** The shop window of the quiz: each answer clears one of its three lights. Decoration. */
export function ShopWindow({ clear }: { readonly clear: 0 | 1 | 2 | 3 }) {
  const id = useId();
  return (
    <svg className="pic" viewBox="0 0 460 640" aria-hidden>
      <defs>
        <DropPaints id={id} />
        <linearGradient id={`${id}v`} x1="0" y1="0" x2=".6" y2="1">
          <stop stopColor="#e7eef0" stopOpacity=".86" />
          <stop offset=".35" stopColor="#cbd9de" stopOpacity=".8" />
          <stop offset=".6" stopColor="#e0e9ea" stopOpacity=".84" />
          <stop offset="1" stopColor="#d5e0e2" stopOpacity=".82" />
        </linearGradient>
        <linearGradient id={`${id}w`} gradientUnits="userSpaceOnUse" x1="-60" y1="-140" x2="20" y2="-20">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <filter id={`${id}b`} x="0" y="0" width="1" height="1">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <clipPath id={`${id}r`}>
          <path d={lights.map(panes).join('')} />
        </clipPath>
      </defs>
      <path d="M0 0h460v640H0z" fill="#27333b" />
      <g clipPath={`url(#${id}r)`}>
        <g id={`${id}i`}>
          <ShopInterior id={id} />
        </g>
        <path
          d="M-20 640L300 0h44L24 640zM150 640L470 0h20L170 640zM250 640L570 0h60L310 640z"
          fill="#fff"
          fillOpacity=".17"
        />
      </g>
      {lights.map((x, index) => (
        <Mist key={x} id={id} index={index} cleared={index < clear} />
      ))}
      <path
        fill="#12191f"
        fillOpacity=".2"
        d={lights
          .map((x) => `M${x} 17h${lightWidth}v6H${x + 4}v71H${x}zM${x} 106h${lightWidth}v6H${x + 4}v446H${x}z`)
          .join('')}
      />
      <path
        fill="none"
        stroke="#5a6a74"
        strokeWidth=".8"
        d="M6.5 6.5h447v627H6.5zM17 571h426v54H17zM30 581h400v33H30z"
      />
      <path fill="none" stroke="#12191f" d="M.5 .5h459v639H.5z" />
    </svg>
  );
}
