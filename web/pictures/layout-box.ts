import { wallHeight, wallWidth } from '#domain/facade/wall.ts';

const close = { side: 0.55, above: 0.75, below: 0.55 };
const wide = { side: 1.3, above: 1.3, below: 0.7 };
const reflection = 1.75;

type Around = {
  readonly night?: boolean | undefined;
  /** More sky and pavement round the façade, for a card. */
  readonly airy?: boolean | undefined;
};

/** What a drawing of a façade shows, in metres; apart from the drawing, so that its room is known before its code is there. */
export function layoutBox({ night = false, airy = false }: Around) {
  const { side, above, below } = airy ? wide : close;
  const height = above + wallHeight + below + (night ? reflection : 0);
  return { side, viewBox: `${-side} ${-wallHeight - above} ${wallWidth + 2 * side} ${height}` };
}
