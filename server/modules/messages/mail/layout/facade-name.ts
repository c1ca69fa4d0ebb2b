import { type Layout, layouts } from '#domain/funnel/layout.ts';

/** By day; wet on the left and sunny on the right of the mullion; lit from within. */
export const facadeLights = ['day', 'rain-and-sun', 'night'] as const;
export type FacadeLight = (typeof facadeLights)[number];

/** In a mail; the files have twice as many dots. */
export const facadeSize = { width: 520, height: 240 };
/** The same without the street at its sides, to stand beside other things. */
export const closeSize = { width: 356, height: 240 };

export const facadeFile = (layout: Layout, light: FacadeLight): string => `${layout}.${light}.png`;

/** Which façade a mail shows, and what is on its sign. */
export type ShownFacade = { layout: Layout; light: FacadeLight; close: boolean; name: string };

/** Its name within the mail, from which it can be drawn again: `layout8.day.close.Q2Fmw6k@facade`. */
export const facadeCid = ({ layout, light, close, name }: ShownFacade): string =>
  `${layout}.${light}${close ? '.close' : ''}.${Buffer.from(name).toString('base64url')}@facade`;

const said = /^(\w+)\.([a-z-]+)(\.close)?\.([\w-]*)@facade$/;

/** What such a name says; null for any other. */
export function facadeOf(cid: string): ShownFacade | null {
  const [, one, under, close, name = ''] = said.exec(cid) ?? [];
  const layout = layouts.find((known) => known === one);
  const light = facadeLights.find((known) => known === under);
  if (!layout || !light) return null;
  return { layout, light, close: close !== undefined, name: Buffer.from(name, 'base64url').toString() };
}
