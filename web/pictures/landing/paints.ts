import type { Camera } from './camera.ts';

const stops = (list: readonly (readonly [number, string, number?])[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const vertical = (id: string, y1: number, y2: number, list: Parameters<typeof stops>[0]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y1}" x2="0" y2="${y2}">${stops(list)}</linearGradient>`;

const disc = (id: string, core: string, rim: string): string =>
  `<radialGradient id="${id}">${stops([
    [0, core, 0.86],
    [0.72, core, 0.86],
    [0.88, rim, 1],
    [0.95, rim, 0.75],
    [1, rim, 0],
  ])}</radialGradient>`;

const halo = (id: string, color: string): string =>
  `<radialGradient id="${id}">${stops([
    [0, color, 0.42],
    [0.3, color, 0.16],
    [1, color, 0],
  ])}</radialGradient>`;

const blur = (id: string, x: number, y: number, box = 'x="-5%" y="-5%" width="110%" height="110%"'): string =>
  `<filter id="${id}" ${box}><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`;

/** Every gradient and filter of the scene. */
export function paints({ vy, height }: Camera): string {
  return [
    vertical('sky', 0, vy, [
      [0, '#0a1930'],
      [0.32, '#123561'],
      [0.66, '#27619b'],
      [0.88, '#5588b3'],
      [1, '#93aabb'],
    ]),
    vertical('road', vy, height, [
      [0, '#3f5165'],
      [0.1, '#202f42'],
      [0.4, '#111b29'],
      [1, '#080d15'],
    ]),
    vertical('pool', vy, vy + (height - vy) * 0.95, [
      [0, '#f0a452', 0.5],
      [0.45, '#c27a35', 0.26],
      [1, '#8a4f1c', 0],
    ]),
    vertical('shop', vy - 70, vy + 130, [
      [0, '#fff2cf', 0.55],
      [0.45, '#ffd896', 0.1],
      [0.75, '#a0561a', 0.25],
      [1, '#5a2d0c', 0.62],
    ]),
    `<radialGradient id="haze">${stops([
      [0, '#ffe9c4', 0.62],
      [0.35, '#d7cdb9', 0.32],
      [1, '#8fb0c8', 0],
    ])}</radialGradient>`,
    disc('warm', '#f4cf9a', '#ffe2b4'),
    disc('cool', '#c9dde6', '#e3f1f5'),
    disc('lamp', '#fff0c6', '#fff9e2'),
    disc('head', '#f6ead2', '#fffaf0'),
    disc('tail', '#d8453c', '#ff7a66'),
    halo('halo-lamp', '#ffdf9f'),
    halo('halo-cool', '#bfe2f5'),
    halo('patch-warm', '#fbeccb'),
    halo('patch-cool', '#d5eaf5'),
    halo('patch-red', '#f0483c'),
    blur('soft', 3, 3),
    blur('wet', 3.5, 12),
    blur('breath', 24, 24),
    blur('thin', 2, 9),
    blur('haze-1', 1.2, 1.2),
    blur('cast', 14, 14, 'x="-200%" y="-5%" width="500%" height="110%"'),
  ].join('');
}
