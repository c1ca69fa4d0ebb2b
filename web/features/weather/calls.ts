import type * as weather from '#contract/visit/weather.ts';
import type { Address } from '#web/client/calls.ts';

export const answerWeather: Address<typeof weather.answerWeather> = {
  method: 'GET',
  path: '/api/weather-response/:token',
};
export const chooseWeatherDay: Address<typeof weather.chooseWeatherDay> = {
  method: 'POST',
  path: '/api/weather-response/:token',
};
