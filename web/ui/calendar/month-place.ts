type Size = { width: number; height: number };
type Edges = { left: number; top: number; bottom: number };

/** What stays free between the month and its field, and between it and the edges of the window. */
const gap = 4;
const margin = 8;

const clamp = (at: number, most: number): number => Math.max(margin, Math.min(at, most));

/** Below its field, or above where only there is room, or else as near as it is seen whole. */
export function monthPlace(field: Edges, month: Size, window: Size): { left: number; top: number } {
  const lowest = window.height - month.height - margin;
  const below = field.bottom + gap;
  const above = field.top - gap - month.height;
  const top = below <= lowest || above < margin ? clamp(below, lowest) : above;
  return { left: clamp(field.left, window.width - month.width - margin), top };
}
