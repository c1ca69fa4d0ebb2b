import { type ReactElement, useId } from 'react';
import { type Layout, layoutNumber } from '#domain/funnel/layout.ts';
import { LayoutWall } from './layout-wall.tsx';
import { type Facade, facades, wallHeight, wallWidth } from './layouts.data.ts';
import { LitPanes } from './lit-panes.tsx';
import { GlassGradient } from './parts/glass-gradient.tsx';
import { Glazing } from './parts/glazing.tsx';
import { panePath } from './parts/glazing-paths.ts';
import { arcOver, steel, timber } from './parts/openings.ts';
import { BrickPattern } from './parts/wall.tsx';

interface LayoutPictureProps {
  readonly layout: Layout;
  readonly night?: boolean;
  /** At night: false leaves the façade dark, for a record that is loading or unknown. */
  readonly lit?: boolean;
  readonly className?: string;
  /** What it shows, for whoever does not see it (`describe.ts`); without it the picture is decoration beside words. */
  readonly label?: string;
}

const left = -0.55;
const above = 0.75;
const below = 0.55;
const reflection = 1.75;

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
export function LayoutPicture(props: LayoutPictureProps): ReactElement {
  const { layout, night = false, lit = true, className = '', label } = props;
  const id = useId();
  const facade = facades[layout];
  const profile = facade.steel ? steel : timber;
  const bays = [...facade.bays, ...facade.upper];
  const height = above + wallHeight + below + (night ? reflection : 0);
  const arched = hoods(facade);
  return (
    <svg
      className={`pic ${night ? 'pic-night' : ''} ${className}`.replace(/ +/g, ' ').trim()}
      viewBox={`${left} ${-wallHeight - above} ${wallWidth - 2 * left} ${height}`}
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
        <path className="pic-ground" d={`M${left} 0H${wallWidth - left}`} />
      </g>
    </svg>
  );
}
