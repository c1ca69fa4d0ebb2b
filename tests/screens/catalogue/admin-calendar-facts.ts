import { schedule } from '#business/schedule.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type {
  AdminCalendar,
  BlockOnWire,
  CalendarDay,
  CalendarHold,
  CalendarSettings,
  CalendarVisit,
  HeldDay,
} from '#contract/admin/calendar.ts';
import { daysBetween } from '#domain/calendar/day.ts';
import { daySummary } from '#domain/calendar/day-summary.ts';
import { story } from './admin.ts';

export const operator = { email: 'owner@example.com', role: 'owner', secondFactor: false, secondFactorNeeded: false };
const now = '2025-10-06T14:00:00.000Z';

const visit = (number: number, date: string, more: Partial<CalendarVisit> = {}): CalendarVisit => ({
  order: `HC-20251001-10000${number}`,
  clientId: `HC000${number}`,
  name: 'Boutique Exemple',
  date,
  time: '9:00 AM',
  service: 'complete',
  status: 'active',
  version: 0,
  ...more,
});

export const visits: readonly CalendarVisit[] = [
  visit(1, '2025-10-02', { status: 'completed', name: 'Librairie Exemple' }),
  visit(2, '2025-10-06', { time: '8:00 AM', name: 'Fleuriste du Coin', service: 'essential' }),
  visit(3, '2025-10-09', { clientId: 'VIP07', service: 'platinum', name: 'Galerie Modèle' }),
  visit(4, '2025-10-14', { name: 'Pâtisserie de la Place du Marché' }),
  visit(5, '2025-10-23', { service: 'preservationRefresh', name: 'Optique Exemple' }),
];
export const twice = [...visits, visit(6, '2025-10-23', { time: '10:00 AM', name: 'Chapellerie Modèle' })];

const holds: Record<string, CalendarHold> = {
  '2025-10-07': {
    id: 1,
    kind: 'checkout',
    time: '10:00 AM',
    service: 'complete',
    clientId: null,
    expiresAt: '2025-10-06T14:24:30.000Z',
  },
  '2025-10-16': {
    id: 2,
    kind: 'weather',
    time: '9:00 AM',
    service: null,
    clientId: 'VIP07',
    expiresAt: '2025-10-08T23:00:00.000Z',
  },
};

export const blocks: BlockOnWire[] = [
  {
    id: 1,
    startDate: '2025-10-20',
    endDate: '2025-10-21',
    allDay: true,
    startTime: null,
    endTime: null,
    reason: 'Maintenance',
  },
  {
    id: 2,
    startDate: '2025-10-30',
    endDate: '2025-10-30',
    allDay: false,
    startTime: '8:00 AM',
    endTime: '10:00 AM',
    reason: null,
  },
];

const view = { now: new Date(now), schedule, opensOn: '2025-04-01', closesOn: '2025-11-05' };

/** What a block of those days finds held. */
export const held: HeldDay[] = [
  {
    ...{ id: 7, kind: 'link', date: '2025-10-14', time: '10:00 AM', service: 'complete', clientId: null },
    ...{ name: 'Camille Exemple', area: 'H2Y', expiresAt: '2025-10-08T13:00:00.000Z' },
  },
];

function day(date: string, booked: readonly CalendarVisit[], blocks: readonly BlockOnWire[]): CalendarDay {
  const there = booked.filter((one) => one.date === date);
  const held = holds[date] && booked.length > 0 ? [holds[date]] : [];
  return {
    date,
    ...daySummary(date, { ...view, blocks }, { crews: 1, taken: there.length + held.length }),
    crews: 1,
    usualCrews: 1,
    holiday: null,
    ownCrews: null,
    visits: there.map((one, index) => ({ ...one, crew: index + 1 })),
    hasMore: false,
    holds: held,
    blocks: blocks.filter(({ startDate, endDate }) => startDate <= date && date <= endDate).map(({ id }) => id),
  };
}

export const calendarWith = (booked: readonly CalendarVisit[], blocked = blocks): AdminCalendar => ({
  now,
  today: '2025-10-06',
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  days: daysBetween('2025-09-28', '2025-11-09').map((date) => day(date, booked, blocked)),
  blocks: blocked,
});

export const settings: CalendarSettings = {
  closesOn: null,
  seasonOpens: '2025-04-01',
  seasonEnds: '2025-11-05',
  crewsPerDay: 1,
  overfull: [],
};

export const booked = {
  bookedDates: [
    '2025-10-06',
    '2025-10-07',
    '2025-10-09',
    '2025-10-14',
    '2025-10-16',
    '2025-10-20',
    '2025-10-21',
    '2025-10-23',
  ],
  blockedTimes: { '2025-10-30': ['8:00 AM', '9:00 AM'] },
  today: '2025-10-06',
  firstDate: '2025-10-13',
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
};

/** The booking of 14 October as the server has it. */
export const unchanged: BookingStory = {
  ...story,
  booking: { ...story.booking, orderNo: 'HC-20251001-100004', appointmentDate: '2025-10-14' },
};
export const changed: BookingStory = {
  ...unchanged,
  booking: { ...unchanged.booking, appointmentDate: '2025-10-28' },
  version: 1,
};
