import { round } from '#domain/facade/path.ts';
import type { SignPlace } from '#domain/facade/sign-place.ts';

/** The letters of a sign, painted by day; by night lit, or dark where the façade is. */
export function Sign({ id, place, lit }: { id: string; place: SignPlace; lit: 'day' | 'lit' | 'dark' }) {
  const { name, x, baseline, size, textLength } = place;
  const letters = (
    <text
      x={x}
      y={round(-baseline)}
      fontSize={round(size)}
      textAnchor="middle"
      textLength={textLength && round(textLength)}
      lengthAdjust={textLength && 'spacingAndGlyphs'}
    >
      {name}
    </text>
  );
  if (lit !== 'lit') return <g className={`pic-letters pic-letters-${lit}`}>{letters}</g>;
  return (
    <g className="pic-letters pic-letters-lit pic-lit pic-lit-6">
      <filter id={`${id}s`} x="-.1" y="-1" width="1.2" height="3">
        <feGaussianBlur stdDeviation=".14" />
      </filter>
      <g filter={`url(#${id}s)`}>{letters}</g>
      {letters}
    </g>
  );
}
