import { horizontal, polygon, rect, round, vertical } from '#domain/facade/path.ts';
import { times } from '#domain/facade/times.ts';

export interface Ghost {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly storeys: number;
  readonly roof?: 'mansard';
  /** Large neighbours have windows in every storey and no shop. */
  readonly plain?: true;
}

function windows({ x, w, h, storeys, plain, roof }: Ghost, from: number, cols: number): string {
  const foot = plain || roof ? 0 : 2.95;
  const rows = plain || roof ? storeys : storeys - 1;
  const eaves = roof ? h * 0.82 : h - 0.35;
  const pitch = (eaves - foot) / rows;
  const size = plain ? { w: 1.0, h: pitch * 0.5 } : { w: Math.min(1.02, w * 0.2), h: pitch * 0.5 };
  return times(rows)
    .flatMap((row) =>
      times(cols).map((col) =>
        rect(x + (w * (col + 0.5)) / cols - size.w / 2, from + foot + row * pitch + pitch * 0.26, size.w, size.h),
      ),
    )
    .join('');
}

function ghostPath(ghost: Ghost): string {
  const { x, w, h, roof, plain } = ghost;
  const cols = plain ? Math.max(3, Math.round(w / 2.1)) : roof ? 2 : w < 4 ? 2 : 3;
  const body = windows(ghost, 0, cols);
  if (roof) {
    const eaves = h * 0.82;
    return `${vertical(x, 0, eaves)}${vertical(x + w, 0, eaves)}${horizontal(x, eaves, w)}${polygon([x, eaves], [x + 0.5, h], [x + w - 0.5, h], [x + w, eaves])}${body}`;
  }
  const cornice = polygon([x, h - 0.2], [x - 0.16, h], [x + w + 0.16, h], [x + w, h - 0.2]);
  const sides = `${vertical(x, 0, h - 0.2)}${vertical(x + w, 0, h - 0.2)}`;
  if (plain) return sides + cornice + body;
  const shop = `${horizontal(x, 2.9, w)}${rect(x + 0.4, 0.5, w * 0.56, 1.9)}${rect(x + w * 0.56 + 0.85, 0, Math.min(0.95, w * 0.2), 2.3)}`;
  return sides + cornice + shop + body;
}

/** Neighbouring houses, far enough away to be lines only. */
export const Ghosts = ({ ghosts }: { ghosts: readonly Ghost[] }) => (
  <path className="pic-ghost" d={ghosts.map(ghostPath).join('')} />
);

export const lampPath = (x: number): string => `M${round(x)} 0V4.35q0 .4 .37 .4t.37 -.28m-.2 0h.4l-.1 -.24h-.2z`;

const carBody =
  'M.06 .42C0 .42 0 .5 0 .6C.05 .85 .35 .95 .95 1.02C1.35 1.3 1.7 1.45 2.3 1.45C2.95 1.45 3.3 1.3 3.65 1.02C4.1 1 4.4 .9 4.45 .7C4.5 .55 4.45 .42 4.38 .4L4 .38A.42 .42 0 0 1 3.16 .38L1.32 .34A.42 .42 0 0 1 .48 .36z';
const carLines =
  'M1.15 1.02C1.5 1.25 1.75 1.34 2.15 1.35V1.02zM2.28 1.35C2.85 1.34 3.1 1.24 3.38 1.02H2.28zM.58 .34A.32 .32 0 1 0 1.22 .34A.32 .32 0 1 0 .58 .34zM3.26 .34A.32 .32 0 1 0 3.9 .34A.32 .32 0 1 0 3.26 .34z';

export const Car = ({ x }: { x: number }) => (
  <path className="pic-car" transform={`translate(${round(x)} 0)`} d={carBody + carLines} />
);

export const treePath = (x: number): string =>
  `M${x} 0V4.1M${x} 3.6L${round(x - 0.9)} 5.3M${x} 3.9L${round(x + 1)} 4.9M${round(x - 2.1)} 4.6C${round(x - 2.1)} 2.6 ${round(x - 1.2)} 2.15 ${x} 2.15C${round(x + 1.2)} 2.15 ${round(x + 2.1)} 2.6 ${round(x + 2.1)} 4.6C${round(x + 2.1)} 6.2 ${round(x + 1.3)} 7 ${x} 7C${round(x - 1.3)} 7 ${round(x - 2.1)} 6.2 ${round(x - 2.1)} 4.6z`;
