import {
  bayFrame,
  doorFrame,
  doorPanel,
  handles,
  panePath,
  paneShadow,
  sillOf,
  threshold,
} from '#domain/facade/glazing-paths.ts';
import {
  type Bay,
  type Door,
  leavesOfDoor,
  type Profile,
  panesOfBay,
  panesOfDoor,
  timber,
} from '#domain/facade/openings.ts';
import { rect } from '#domain/facade/path.ts';

export interface GlazingProps {
  readonly bays: readonly Bay[];
  readonly doors: readonly Door[];
  /** `url(#…)` of the glass gradient. */
  readonly glass: string;
  readonly profile?: Profile;
  readonly sills?: boolean;
  /** Far buildings are drawn without the shadow inside each pane. */
  readonly shadows?: boolean;
  readonly handleWidth?: number;
}

/** Windows and doors of one façade, merged into one path per material so that the markup stays small. */
export function Glazing(props: GlazingProps) {
  const { bays, doors, glass, profile = timber, sills = true, shadows = true, handleWidth } = props;
  const panes = [...bays.flatMap((bay) => panesOfBay(bay, profile)), ...doors.flatMap((d) => panesOfDoor(d, profile))];
  const leaves = doors.flatMap((door) => leavesOfDoor(door, profile));
  const silled = sills ? bays.filter((bay) => bay.sill >= 0.3) : [];
  return (
    <>
      {silled.length > 0 && <path className="pic-solid" d={silled.map(sillOf).join('')} />}
      {doors.length > 0 && <path className="pic-solid" d={doors.map(threshold).join('')} />}
      <path className="pic-frame" d={[...bays.map(bayFrame), ...doors.map(doorFrame)].join('')} />
      {leaves.length > 0 && <path className="pic-leaf" d={leaves.map((l) => rect(l.x, l.y, l.w, l.h)).join('')} />}
      <path fill={glass} d={panes.map(panePath).join('')} />
      {doors.some((door) => door.half) && (
        <path className="pic-panel" d={doors.map((door) => doorPanel(door, profile)).join('')} />
      )}
      {shadows && <path className="pic-shadow" d={panes.map((pane) => paneShadow(pane)).join('')} />}
      {doors.length > 0 && (
        <path className="pic-bronze" d={doors.map((door) => handles(door, profile, handleWidth)).join('')} />
      )}
    </>
  );
}
