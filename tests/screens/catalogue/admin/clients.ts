import { expect } from '@playwright/test';
import type { Client, ClientRecord } from '#contract/admin/clients/clients.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { answer, type MockAnswer } from '../../answers.ts';
import type { Screen } from '../../screen.ts';

const list = '/api/admin/clients';
const one = '/api/admin/clients/*';

const signedIn = answer('/api/admin/session', {
  email: 'owner@example.com',
  role: 'owner',
  secondFactor: false,
  secondFactorNeeded: false,
});

const client = (number: number, more: Partial<Client> = {}): Client => ({
  id: `5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f5${number}`,
  number: `HC000${number}`,
  businessName: 'Café Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514-555-0142',
  phoneExtension: null,
  visits: 3,
  lastVisit: '2025-10-14',
  ...more,
});

const first = client(1);
const clients = [
  first,
  client(2, {
    businessName: 'Galerie Modèle & Filles, encadreurs depuis longtemps',
    contactName: 'Alex Modèle',
    email: 'une-adresse-qui-est-tres-longue@example.com',
    visits: 1,
    lastVisit: '2025-10-09',
  }),
  client(3, { businessName: '', contactName: '', email: '', phone: '', visits: 0, lastVisit: null }),
];

const visit = {
  clientId: 'HC0001',
  businessName: 'Café Exemple',
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM' as const,
  coatingType: 'complete',
  status: 'active',
  total: 208_680,
  paid: 208_680,
  refunded: 0,
  certificate: null,
  canPart: true,
};
const record: ClientRecord = {
  ...first,
  address: '12, rue Exemple, Montréal (Québec) H2Y 1C6',
  language: 'fr',
  since: '2024-05-06T14:00:00.000Z',
  otherNumbers: ['HC0007'],
  otherEmails: [],
  otherPhones: [{ phone: '514-555-0177', phoneExtension: null }],
  paid: 469_968,
  refunded: 10_000,
  bookings: [
    { ...visit, orderNo: 'HC-20251006-100001' },
    {
      ...visit,
      orderNo: 'HC-20240506-100002',
      appointmentDate: '2024-05-14',
      coatingType: 'essential',
      status: 'completed',
      total: 126_473,
      paid: 126_473,
      refunded: 10_000,
      certificate: '7K3M-Q2XD',
    },
    {
      ...visit,
      orderNo: 'HC-20240507-100003',
      clientId: 'HC0007',
      businessName: 'Café Exemple, rue Modèle',
      appointmentDate: '2024-06-03',
      status: 'completed',
      canPart: false,
    },
  ],
  joined: [
    {
      id: client(7).id,
      number: 'HC0007',
      businessName: 'Café Exemple, rue Modèle',
      at: '2025-10-07T15:00:00.000Z',
      by: 'owner@example.com',
    },
  ],
  alike: [{ ...client(9, { businessName: 'Comptoir Exemple' }), shared: ['phone'] }],
  messages: [
    {
      id: 9,
      at: '2025-10-06T14:05:00.000Z',
      topic: 'mail.confirmation',
      state: 'done',
      recipient: 'camille@example.com',
    },
    { id: 4, at: '2024-05-15T14:00:00.000Z', topic: 'sms.aftercare', state: 'failed', recipient: '514-555-0142' },
  ],
  terms: [
    {
      orderNo: 'HC-20251006-100001',
      at: '2025-10-06T14:00:00.000Z',
      version: '2025-01-08',
      language: 'fr',
      method: 'web_modal',
    },
  ],
  consents: [],
  plan: {
    visits: 2,
    at: '2025-10-06T15:10:00.000Z',
    by: 'owner@example.com',
    email: 'camille@example.com',
    orderNo: 'HC-20251006-100001',
    endedAt: null,
  },
  textsStopped: [{ phone: '+15145550142', at: '2024-05-16T14:00:00.000Z', orderNo: 'HC-20251006-100001' }],
  notes: [
    {
      at: '2025-10-06T15:00:00.000Z',
      by: 'owner@example.com',
      words: 'Préfère le matin, avant l’ouverture.',
      orderNo: null,
    },
    { at: '2024-05-13T15:00:00.000Z', by: null, words: 'Sonner deux fois.', orderNo: 'HC-20240506-100002' },
  ],
};

// What may be done about the newest visit, at the foot.
const story = answer('/api/admin/bookings/*', aStory());

const listed = (found: readonly Client[]): MockAnswer[] => [signedIn, answer(list, { clients: found, next: null })];

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-client${name}`,
  shows: `the clients, ${shows}`,
  path: '/admin/clients',
  answers: listed(clients),
  until: ({ page }) => expect(page.getByRole('button', { name: 'Galerie Modèle' })).toBeVisible(),
  ...state,
});

const opened = (name: string, shows: string, state: Partial<Screen> = {}): Screen =>
  screen(name, shows, {
    path: `/admin/clients?client=${first.id}`,
    answers: [...listed(clients), answer(one, record), story],
    until: ({ page }) => expect(page.getByRole('heading', { level: 2, name: 'Café Exemple' })).toBeVisible(),
    ...state,
  });

export const adminClientScreens: readonly Screen[] = [
  screen('s', 'who booked last first'),
  opened('-record', 'the record of one of them'),
  opened('-plan', 'a yearly plan chosen for one who calls, without their consent', {
    answers: [...listed(clients), answer(one, { ...record, plan: null }), story],
    until: async ({ page }) => {
      await page.getByRole('button', { name: /^(Choose a plan|Choisir un plan)/ }).click();
      await page.locator('.admin-drawer form:has(blockquote) button[type=submit]').click();
      await expect(page.locator('.admin-drawer [aria-invalid]')).toBeVisible();
    },
  }),
  opened('-join', 'one who is joined with another', {
    window: true,
    until: async ({ page }) => {
      await page.getByRole('button', { name: /^(Merge another|Réunir avec un autre)/ }).click();
      await expect(page.getByRole('dialog').getByText('HC0002')).toBeVisible();
    },
  }),
];
