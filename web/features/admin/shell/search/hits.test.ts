import { expect, it } from 'vitest';
import type { Found } from '#contract/admin/search.ts';
import { hitsOf } from './hits.ts';

const found: Found = {
  bookings: [
    {
      ...{
        orderNo: 'HC-20251001-100000',
        clientId: 'HC0042',
        businessName: 'Café Exemple',
        contactName: 'Zoé Exemple',
      },
      ...{ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', coatingType: 'complete', status: 'cancelled' },
    },
  ],
  clients: [
    {
      ...{ id: 'one', number: 'HC0042', businessName: '', contactName: 'Zoé Exemple', email: 'zoe@example.com' },
      ...{ phone: '5145550142', phoneExtension: null, visits: 2, lastVisit: null },
      ...{ address: '1, rue Exemple', newestOrder: 'HC-20251001-100000' },
    },
  ],
  requests: [
    {
      ...{ kind: 'quote', id: 'q1', answered: true, name: 'Hôtel Exemple', email: 'hotel@example.com' },
      about: '2, rue Exemple',
    },
    { kind: 'waiting', id: 'w1', answered: false, name: null, email: 'zoe@example.com', about: '2025-10-20' },
  ],
};

it('what a search finds is named as the lists name it, and opens its own page', () => {
  const hits = hitsOf(found, 'fr').map(({ name, facts, href, order }) => [
    name,
    facts.replaceAll(/\s/g, ' '),
    href,
    order,
  ]);
  expect(hits).toEqual([
    [
      'Café Exemple',
      '14 oct. 2025, Préservation complète, Annulée, Zoé Exemple, HC-20251001-100000',
      '/admin?booking=HC-20251001-100000',
      'HC-20251001-100000',
    ],
    ['Zoé Exemple', '1, rue Exemple, 514 555-0142, 2 visites', '/admin/clients?client=one', 'HC-20251001-100000'],
    [
      'Hôtel Exemple',
      'Demande de prix, 2, rue Exemple, hotel@example.com',
      '/admin/reviews?list=answered&review=q1',
      null,
    ],
    ['zoe@example.com', 'Sur la liste d’attente, 20 oct. 2025', '/admin/waiting-list', null],
  ]);
});
