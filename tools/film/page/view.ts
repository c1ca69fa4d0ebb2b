/** One-point perspective: the street runs away along z, in metres; pictures are in pixels, y downwards. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** One pixel of the design's 1280 x 720. */
  readonly unit: number;
  readonly vanishX: number;
  readonly vanishY: number;
  readonly focal: number;
  readonly portrait: boolean;
}

export const eye = 1.75;
/** From the middle of the street to the shops. */
export const halfWidth = 7.3;

export function viewFor(portrait: boolean, unit: number): View {
  const [width, height, x, y, focal] = portrait ? [720, 1280, 0.6, 0.56, 860] : [1280, 720, 0.62, 0.54, 640];
  return {
    width: width * unit,
    height: height * unit,
    unit,
    vanishX: width * x * unit,
    vanishY: height * y * unit,
    focal: focal * unit,
    portrait,
  };
}

export const project = ({ vanishX, vanishY, focal }: View, x: number, y: number, z: number) => ({
  x: vanishX + (focal * x) / z,
  y: vanishY - (focal * (y - eye)) / z,
});

/** Chance that is the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
