import { expect } from '@playwright/test';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { Found } from '#contract/admin/search.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer, mockAnswers, never, refusal } from '../answers.ts';
import { drawnPhoto, photographs, seesPhotos } from '../photographs.ts';
import { allArrived } from '../requests.ts';
import type { Screen } from '../screen.ts';
import { at, signedIn as knownTo, rows, story } from './admin.ts';
import { calendarWith, visits } from './admin-calendar-facts.ts';

const order = story.booking.orderNo;
const opened = '/api/admin/bookings/*';
const by = 'owner@example.com';
const calendar = calendarWith(visits);
/** Four crews share each day, and one of them has a visit on every other. */
const shared = calendar.days.map((day, index) => ({
  ...{ ...day, crews: 4, free: 4 - (index % 2) },
  why: day.why === 'full' ? null : day.why,
}));
const signedIn = [
  ...knownTo,
  answer('/api/admin/calendar', { ...calendar, days: shared }),
  answer('/api/forecast', { days: { '2025-10-07': 'rain', '2025-10-13': 'clear' } }),
];

/** A booking with everything that can be said of one. */
const eventful: BookingStory = {
  ...story,
  version: 4,
  syncStatus: 'failed',
  syncFailure: 'The invoice was refused: the tax is not set up.',
  attention: ['message', 'sync'],
  notes: [
    { at: at(31), by, crew: false, words: 'The key is at the bakery next door.' },
    { at: at(40), by: 'helper@example.com', crew: false, words: 'They asked for an early hour.\nRing twice.' },
  ],
  moves: [
    { at: at(30), by: 'customer', administrator: null, from: '2025-10-14 9:00 AM', to: '2025-10-16 8:00 AM' },
    { at: at(45), by: 'operator', administrator: by, from: '2025-10-16 8:00 AM', to: '2025-10-09 9:00 AM' },
  ],
  auditEntries: [
    { at: at(31), by, action: 'booking.noted', status: null },
    { at: at(45), by, action: 'booking.moved', status: null },
    { at: at(50), by, action: 'message.resent', status: null },
  ],
};
const moved: BookingStory = {
  ...eventful,
  version: 6,
  booking: { ...eventful.booking, appointmentDate: '2025-10-21', appointmentTime: '8:00 AM' },
  notes: [...eventful.notes, { at: at(55), by, crew: false, words: 'They would rather have the 21st.' }],
};

const { clientId } = story.booking;
const received = {
  phone: '+15145550100',
  orderNo: order,
  clientId,
  name: 'Camille Exemple',
  answer: null,
  canAnswer: true,
  textsStopped: false,
};
const texts: BookingStory['texts'] = [
  { ...received, id: 1, at: at(20), body: 'Oui !', settled: { at: at(20), as: 'weather', by: null } },
  {
    ...{ ...received, id: 2, at: at(30), body: 'Is the lobby included?', canAnswer: false, textsStopped: false },
    ...{ settled: { at: at(35), as: 'answered', by }, answer: 'Yes, both sides of it.' },
  },
  { ...received, id: 3, at: at(55), body: 'Can you come earlier?', settled: null },
];

const charge: Omit<NonNullable<BookingStory['charges']>[number], 'id'> = {
  ...{ at: at(20), state: 'paid', way: 'link', total: 94_854, reason: null },
  ...{ expiresAt: '2025-10-13T13:00:00.000Z', paid: { at: at(40), method: 'card' } },
};
const charges: NonNullable<BookingStory['charges']> = [
  { ...charge, id: '00000000-0000-4000-8000-000000000001' },
  {
    ...{ ...charge, id: '00000000-0000-4000-8000-000000000002', paid: null, state: 'asked' },
    ...{ total: 11_498, reason: 'A second door' },
  },
];

const isToCome = ({ status }: (typeof rows)[number]) => status === 'active';
const button = ({ page }: Visitor, name: RegExp) => page.getByRole('dialog').getByRole('button', { name });

const actions = {
  text: /^(Write a text|Écrire un texto)$/,
  move: /^(Move the visit|Déplacer l(a visite|e rendez-vous))$/,
  resend: /^(Resend messages|Renvoyer un message)$/,
  contact: /^(Correct contact|Corriger les coordonnées)$/,
  storefront: /^(Correct storefront|Corriger la vitrine)$/,
  outcome: /^(Completed or no-show|Effectuée ou manquée)$/,
  note: /^(Add a note|Ajouter une note)$/,
};

/** Presses one of the drawer's actions, once all of the page is there. */
async function opensDialog(visitor: Visitor, action: keyof typeof actions): Promise<void> {
  await allArrived(visitor.page);
  const opener = visitor.page.getByRole('region').getByRole('button', { name: actions[action] });
  // Clear of the bar at the foot.
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // A click that has to be tried again scrolls to another place each time, and the page behind the dialog with it.
  const { x, y, width, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await visitor.page.mouse.click(x + width / 2, y + height / 2);
  await expect(visitor.page.getByRole('dialog')).toBeVisible();
}

const picksDay = async (visitor: Visitor): Promise<void> => {
  await opensDialog(visitor, 'move');
  await visitor.page.locator('[data-day="2025-10-20"]').click();
};

const found: Found = {
  bookings: [{ ...story.booking }],
  clients: [
    {
      ...{ id: '11111111-1111-4111-8111-111111111111', number: story.booking.clientId, businessName: 'Café Exemple' },
      ...{ contactName: 'Camille Exemple', email: 'camille@example.com', phone: '514-555-0100', phoneExtension: null },
      ...{ visits: 2, lastVisit: '2025-10-02', address: story.booking.address, newestOrder: order },
    },
  ],
  requests: [
    {
      ...{ kind: 'quote', id: 'q1', answered: false, name: 'Hôtel Exemple', email: 'hotel@example.com' },
      about: '200, rue Exemple, Montréal',
    },
  ],
};

const screen = (name: string, shows: string, state: Partial<Screen>): Screen => ({
  name: `admin-bookings${name}`,
  shows: `the operator’s bookings, ${shows}`,
  path: `/admin?booking=${order}`,
  answers: [...signedIn, answer(opened, eventful)],
  ...state,
  ...(state.path === undefined && { window: true as const }),
});

export const deskScreens: readonly Screen[] = [
  screen('', 'the visits to come, by day', {
    path: '/admin?filter=upcoming',
    answers: [...signedIn, answer('/api/admin/bookings', rows.filter(isToCome))],
    until: (visitor) => expect(visitor.page.getByRole('button', { name: 'VIP07' })).toBeVisible(),
  }),
  screen('-quiet', 'nothing that needs attention', {
    path: '/admin?filter=attention',
    answers: [...signedIn, answer('/api/admin/bookings', [])],
    until: (visitor) => expect(visitor.page.locator('.admin-nothing')).toBeVisible(),
  }),
  screen('-story', 'a booking that needs attention', {
    until: (visitor) => expect(visitor.page.locator('[data-notes]')).toBeVisible(),
  }),
  screen('-search', 'what the search of the bar finds', {
    answers: [...signedIn, answer(opened, story), answer('/api/admin/search', found)],
    until: async ({ page }) => {
      const sheet = page.getByRole('button', { name: /^(Find a booking|Trouver une réservation)/ });
      const field = page.locator('input[role=combobox]:visible');
      await expect(sheet.or(field)).toBeVisible();
      if (await sheet.isVisible()) await sheet.click();
      await field.fill('exemple');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
    },
  }),
  screen('-write', 'a text that an operator writes', {
    answers: [...signedIn, answer(opened, story)],
    until: async (visitor) => {
      await opensDialog(visitor, 'text');
      await visitor.page.getByRole('dialog').locator('textarea').fill('Nous arrivons à 9 h.');
    },
  }),
  screen('-texts', 'a booking whose client wrote by text', {
    answers: [...signedIn, answer(opened, { ...story, texts })],
    until: (visitor) => expect(visitor.page.locator('[data-received]')).toHaveCount(3),
  }),
  screen('-photos', 'the photographs of a visit', {
    answers: [
      ...signedIn,
      answer(opened, {
        ...story,
        booking: { ...story.booking, appointmentDate: '2025-10-06' },
        ...{ moves: [], weather: [] },
        photos: photographs.map((photo) => ({ ...photo, by: 'crew@example.com' })),
      }),
      drawnPhoto('/api/admin/photos/*'),
    ],
    until: async (visitor) => {
      await expect(visitor.page.locator('[href^="/api/admin/photos"] img')).toHaveCount(4);
      await seesPhotos(visitor, '[href^="/api/admin/photos"] img');
    },
  }),
  screen('-move', 'another day for a visit', { until: picksDay }),
  screen('-any-day', 'a closed day for a visit', {
    until: async (visitor) => {
      await opensDialog(visitor, 'move');
      await visitor.page.getByRole('dialog').getByRole('checkbox').last().check();
      await visitor.page.locator('dialog .day-field-button').click();
      await visitor.page.locator('.day-popover [data-day="2025-10-22"]').click();
    },
  }),
  screen('-changed', 'a booking that changed meanwhile', {
    answers: [...signedIn, answer(opened, eventful), refusal(`${opened}/move`, 'BOOKING_CHANGED')],
    until: async (visitor) => {
      await picksDay(visitor);
      await mockAnswers(visitor.page, [answer(opened, moved)]);
      await button(visitor, actions.move).click();
      await expect(visitor.page.locator('.admin-refusal li')).toHaveCount(2);
    },
  }),
  screen('-contact', 'the contact of a booking, with an address that is none', {
    until: async (visitor) => {
      await opensDialog(visitor, 'contact');
      await visitor.page.getByRole('dialog').locator('input[type=email]').first().fill('camille@');
      await button(visitor, /^(Save|Enregistrer)$/).click();
      await expect(visitor.page.locator('[aria-invalid=true]')).toBeFocused();
    },
  }),
  screen('-contact-changed', 'the contact of a booking that somebody else corrected', {
    answers: [...signedIn, answer(opened, eventful), refusal(`${opened}/contact`, 'BOOKING_CHANGED')],
    until: async (visitor) => {
      await opensDialog(visitor, 'contact');
      await visitor.page.getByRole('dialog').locator('input[type=email]').first().fill('alex@example.com');
      const correction = { at: at(55), by, before: { phone: '514-555-0100' }, after: { phone: '514-555-0177' } };
      const booking = { ...eventful.booking, phone: '514-555-0177' };
      await mockAnswers(visitor.page, [
        answer(opened, { ...eventful, booking, version: 5, corrections: [correction] }),
      ]);
      await button(visitor, /^(Save|Enregistrer)$/).click();
      await expect(visitor.page.locator('dialog input[type=tel]')).toHaveValue('514-555-0177');
      await expect(visitor.page.locator('dialog input[type=email]').first()).toHaveValue('alex@example.com');
      await expect(visitor.page.locator('.admin-refusal li')).toHaveCount(1);
    },
  }),
  screen('-storefront', 'a storefront that costs less, and what becomes of the difference', {
    answers: [
      ...signedIn,
      answer(opened, eventful),
      answer(`${opened}/storefront`, {
        version: eventful.version,
        price: { base: 181_500, gst: 9_075, qst: 18_105, total: 208_680 },
        ...{ charged: 260_418, difference: -51_738, atListPrice: true },
      }),
    ],
    until: async (visitor) => {
      await opensDialog(visitor, 'storefront');
      await visitor.page.getByRole('dialog').locator('select').selectOption('layout1');
      await expect(visitor.page.getByRole('dialog').getByRole('radiogroup')).toBeVisible();
    },
  }),
  screen('-storefront-more', 'a storefront that costs more, and how the difference is paid', {
    answers: [
      ...signedIn,
      answer(opened, eventful),
      answer(`${opened}/storefront`, {
        version: eventful.version,
        price: { base: 309_000, gst: 15_450, qst: 30_823, total: 355_273 },
        ...{ charged: 260_418, difference: 94_855, atListPrice: true },
      }),
    ],
    until: async (visitor) => {
      await opensDialog(visitor, 'storefront');
      await visitor.page.getByRole('dialog').locator('select').selectOption('layout1');
      await expect(visitor.page.getByRole('dialog').getByRole('radiogroup')).toBeVisible();
    },
  }),
  screen('-charges', 'what was asked for since, open, ended and paid', {
    answers: [...signedIn, answer(opened, { ...story, charges })],
    until: async (visitor) => {
      await expect(visitor.page.getByRole('button', { name: /^(Withdraw|Retirer la demande)$/ })).toHaveCount(1);
      await visitor.page
        .getByRole('heading', { name: /^(Charges after the sale|Suppléments après la vente)$/ })
        .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  }),
  screen('-note', 'a note', {
    until: async (visitor) => {
      await opensDialog(visitor, 'note');
      await visitor.page.getByRole('dialog').getByRole('textbox').fill('The awning stays down until noon.');
    },
  }),
  screen('-note-unsure', 'a note without an answer', {
    answers: [...signedIn, answer(opened, eventful), refusal(`${opened}/notes`, 'UNAVAILABLE')],
    until: async (visitor) => {
      await opensDialog(visitor, 'note');
      await visitor.page.getByRole('dialog').getByRole('textbox').fill('The awning stays down until noon.');
      await button(visitor, /^(Add the note|Ajouter la note)$/).click();
      await expect(visitor.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
    faults: ['status of 503'],
  }),
  screen('-outcome', 'how the visit went', {
    answers: [
      ...signedIn,
      answer(opened, { ...eventful, booking: { ...eventful.booking, appointmentDate: '2025-10-06' } }),
    ],
    until: (visitor) => opensDialog(visitor, 'outcome'),
  }),
  screen('-resend', 'the messages of a booking', { until: (visitor) => opensDialog(visitor, 'resend') }),
  screen('-resend-waiting', 'a message on its way again', {
    answers: [...signedIn, answer(opened, eventful), never(`${opened}/messages/*/resend`)],
    until: async (visitor) => {
      await opensDialog(visitor, 'resend');
      await visitor.page.getByRole('dialog').locator('li button').first().click();
      await expect(visitor.page.locator('[aria-busy=true]')).toBeVisible();
    },
  }),
];
