import { addDays } from '#domain/calendar/day.ts';
import { failureOf } from '../../common/answer.ts';
import { askForJson, type HttpSettings } from '../http.ts';
import type { ForecastService } from '../port.ts';
import { openMeteoReading, source, type WorkingHours } from './map.ts';
import { columns } from './wire.ts';

export type OpenMeteoSettings = HttpSettings & {
  /** Origin and path prefix; a function when it is only known once a server listens. */
  base: string | (() => string);
  /** Of a commercial plan; null with a simulator, which needs none. */
  apiKey: string | null;
  place: { latitude: number; longitude: number };
  timeZone: string;
  hours: WorkingHours;
};

/** Where a commercial plan is served. The free host is not for businesses. */
export const openMeteoHost = 'https://customer-api.open-meteo.com';

/** The forecast of Open-Meteo. Never throws because of the service. */
export function openMeteo(settings: OpenMeteoSettings): ForecastService {
  const { base, apiKey, place, timeZone, hours } = settings;
  return {
    async read(wanted) {
      const url = new URL(`${typeof base === 'string' ? base : base()}/v1/forecast`);
      url.search = new URLSearchParams({
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        hourly: columns.join(','),
        timezone: timeZone,
        start_date: wanted.from,
        end_date: addDays(wanted.from, wanted.days - 1),
        ...(apiKey !== null && { apikey: apiKey }),
      }).toString();
      const reply = await askForJson(url, settings);
      if (!reply.arrived) return { state: 'unavailable', source, ...failureOf(reply) };
      return openMeteoReading(reply.body, wanted, hours);
    },
  };
}
