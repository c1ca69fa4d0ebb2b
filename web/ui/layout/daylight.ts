import { forecastPlace } from '#business/weather.ts';
import { horizon, type Sun, sunAt } from '#domain/sun.ts';

/** How the cast light differs from the drawn one: its lean in degrees, its length, and its warmth from 0 to 1. */
type Light = { lean: number; length: number; warmth: number; lamp: boolean };

/** The light of the drawing is that of ten in the morning in October. */
const drawn = { altitude: 27.7, azimuth: 133 };
/** Below this height daylight becomes warmer. */
const golden = 18;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Low light is long and warm, light from the west leans the other way; after sunset a lamp burns. */
export function lightOf({ altitude, azimuth }: Sun): Light {
  if (altitude < horizon) return { lean: 0, length: 1, warmth: 1, lamp: true };
  return {
    lean: Math.round(between((azimuth - drawn.azimuth) * 0.36, -12, 36)) || 0,
    length: hundredths(between(1 + (drawn.altitude - altitude) * 0.01, 0.8, 1.25)),
    warmth: hundredths(between((golden - altitude) / golden, 0, 0.85)),
    lamp: false,
  };
}

/** The light of this minute falls on the page's wall; there it stays until the document is left. */
export function shineAsOutside(): void {
  const { style, dataset } = document.documentElement;
  const { lean, length, warmth, lamp } = lightOf(sunAt(new Date(Date.now()), forecastPlace));
  style.setProperty('--cast-lean', `${lean}deg`);
  style.setProperty('--cast-length', String(length));
  style.setProperty('--cast-warmth', `${Math.round(warmth * 100)}%`);
  dataset.light = lamp ? 'lamp' : warmth > 0 ? 'low' : 'sun';
}
