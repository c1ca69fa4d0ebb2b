import { expect } from '@playwright/test';
import type { WeatherAnswer, WeatherProposal } from '#contract/visit/weather.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut, never, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { seesHeading } from '../steps.ts';

const response = '/api/weather-response/*';
const reading = '/api/weather-proposal/*';

const original = { date: '2025-10-09', time: '9:00 AM' as const };
const proposed = { date: '2025-10-14', time: '9:00 AM' as const };
const proposal: WeatherProposal = {
  coatingType: 'complete',
  selectedLayout: 'layout8',
  reasons: ['precipitation'],
  original,
  proposed,
  current: proposed,
  answer: 'accept',
  answerBy: '2025-10-08T22:00:00.000Z',
  closed: false,
  canAccept: true,
  canKeepOriginal: true,
  silence: 'keep',
  withdrawn: false,
  otherDays: [
    { date: '2025-10-16', time: '9:00 AM' },
    { date: '2025-10-20', time: '9:00 AM' },
  ],
};
const kept: WeatherProposal = { ...proposal, answer: 'decline', current: original };
const open: WeatherProposal = { ...kept, answer: null };

const answering = (given: WeatherProposal): WeatherAnswer => ({
  message: '514-555-0142',
  appointmentDate: given.current.date,
  appointmentTime: given.current.time,
  answer: given.answer ?? 'decline',
  proposal: given,
});

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `weather-response-${name}`,
  shows: `the weather response, ${shows}`,
  path: '/weather-response?token=a-token&action=accept',
  until: seesAnswer,
  ...state,
});

/** The toast goes by itself: the picture is of the page. */
async function seesAnswer(visitor: Visitor): Promise<void> {
  await visitor.isReady();
  await visitor.page.locator('.toast button').click();
  await expect(visitor.page.locator('.toast')).toHaveCount(0);
}

export const weatherScreens: readonly Screen[] = [
  screen('without-token', 'without a link', {
    path: '/weather-response?action=accept',
    until: (visitor) => visitor.isReady(),
    only: 1280,
  }),
  screen('malformed', 'its link malformed', {
    path: '/weather-response?token=a-token',
    until: (visitor) => visitor.isReady(),
    only: 390,
  }),
  screen('sending', 'under way', { answers: [never(response)], until: seesHeading }),
  screen('asked', 'opened from its link', {
    answers: [refusal(response, 'WEATHER_PRESS_NEEDED'), answer(reading, open)],
    until: (visitor) => visitor.isReady(),
  }),
  screen('accepted', 'accepted', { answers: [answer(response, answering(proposal))] }),
  screen('kept', 'the original kept', {
    path: '/weather-response?token=a-token&action=decline',
    answers: [answer(response, answering(kept))],
  }),
  screen('before', 'answered before, the time over', {
    answers: [answer(response, answering({ ...kept, closed: true, otherDays: [] }))],
    only: 1280,
  }),
  screen('original-taken', 'accepted, the original taken', {
    answers: [answer(response, answering({ ...proposal, canKeepOriginal: false, otherDays: [] }))],
    only: 390,
  }),
  screen('other-day', 'another day chosen', {
    answers: [answer(response, answering(proposal))],
    until: async (visitor) => {
      await seesAnswer(visitor);
      await visitor.page.getByRole('radio').first().check();
    },
  }),
  screen('expired', 'too late', {
    answers: [refusal(response, 'WEATHER_LINK_EXPIRED'), answer(reading, { ...open, closed: true, otherDays: [] })],
  }),
  screen('lost', 'the proposed day lost', {
    answers: [refusal(response, 'DATE_TAKEN'), answer(reading, open)],
    only: 390,
  }),
  screen('cancelled', 'the booking cancelled meanwhile', {
    answers: [refusal(response, 'ALREADY_CANCELLED')],
    only: 1280,
  }),
  screen('unknown', 'its link unknown', { answers: [refusal(response, 'WEATHER_LINK_INVALID')], only: 390 }),
  screen('failed', 'not recorded', {
    answers: [cut(response), cut(reading)],
    faults: ['net::ERR_FAILED'],
  }),
];
