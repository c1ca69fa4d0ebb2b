import { round } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';
import { seeded } from './random.ts';

export interface Drop {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Drops strewn over an area: many small ones, few large ones. */
export function strew(
  seed: number,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  largest: number,
): readonly Drop[] {
  const random = seeded(seed);
  return times(count).map(() => ({
    x: Math.round((x + random() * w) * 10) / 10,
    y: Math.round((y + random() * h) * 10) / 10,
    r: Math.round(10 * (0.9 + random() ** 3 * (largest - 0.9))) / 10,
  }));
}

/** The paint of a drop on a bright pane: darker above, light gathered at its foot. */
export const DropPaints = ({ id }: { id: string }) => (
  <radialGradient id={`${id}d`} cx=".5" cy=".3" r=".75">
    <stop stopColor="#8fa9b5" stopOpacity=".75" />
    <stop offset=".45" stopColor="#c6d6dc" stopOpacity=".7" />
    <stop offset=".85" stopColor="#fff" stopOpacity=".95" />
    <stop offset="1" stopColor="#7c97a4" stopOpacity=".6" />
  </radialGradient>
);

/** Drops as small lenses: dark above, bright below, one glint. The finest are dots of a round pen. */
export function Drops({ id, drops }: { id: string; drops: readonly Drop[] }) {
  const fine = drops.filter(({ r }) => r < 1.7);
  const lenses = drops.filter(({ r }) => r >= 1.7);
  const shade = lenses.map(
    ({ x, y, r }) =>
      `M${round(x - r * 0.85)} ${round(y - r * 0.2)}a${round(r * 0.9)} ${r} 0 0 1 ${round(r * 1.7)} 0q${round(-r * 0.85)} ${round(-r * 0.75)} ${round(-r * 1.7)} 0z`,
  );
  const dots = fine.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('');
  const glints = lenses.map(({ x, y, r }) => `M${round(x - r * 0.3)} ${round(y - r * 0.3)}h0`).join('');
  return (
    <>
      <g fill={`url(#${id}d)`}>
        {lenses.map(({ x, y, r }) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={round(r * 0.92)} ry={r} />
        ))}
      </g>
      <path fill="#4f6c7a" fillOpacity=".5" d={shade.join('')} />
      <g className="pic-scaled" strokeLinecap="round">
        <path stroke="#7c97a4" strokeOpacity=".7" strokeWidth="2.4" d={dots} />
        <path stroke="#fff" strokeOpacity=".9" strokeWidth="1.2" transform="translate(0 .4)" d={dots} />
        <path stroke="#fff" strokeWidth="1.1" d={glints} />
      </g>
    </>
  );
}
