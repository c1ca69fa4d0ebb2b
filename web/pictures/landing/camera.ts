/** One-point perspective: the street runs away from the viewer along z, in metres. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly vx: number;
  readonly vy: number;
  readonly focal: number;
  readonly portrait: boolean;
}

export const eye = 1.75;

export const cameraFor = (portrait: boolean): Camera =>
  portrait
    ? { width: 720, height: 1280, vx: 396, vy: 735, focal: 860, portrait }
    : { width: 1280, height: 720, vx: 742, vy: 389, focal: 640, portrait };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const project = (camera: Camera, x: number, y: number, z: number): Point => ({
  x: camera.vx + (camera.focal * x) / z,
  y: camera.vy - (camera.focal * (y - eye)) / z,
});

/** A rectangle standing on a façade at `x`, from depth z0 to z1 and height y0 to y1, as a path. */
export function standing(camera: Camera, x: number, z0: number, z1: number, y0: number, y1: number): string {
  const corners = [
    project(camera, x, y0, z0),
    project(camera, x, y1, z0),
    project(camera, x, y1, z1),
    project(camera, x, y0, z1),
  ];
  return `M${corners.map((p) => `${short(p.x)} ${short(p.y)}`).join('L')}z`;
}

/** A tenth of a pixel is enough under these blurs. */
export const short = (value: number): number => Math.round(value * 10) / 10;
