import { useId } from 'react';
import { round } from '#domain/facade/path.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { describeSize } from './describe.ts';
import { Figure } from './figures.tsx';
import { GlassGradient } from './parts/glass-gradient.tsx';
import { Hotel, StandaloneMall, StripMall } from './parts/large-buildings.tsx';
import { type BuildingProps, GrandShop, LittleShop, MidShop } from './parts/shops.tsx';
import { Car, Ghosts } from './parts/surroundings.tsx';
import { BrickPattern } from './parts/wall.tsx';
import { sizeScenes } from './sizes.data.ts';

interface SizePictureProps {
  readonly size: StorefrontSize;
  readonly language: Language;
}

function Building({ size, language, ...props }: BuildingProps & { size: StorefrontSize; language: Language }) {
  switch (size) {
    case 'little-storefront':
      return <LittleShop {...props} />;
    case 'mid-storefront':
      return <MidShop {...props} />;
    case 'grand-storefront':
      return <GrandShop {...props} />;
    case 'standalone-building-mall':
      return <StandaloneMall {...props} />;
    case 'strip-mall':
      return <StripMall {...props} />;
    case 'hotel':
      return <Hotel {...props} language={language} />;
  }
}

/** One of the six sizes to scale: 24 m across for the shops, exactly 48 m for the large buildings. */
export function SizePicture({ size, language }: SizePictureProps) {
  const id = useId();
  const scene = sizeScenes[size];
  const { scale, at, width } = scene;
  const half = 12 * scale;
  const ground = 1.25 * scale;
  // A long front gets a longer reflection, so that it stays one calm stroke of light.
  const run = Math.min(15, Math.max(6.75, width * 0.6));
  const tick = 0.16 * scale;
  const line = -0.62 * scale;
  return (
    <svg
      className="pic"
      viewBox={`${-half} ${ground - half} ${half * 2} ${half}`}
      role="img"
      aria-label={describeSize(size, language)}
    >
      <defs>
        <GlassGradient id={`${id}g`} run={round(run)} drop={round(run * 0.92)} />
        {size === 'little-storefront' && <BrickPattern id={`${id}b`} length={0.8} course={0.29} />}
      </defs>
      <g transform="scale(1 -1)">
        <path className="pic-plinth" d={`M${-half} ${-ground}H${half}V0H${-half}z`} />
        <path className="pic-ghost" d={scene.lines} />
        <Ghosts ghosts={scene.ghosts} />
        <g transform={`translate(${at} 0)`}>
          <Building size={size} language={language} glass={`url(#${id}g)`} brick={`url(#${id}b)`} />
          {scene.cars.map((x) => (
            <Car key={x} x={x} />
          ))}
          {scene.figures.map(([x, pose]) => (
            <Figure key={x} x={x} pose={pose} />
          ))}
        </g>
        <path className="pic-height" d={`M${-half} 8H${half}`} />
        <path className="pic-ground" d={`M${-half} 0H${half}`} />
        <path
          className="pic-measure"
          d={`M${at} ${line}H${round(at + width)}M${at} ${round(line - tick)}v${tick * 2}M${round(at + width)} ${round(line - tick)}v${tick * 2}`}
        />
      </g>
    </svg>
  );
}
