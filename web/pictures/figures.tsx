import { round } from '#domain/facade/path.ts';

/* Silhouettes in centimetres, y upwards from the pavement, 1.72 m tall; both face right or away. */
const walker =
  'M3 172c5 0 8 -4 8 -9c1 -2 2 -3 1 -4l-2 -1c0 -4 -2 -6 -6 -6l0 -4c6 -1 9 -5 10 -11l2 -14l10 -14l-4 -5l-11 13l-1 -11c3 -16 8 -34 9 -48l-5 -1c3 -16 9 -32 13 -48l7 -3l-1 -4l-12 0c-4 14 -11 31 -14 46l-6 9c-3 -9 -9 -17 -13 -24l-8 -20l5 -7l-3 -4c-5 3 -8 9 -10 14c3 11 8 18 11 26c2 6 3 11 4 16l-6 1c3 15 9 29 10 43l-2 9l-10 -13l-4 4l9 17c1 10 2 19 7 24c4 3 7 3 10 4l0 4c-3 1 -5 3 -5 7c-3 -1 -6 1 -6 5c0 4 4 6 8 4c2 2 5 4 10 5z';
const standing =
  'M0 172c5 0 8 -4 8 -10c0 -5 -2 -9 -4 -10l0 -4c8 -1 15 -3 17 -9c2 -9 2 -24 2 -36c0 -8 -1 -15 -2 -20l-4 0l-1 12l-1 -29l-3 0l-1 -57c2 -2 4 -4 4 -9l-11 0l-2 65l-3 -65l-11 0c0 5 2 7 4 9l-1 57l-3 0l-1 29l-1 -13l1 -4l3 0l0 -18l-17 0l0 18l6 0l2 5c-1 6 -1 12 -1 20c0 14 1 27 3 35c2 6 9 8 16 9l0 4c-3 1 -5 5 -5 10c0 6 3 10 7 10z';

export type Pose = 'walker' | 'standing';

/** A person for scale; `x` in metres, standing on the ground line of a group whose y runs upwards. */
export function Figure({ x, pose }: { x: number; pose: Pose }) {
  const path = pose === 'walker' ? walker : standing;
  return <path className="pic-ink" transform={`translate(${round(x)} 0)scale(.01)`} d={path} />;
}
