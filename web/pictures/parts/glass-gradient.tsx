const a = '#c9dae0';
const b = '#a9c1cb';
const c = '#e6eff1';
const w = '#fff';
const stops: readonly (readonly [number, string])[] = [
  [0, b],
  [0.18, a],
  [0.3, c],
  [0.31, b],
  [0.46, a],
  [0.47, w],
  [0.56, c],
  [0.57, a],
  [0.78, b],
  [0.79, c],
  [1, a],
];

/** One daylight reflection across a whole façade, falling from the top left (design, 7.2). */
export function GlassGradient({ id, run, drop }: { id: string; run: number; drop: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={drop} x2={run} y2="0" spreadMethod="reflect">
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  );
}
