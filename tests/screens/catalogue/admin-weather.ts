import { expect } from '@playwright/test';
import type { AdminWeather, WeatherDay, WeatherVisit } from '#contract/admin/weather.ts';
import { addDays } from '#domain/calendar/day.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const operator = { email: 'owner@example.com', role: 'owner', secondFactor: true, secondFactorNeeded: false };
const session = answer('/api/admin/session', operator);
const read = '/api/admin/weather';
const run = '/api/admin/weather/run';

const clear = { precipitationChance: 10, precipitationMm: 0, temperatureC: 12.4, gustKmh: 22, condition: 'clear' };
const rain = { precipitationChance: 90, precipitationMm: 8.2, temperatureC: 7, gustKmh: 41, condition: 'rain' };
const gale = { precipitationChance: 20, precipitationMm: 0, temperatureC: 9, gustKmh: 72, condition: 'cloudy' };
const snow = { precipitationChance: 70, precipitationMm: 4, temperatureC: -1.5, gustKmh: 30, condition: 'snow' };
const fog = { ...clear, condition: 'fog' };
const drizzle = { ...clear, precipitationChance: 40, precipitationMm: 0.4, condition: 'drizzle' };
const ice = { ...rain, precipitationMm: 5, temperatureC: -1, condition: 'freezing-rain' };
const storm = { ...rain, precipitationMm: 12, gustKmh: 75, condition: 'storm' };

const fine: Pick<WeatherVisit, 'judgement' | 'reasons' | 'from' | 'until' | 'service'> = {
  ...{ judgement: 'suitable', reasons: [], from: null, until: null, service: 'complete' },
};
const visit = {
  ...{ ...fine, orderNo: 'HC-20251006-100003', clientId: 'HC0003', businessName: 'Boutique Exemple' },
  time: '9:00 AM' as const,
};
const wet = {
  ...{ judgement: 'unsuitable', reasons: ['precipitation'], from: '2025-10-09T09', until: '2025-10-09T13' },
} satisfies Partial<WeatherDay>;
const gallery = { orderNo: 'HC-20251006-100007', clientId: 'VIP07', businessName: 'Galerie Exemple' };
const cafe = { orderNo: 'HC-20251006-100005', clientId: 'HC0005', businessName: 'Café Exemple' };
const bookshop = { orderNo: 'HC-20251006-100008', clientId: 'HC0008', businessName: 'Librairie Modèle' };
const proposal = {
  state: 'open',
  answer: null,
  from: '2025-10-09',
  proposedDate: '2025-10-14',
  proposedTime: '9:00 AM' as const,
  movedTo: null,
};

function dayOf(index: number): WeatherDay {
  const date = addDays('2025-10-07', index);
  const common = { date, judged: index < 7, reasons: [], visits: [], hasMore: false, from: null, until: null };
  if (index === 2)
    return {
      ...common,
      figures: rain,
      ...wet,
      visits: [
        { ...visit, ...wet, proposal },
        { ...visit, ...wet, ...gallery, time: '10:00 AM', proposal: { ...proposal, answer: 'decline' } },
      ],
    };
  if (index === 3) return { ...common, figures: gale, judgement: 'unsuitable', reasons: ['wind'] };
  if (index === 4) return { ...common, figures: snow, judgement: 'unsuitable', reasons: ['precipitation', 'cold'] };
  if (index === 7)
    return {
      ...common,
      figures: clear,
      judgement: 'suitable',
      visits: [{ ...visit, ...cafe, proposal: { ...proposal, answer: 'accept', movedTo: date } }],
    };
  if (index === 8) return { ...common, figures: fog, judgement: 'suitable' };
  if (index === 9) return { ...common, figures: drizzle, judgement: 'suitable' };
  if (index === 10) return { ...common, figures: ice, judgement: 'unsuitable', reasons: ['precipitation', 'cold'] };
  if (index === 11) return { ...common, figures: storm, judgement: 'unsuitable', reasons: ['precipitation', 'wind'] };
  if (index === 12)
    return { ...common, figures: { ...clear, temperatureC: null, condition: null }, judgement: 'unknown' };
  if (index === 13)
    return {
      ...common,
      figures: null,
      judgement: 'unknown',
      visits: [{ ...visit, ...bookshop, judgement: 'unknown', proposal: null }],
    };
  return { ...common, figures: clear, judgement: 'suitable' };
}

const days = Array.from({ length: 14 }, (_, index) => dayOf(index));
const other = { visits: 120, moves: 33, right: 30, missed: 1, chance: 50 };
const account = { ...other, moves: 31, right: 28, missed: 4, chance: 60 };
const weather: AdminWeather = {
  account: { ...account, whatIf: [other, { ...account, moves: 24, right: 23, missed: 9, chance: 70 }] },
  today: { date: '2025-10-06', figures: clear, judgement: 'suitable', reasons: [], from: null, until: null },
  days,
  source: 'open-meteo',
  readAt: '2025-10-06T14:00:00.000Z',
  failures: [],
  lastRun: { finishedAt: '2025-10-06T14:00:00.000Z', judged: 3, proposed: 1, source: 'open-meteo', incomplete: false },
};
export const weatherAnswers = [session, answer(read, weather)];
const silent: AdminWeather = {
  account: null,
  today: { ...weather.today, figures: null, judgement: 'unknown' },
  days: days.map((day) => ({ ...day, figures: null, judgement: 'unknown', reasons: [], from: null, until: null })),
  source: null,
  readAt: null,
  failures: [
    { source: 'open-meteo', detail: 'HTTP 500' },
    { source: 'environment-canada', detail: 'no answer in time' },
  ],
  lastRun: { finishedAt: '2025-10-06T14:00:00.000Z', judged: 0, proposed: 0, source: null, incomplete: false },
};

const showsDays =
  (count: number): NonNullable<Screen['until']> =>
  ({ page }) =>
    expect(page.locator('[data-judgement]')).toHaveCount(count);

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-weather${name}`,
  shows: `the administration, the weather, ${shows}`,
  path: '/admin/weather',
  answers: weatherAnswers,
  until: showsDays(14),
  ...state,
});

export const adminWeatherScreens: readonly Screen[] = [
  screen('', 'the coming days with their visits'),
  screen('-silent', 'without any forecast', { answers: [session, answer(read, silent)], until: showsDays(3) }),
  screen('-running', 'a run that is under way already', {
    answers: [session, answer(read, { ...weather, lastRun: null }), refusal(run, 'WORK_UNDER_WAY')],
    until: async ({ page }) => {
      await page.locator('main .button-primary').click();
      await expect(page.locator('.toast')).toBeVisible();
    },
    window: true,
    faults: ['status of 409'],
  }),
  screen('-failed', 'unread', {
    answers: [session, cut(read)],
    until: ({ page }) => expect(page.locator('.admin-nothing')).toBeVisible(),
    faults: ['net::ERR_FAILED'],
  }),
  screen('-reading', 'while it is read', {
    answers: [session, never(read)],
    until: ({ page }) => expect(page.locator('.admin-loading')).toBeVisible(),
  }),
];
