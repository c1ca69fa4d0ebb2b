import { failureOf } from '../../common/answer.ts';
import { askForJson, type HttpSettings } from '../http.ts';
import type { ForecastService } from '../port.ts';
import { mscReading, type Reader, source } from './map.ts';

export type MscSettings = HttpSettings &
  Omit<Reader, 'now'> & {
    /** Origin and path prefix; a function when it is only known once a server listens. */
    base: string | (() => string);
    /** The city's name at the service, like `qc-147`. */
    city: string;
    now: () => Date;
  };

export const mscHost = 'https://api.weather.gc.ca';

/** The city page of Environment Canada, free of charge and without a key. Never throws because of the service. */
export function environmentCanada(settings: MscSettings): ForecastService {
  const { base, city, now, timeZone, hours } = settings;
  return {
    async read(wanted) {
      const items = '/collections/citypageweather-realtime/items';
      const url = new URL(`${typeof base === 'string' ? base : base()}${items}/${encodeURIComponent(city)}`);
      url.search = new URLSearchParams({ f: 'json', lang: 'en', skipGeometry: 'true' }).toString();
      const reply = await askForJson(url, settings);
      if (!reply.arrived) return { state: 'unavailable', source, ...failureOf(reply) };
      return mscReading(reply.body, wanted, { now: now(), timeZone, hours });
    },
  };
}
