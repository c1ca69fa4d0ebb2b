import { answer, cut, refusal } from '../answers.ts';
import type { Screen } from '../screen.ts';

const read = '/api/waiting-list/*';
const place = { state: 'waiting', from: '2025-10-09', to: '2025-10-16', visit: null, offer: null };
const held = {
  ...place,
  offer: { date: '2025-10-14', until: '2025-10-06T18:00:00.000Z', times: ['8:00 AM', '9:00 AM', '10:00 AM'] },
};

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `waiting-list${name}`,
  shows: `the waiting list, ${shows}`,
  path: '/waiting-list?token=a-token',
  answers: [answer(read, held)],
  until: (visitor) => visitor.isReady(),
  ...state,
});

export const waitingListScreens: readonly Screen[] = [
  screen('', 'a day held'),
  screen('-earlier', 'an earlier day held for a visit', {
    answers: [answer(read, { ...held, visit: { date: '2025-10-20', time: '9:00 AM' } })],
    only: 390,
  }),
  screen('-asked', 'the address to be confirmed', {
    answers: [answer(read, { ...place, state: 'asked' })],
    only: 1280,
  }),
  screen('-nothing', 'nothing held yet', { answers: [answer(read, place)], only: 390 }),
  screen('-invalid', 'its link unknown', { answers: [refusal(read, 'WAITING_LINK_INVALID')], only: 1280 }),
  screen('-unread', 'unread', { answers: [cut(read)], only: 390, faults: ['net::ERR_FAILED'] }),
];
