import { horizontal, rect, round } from '#domain/facade/path.ts';
import { each } from './each.ts';

/** Running bond as a tile two courses high; strokes here are in metres, patterns do not know non-scaling pens. */
export function BrickPattern({ id, length = 0.93, course = 0.31 }: { id: string; length?: number; course?: number }) {
  const low = round(course / 2);
  const high = round(course * 1.5);
  const quarter = round(length / 4);
  // The lines keep off the tile's edge, where half of their width would be cut.
  const lines = `M0 ${low}H${length}M0 ${high}H${length}`;
  const joints = `M${quarter} ${low}V${high}M${quarter * 3} 0V${low}m0 ${course}V${round(course * 2)}`;
  return (
    <pattern id={id} width={length} height={round(course * 2)} patternUnits="userSpaceOnUse">
      <path className="pic-tile" d={lines + joints} />
    </pattern>
  );
}

export const courses = (width: number, from: number, to: number, step: number): string =>
  each(Math.ceil((to - from) / step) - 1, (i) => horizontal(0, from + (i + 1) * step, width));

interface CorniceProps {
  readonly width: number;
  readonly height: number;
  /** Lower and upper board: how high each is and how far it stands out. */
  readonly boards?: readonly (readonly [number, number])[];
  readonly shade?: number;
}

const streetBoards = [
  [0.16, 0.14],
  [0.1, 0.24],
] as const;

/** Two boards standing out over the wall, with the strip of shade beneath them. */
export function Cornice({ width, height, boards = streetBoards, shade = 0.16 }: CorniceProps) {
  let y = height;
  const paths = boards.map(([h, out]) => {
    const path = rect(-out, y, width + 2 * out, h);
    y += h;
    return path;
  });
  return (
    <>
      <path className="pic-shadow" d={rect(0, height - shade, width, shade)} />
      <path className="pic-solid" d={paths.join('')} />
    </>
  );
}

/** A row of small blocks under the cornice of a brick or classical front. */
export const dentils = (width: number, y: number, inset = 0.2): string => {
  const count = Math.floor((width - 2 * inset) / 0.36) + 1;
  const start = (width - (count - 1) * 0.36 - 0.16) / 2;
  return each(count, (i) => rect(start + i * 0.36, y, 0.16, 0.2));
};
