import { type Ghost, Ghosts, lampPath } from './parts/surroundings.tsx';

const ghosts: readonly Ghost[] = [{ x: 0.6, w: 5.2, h: 5.9, storeys: 2 }];

/** A piece of street with nothing to visit, as wide and high as an airy layout beside it. Decoration. */
export const VacantLot = ({ className = '' }: { readonly className?: string }) => (
  <svg className={`pic ${className}`.trim()} viewBox="-1.3 -7.5 11.6 8.2" aria-hidden>
    <g transform="scale(1 -1)">
      <Ghosts ghosts={ghosts} />
      <path className="pic-ghost" d={lampPath(8)} />
      <path className="pic-ground" d="M-1.3 0H10.3" />
    </g>
  </svg>
);
