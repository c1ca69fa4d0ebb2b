const degrees = Math.PI / 180;
const dayMs = 86_400_000;
/** Days from 1970 to noon of the first of January 2000, which the orbit is counted from. */
const epoch = 10_957.5;
const tilt = 23.4397 * degrees;

type Place = { readonly latitude: number; readonly longitude: number };
/** In degrees: height over the horizon, and direction from north over east. */
export type Sun = { readonly altitude: number; readonly azimuth: number };

/** The sun's position, to a tenth of a degree in this century (the low-precision formulas of the Astronomical Almanac). */
export function sunAt(instant: Date, { latitude, longitude }: Place): Sun {
  const days = instant.getTime() / dayMs - epoch;
  const anomaly = (357.5291 + 0.98560028 * days) * degrees;
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const ecliptic = anomaly + (282.9372 + centre) * degrees;
  const declination = Math.asin(Math.sin(ecliptic) * Math.sin(tilt));
  const ascension = Math.atan2(Math.sin(ecliptic) * Math.cos(tilt), Math.cos(ecliptic));
  const hour = (280.16 + 360.9856235 * days + longitude) * degrees - ascension;
  const north = latitude * degrees;
  const height = Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hour);
  const fromSouth = Math.atan2(
    Math.sin(hour),
    Math.cos(hour) * Math.sin(north) - Math.tan(declination) * Math.cos(north),
  );
  return { altitude: Math.asin(height) / degrees, azimuth: 180 + fromSouth / degrees };
}

/** With refraction, the sun's upper edge rises and sets at this height. */
export const horizon = -0.833;
