import {
  arcOver,
  arcTop,
  type Bay,
  type Door,
  doorHead,
  doorWidth,
  doorX,
  type Pane,
  type Profile,
} from './openings.ts';
import { rect, round } from './path.ts';

export function panePath(pane: Pane): string {
  const { x, y, w, h, arc } = pane;
  if (!arc) return rect(x, y, w, h);
  const r = round(arc.r);
  return `M${round(x)} ${round(y)}V${round(arcTop(arc, x))}A${r} ${r} 0 0 0 ${round(x + w)} ${round(arcTop(arc, x + w))}V${round(y)}z`;
}

/** The shadow that the frame throws on a pane: a strip along its top and its left edge. */
export function paneShadow(pane: Pane, top = 0.07, left = 0.05): string {
  const { x, y, w, h, arc } = pane;
  const sideTop = arc ? arcTop(arc, x) : y + h;
  const side = rect(x, y, left, sideTop - y - top);
  if (!arc) return `${side}${rect(x, y + h - top, w, top)}`;
  const r = round(arc.r);
  const end = arcTop(arc, x + w);
  return `${side}M${round(x)} ${round(sideTop)}A${r} ${r} 0 0 0 ${round(x + w)} ${round(end)}v${-top}A${r} ${r} 0 0 1 ${round(x)} ${round(sideTop - top)}z`;
}

export function bayFrame(bay: Bay): string {
  const { x, w, sill, head, rise } = bay;
  if (rise === undefined) return rect(x, sill, w, head - sill);
  return panePath({ x, y: sill, w, h: head - sill, arc: arcOver(x, w, head, rise) });
}

export const doorFrame = (door: Door): string => rect(doorX(door), 0, doorWidth(door), doorHead(door));

export const sillOf = (bay: Bay): string => rect(bay.x - 0.08, bay.sill - 0.1, bay.w + 0.16, 0.1);

export const threshold = (door: Door): string => rect(doorX(door) - 0.12, 0, doorWidth(door) + 0.24, 0.05);

/** The bronze pulls: on the closing stile, or on both meeting stiles. */
export function handles(door: Door, { frame }: Profile, width = 0.07): string {
  const right = door.x + door.w - frame - 0.02;
  if (door.leaves === 1) return rect(right - 0.09, 0.85, width, 0.6);
  const middle = door.x + door.w / 2;
  return `${rect(middle - 0.04 - width, 0.85, width, 0.6)}${rect(middle + 0.04, 0.85, width, 0.6)}`;
}

/** The sunk panel under the glass of a half-glazed door. */
export const doorPanel = (door: Door, { frame }: Profile): string =>
  door.half ? rect(door.x + frame + 0.13, 0.22, door.w - 2 * frame - 0.26, 0.68) : '';
