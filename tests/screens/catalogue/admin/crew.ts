import { expect } from '@playwright/test';
import type { CrewDays, CrewVisit } from '#contract/admin/crew.ts';
import { aPhoto } from '#tests/builders/photos/pictures.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, cut } from '../../answers.ts';
import { drawnPhoto, photographs, seesPhotos } from '../../photographs.ts';
import type { Screen } from '../../screen.ts';
import { rows } from '../admin.ts';

const read = '/api/admin/crew/visits';

function visit(index: number, more: Partial<CrewVisit>): CrewVisit {
  const booking = rows[index] ?? rows[0];
  if (!booking) throw new Error('no booking for a visit');
  const { orderNo, businessName, contactName, phone, phoneExtension, address, storefrontSize, selectedLayout } =
    booking;
  return {
    ...{ orderNo, businessName, contactName, phone, phoneExtension, address, storefrontSize, selectedLayout },
    service: booking.coatingType,
    status: 'active',
    date: '2025-10-06',
    time: booking.appointmentTime,
    specialInstructions: null,
    crew: 1,
    weather: { from: '9:00 AM', until: '1:00 PM', precipitationMm: 0.3, temperatureC: 10.6, gustKmh: 28 },
    notes: [],
    reports: [],
    photos: [],
    ...more,
  };
}

const day: CrewDays = {
  now: '2025-10-06T14:00:00.000Z',
  person: 'crew',
  crew: null,
  days: [
    {
      date: '2025-10-06',
      weather: { condition: 'cloudy', temperatureC: 11.4, gustKmh: 32 },
      visits: [
        visit(2, {
          time: '8:00 AM',
          status: 'completed',
          reports: [{ kind: 'done', at: '2025-10-06T13:42:00.000Z', notice: null }],
        }),
        visit(0, {
          time: '9:00 AM',
          specialInstructions: 'Sonnez à l’arrière.',
          notes: ['La clé est à la boulangerie d’à côté.'],
          reports: [{ kind: 'on-my-way', at: '2025-10-06T13:50:00.000Z', notice: 'queued' }],
        }),
        visit(1, {
          ...{ time: '1:00 PM', crew: 2, address: '2140, rue Sainte-Catherine Ouest, Montréal' },
          weather: { from: '1:00 PM', until: '9:00 PM', precipitationMm: 0, temperatureC: 9, gustKmh: 32 },
        }),
      ],
    },
    {
      date: '2025-10-07',
      weather: { condition: 'rain', temperatureC: 9, gustKmh: 45 },
      visits: [visit(4, { date: '2025-10-07', time: '10:00 AM' })],
    },
  ],
};

const later: CrewDays = { ...day, days: day.days.map((one) => ({ ...one, visits: one.visits.slice(1) })) };

const seesVisits = (count: number) => async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.locator('.crew-visit')).toHaveCount(count);
};

/** Only the names and hours: a whole day at one glance. */
const foldedIn = async (visitor: Visitor): Promise<void> => {
  await seesVisits(4)(visitor);
  await visitor.page.locator('.crew-visit > details[open] > summary').click();
};

const withoutNetwork = async (visitor: Visitor): Promise<void> => {
  await seesVisits(2)(visitor);
  await visitor.presses('Sur place');
  await expect(visitor.page.locator('[data-offline]')).toBeVisible();
};

/** They came early, and the glass is done. */
const atWork: CrewVisit['reports'] = [
  { kind: 'on-my-way', at: '2025-10-06T12:40:00.000Z', notice: 'queued' },
  { kind: 'arrived', at: '2025-10-06T12:55:00.000Z', notice: null },
];

/** Before and after, and one that waits. */
const photographed: CrewDays = {
  ...day,
  days: day.days.map((one) => ({
    ...one,
    visits: one.visits
      .slice(1)
      .map((shown) =>
        shown.orderNo === rows[0]?.orderNo ? { ...shown, photos: photographs, reports: atWork } : shown,
      ),
  })),
};

const takesOne = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await seesVisits(2)(visitor);
  await seesPhotos(visitor, '.crew-strip img');
  await page
    .getByLabel('Photo après')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 640, height: 480 }) });
  await expect(page.locator('.crew-strip [data-waits] img')).toBeVisible();
  await page.locator('.crew-strip').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `crew${name}`,
  shows: `the crew’s phone, ${shows}`,
  path: '/crew',
  only: 390,
  ...state,
});

export const crewScreens: readonly Screen[] = [
  screen('', 'the visits of today and tomorrow', { answers: [answer(read, day)], until: foldedIn, language: 'en' }),
  screen('-own', 'the visits of its own crew alone', {
    answers: [answer(read, { ...day, crew: 2 })],
    until: seesVisits(1),
  }),
  screen('-visit', 'a visit that is opened', { answers: [answer(read, day)], until: seesVisits(4) }),
  screen('-photos', 'photographs of a visit, one of them waiting and about to be removed', {
    answers: [answer(read, photographed), cut('/api/admin/crew/visits/*/photos'), drawnPhoto('/api/admin/photos/*')],
    until: takesOne,
    faults: ['net::ERR_FAILED'],
  }),
  screen('-offline', 'without network, a press waits', {
    answers: [answer(read, later), cut('/api/admin/crew/visits/*/reports')],
    until: withoutNetwork,
    faults: ['net::ERR_FAILED'],
  }),
];
