import { useId } from 'react';
import { times } from '#domain/facade/times.ts';

const columns = 4;
const light = { w: 150, h: 210, gap: 20 };

/** Daylight falling through an unseen window onto the wall behind the text (design, 7.1). */
export function CastLight({ rows }: { readonly rows: 3 | 4 }) {
  const id = useId();
  const first = light.h * 0.42;
  const width = columns * light.w + (columns - 1) * light.gap;
  const height = first + (rows - 1) * (light.h + light.gap);
  const panes = times(rows).flatMap((row) => {
    const y = row === 0 ? 0 : first + light.gap + (row - 1) * (light.h + light.gap);
    const h = row === 0 ? first : light.h;
    return times(columns).map((col) => `M${col * (light.w + light.gap)} ${y}h${light.w}v${h}h${-light.w}z`);
  });
  return (
    <svg className="pic-cast" viewBox={`-230 -30 ${width + 290} ${height + 170}`} aria-hidden>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2={height}>
          <stop stopColor="#fff" stopOpacity=".98" />
          <stop offset=".55" stopColor="#fff" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform="skewX(-20)skewY(7)">
        <path className="pic-cast-panes" fill={`url(#${id})`} d={panes.join('')} />
      </g>
    </svg>
  );
}
