import { describe, expect, it } from 'vitest';
import { colours, night } from './colours.ts';

const channel = (hex: string) => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map(channel);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** As mail programs do that know no colours for the night: each becomes as light as it was dark. */
const inverted = (colour: string): string => {
  const parts = (colour.match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  const turned = 255 - Math.max(...parts) - Math.min(...parts);
  return parts.map((part) => (part + turned).toString(16).padStart(2, '0')).join('');
};

const { ink, soft, quiet, bronze, sheet, wall, white, glassLight, glassMist, sun, sky } = colours;

/** Text and what it stands on, by day. */
const byDay: readonly (readonly [string, string, string])[] = [
  ['the text of a mail', soft, sheet],
  ['names and sums', ink, sheet],
  ['labels', quiet, sheet],
  ['the foot, outside of the sheet', quiet, wall],
  ['numerals', bronze, sheet],
  ['the dark button', sheet, ink],
  ['the light button', ink, white],
  ...[glassLight, glassMist, sun].map((pane) => [`a day on ${pane}`, soft, pane] as const),
  ['what a picture shows, in its place', soft, sky],
];

const byNight: typeof byDay = [
  ['at night, the text of a mail', night.soft, night.sheet],
  ['at night, names and sums', night.text, night.sheet],
  ['at night, labels', night.quiet, night.sheet],
  ['at night, the foot', night.quiet, night.wall],
  ['at night, a day in the window', night.soft, night.pane],
  ['at night, numerals', night.bronze, night.sheet],
  ['at night, the dark button', night.wall, night.text],
];

describe('the colours of mails', () => {
  it.each(byDay)('can be read where a mail program turns them for the night: %s', (_what, text, ground) => {
    expect(contrast(inverted(text), inverted(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...byDay, ...byNight])('can be read: %s', (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
