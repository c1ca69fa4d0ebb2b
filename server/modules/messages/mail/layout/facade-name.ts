import type { Layout } from '#domain/funnel/layout.ts';

/** By day; wet on the left and sunny on the right of the mullion; lit from within. */
export const facadeLights = ['day', 'rain-and-sun', 'night'] as const;
export type FacadeLight = (typeof facadeLights)[number];

/** In a mail; the files have twice as many dots. */
export const facadeSize = { width: 520, height: 240 };

export const facadeFile = (layout: Layout, light: FacadeLight): string => `${layout}.${light}.png`;
