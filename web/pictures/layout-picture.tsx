import { type ReactNode, useId } from 'react';
import { panePath } from '#domain/facade/glazing-paths.ts';
import { type Facade, facades } from '#domain/facade/layouts.ts';
import { arcOver, steel, timber } from '#domain/facade/openings.ts';
import { wallHeight, wallWidth } from '#domain/facade/wall.ts';
import { type Layout, layoutNumber } from '#domain/funnel/layout.ts';
import { layoutBox } from './layout-box.ts';
import { LayoutWall } from './layout-wall.tsx';
import { LitPanes } from './lit-panes.tsx';
import { GlassGradient } from './parts/glass-gradient.tsx';
import { Glazing } from './parts/glazing.tsx';
import { BrickPattern } from './parts/wall.tsx';

interface LayoutPictureProps {
  readonly layout: Layout;
  readonly night?: boolean;
  /** At night: false leaves the façade dark, for a record that is loading or unknown. */
  readonly lit?: boolean;
  /** More sky and pavement round the façade, for a card. */
  readonly airy?: boolean;
  /** The text on the sign (`signed-layout-picture.tsx`). */
  readonly sign?: ReactNode;
  readonly className?: string;
  /** What it shows, for people who cannot see it (`describe.ts`); without it the picture is decoration beside words. */
  readonly label?: string;
}

/** A hood over an arched window: a band of stone with its two feet. */
function hoods({ bays, upper }: Facade): string {
  return [...bays, ...upper]
    .flatMap(({ x, w, head, rise }) => {
      if (rise === undefined) return [];
      const spring = head - rise;
      const outer = arcOver(x - 0.22, w + 0.44, head + 0.24, rise + 0.24);
      const band = panePath({ x: x - 0.22, y: spring - 0.02, w: w + 0.44, h: rise, arc: outer });
      return [band];
    })
    .join('');
}

/** One of the fourteen façades, drawn as an elevation: by daylight, or lit from within. */
export function LayoutPicture(props: LayoutPictureProps) {
  const { layout, night = false, lit = true, airy = false, sign, className = '', label } = props;
  const id = useId();
  const facade = facades[layout];
  const profile = facade.steel ? steel : timber;
  const bays = [...facade.bays, ...facade.upper];
  const { side, viewBox } = layoutBox({ night, airy });
  const arched = hoods(facade);
  return (
    <svg
      className={`pic ${night ? 'pic-night' : ''} ${className}`.replace(/ +/g, ' ').trim()}
      viewBox={viewBox}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <defs>
        <GlassGradient id={`${id}g`} run={wallWidth * 0.75} drop={wallHeight} />
        {facade.wall === 'brick' && <BrickPattern id={`${id}b`} />}
      </defs>
      <g transform="scale(1 -1)">
        <LayoutWall facade={facade} brick={`url(#${id}b)`} />
        {arched && <path className="pic-band" d={arched} />}
        <Glazing bays={bays} doors={[facade.door]} glass={night ? '#0d151b' : `url(#${id}g)`} profile={profile} />
        {night && <LitPanes id={id} facade={facade} seed={layoutNumber(layout)} lit={lit} />}
        <path className="pic-ground" d={`M${-side} 0H${wallWidth + side}`} />
      </g>
      {sign}
    </svg>
  );
}
