import { type ReactNode, useId } from 'react';
import { Figure } from './figures.tsx';
import { GlassGradient } from './parts/glass-gradient.tsx';
import { MansardHouse, Triplex } from './parts/houses.tsx';
import { GrandShop, LittleShop, MidShop } from './parts/shops.tsx';
import { type Ghost, Ghosts, lampPath } from './parts/surroundings.tsx';
import { BrickPattern } from './parts/wall.tsx';

const ghosts: readonly Ghost[] = [
  { x: 3.35, w: 7, h: 8.7, storeys: 3 },
  { x: 23.65, w: 5.3, h: 9.9, storeys: 3 },
  { x: 73.6, w: 6, h: 9, storeys: 3 },
];

const At = ({ x, children }: { x: number; children: ReactNode }) => <g transform={`translate(${x} 0)`}>{children}</g>;

/** The street at the foot of a page: 68 m of it, cropped at both edges. Decoration. */
export function Street({ className = '' }: { readonly className?: string }) {
  const id = useId();
  const paint = { glass: `url(#${id}g)`, brick: `url(#${id}b)` };
  return (
    <svg
      className={`pic ${className}`.trim()}
      viewBox="0 -15.9 68 17.1"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        <GlassGradient id={`${id}g`} run={6.75} drop={6.2} />
        <BrickPattern id={`${id}b`} />
        <linearGradient id={`${id}l`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#f0be6c" />
          <stop offset=".6" stopColor="#f6dca8" />
          <stop offset="1" stopColor="#e9a94e" />
        </linearGradient>
      </defs>
      <g transform="scale(1 -1)">
        <path className="pic-ghost" d="M0 8.4C8 12.2 17 13.4 26 12.9C34 12.4 40 12.2 48 13.6C56 15 61 15.4 68 14.9" />
        <Ghosts ghosts={ghosts} />
        <At x={-4.6}>
          <Triplex {...paint} />
        </At>
        <path className="pic-ghost" d={lampPath(2.75) + lampPath(42.1)} />
        <At x={10.65}>
          <MansardHouse {...paint} />
        </At>
        <At x={17.4}>
          <LittleShop {...paint} />
        </At>
        <At x={29.1}>
          <MidShop {...paint} />
          {/* Comes on by `data-served` anywhere on the page. */}
          <g className="street-lit">
            <path fill={`url(#${id}l)`} d="M.95 .6h3.95v2.95H.95z" />
            <path stroke="#27333b" strokeWidth="2" d="M2.925 .6v2.95M.95 2.83h3.95" />
          </g>
        </At>
        <At x={43.5}>
          <Triplex {...paint} />
        </At>
        <At x={52}>
          <GrandShop {...paint} />
        </At>
        <Figure x={8.7} pose="walker" />
        <Figure x={27.4} pose="standing" />
        <Figure x={51.6} pose="walker" />
        <path className="pic-ground" d="M0 0H68" />
      </g>
    </svg>
  );
}
