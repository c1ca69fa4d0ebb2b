import { environmentCanada, mscHost } from '#adapters/forecast/msc/client.ts';
import { openMeteo, openMeteoHost } from '#adapters/forecast/open-meteo/client.ts';
import type { ForecastService } from '#adapters/forecast/port.ts';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { forecastPlace, workingHours as hours } from '#business/weather.ts';
import { simulatorPaths } from '#sandbox/forecast/simulator.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Config } from '#server/config.ts';

const forecastSimulators = '/sandbox/weather-services';

type Wiring = Pick<Config, 'sandbox' | 'openMeteoKey' | 'host'>;

/** In the order in which they are called. Open-Meteo serves a business only with a key. */
export function forecastServices(
  { sandbox, openMeteoKey: apiKey, host }: Wiring,
  port: () => number,
  clock: Clock,
): ForecastService[] {
  const loopback = host === '::1' ? '[::1]' : '127.0.0.1';
  const at = (simulatorPath: string, real: string) =>
    sandbox ? () => `http://${loopback}:${port()}${forecastSimulators}${simulatorPath}` : real;
  // The services require a User-Agent; a name that is not plain ASCII cannot travel in a header.
  const userAgent = `${brand.name.replaceAll(/[^\x20-\x7e]/g, '')} (${brand.email})`;
  const common = { timeZone: schedule.timeZone, hours, userAgent };
  const first = openMeteo({
    ...common,
    base: at(simulatorPaths.openMeteo, openMeteoHost),
    apiKey,
    place: forecastPlace,
  });
  const second = environmentCanada({
    ...common,
    base: at(simulatorPaths.msc, mscHost),
    city: forecastPlace.city,
    now: () => clock.now(),
  });
  return sandbox || apiKey !== null ? [first, second] : [second];
}
