/** Two decimals are a centimetre; more would only be weight in the page. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}H${round(x + w)}V${round(y + h)}H${round(x)}z`;

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

export const horizontal = (x: number, y: number, w: number): string => `M${round(x)} ${round(y)}h${round(w)}`;

export const vertical = (x: number, y: number, h: number): string => `M${round(x)} ${round(y)}v${round(h)}`;
