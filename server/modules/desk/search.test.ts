import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '#contract/admin/search.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { aReview } from '#tests/builders/reviews.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');

type Listed = { businessName: string };
const ask = (path: string) => app.inject({ url: `/api/admin/${path}`, headers: { cookie } });
const found = async (q: string): Promise<string[]> =>
  (await ask(`bookings?q=${encodeURIComponent(q)}`)).json().map(({ businessName }: Listed) => businessName);

const shops = {
  epicerie: {
    business_name: 'L’Épicerie d’Élodie',
    contact_name: 'Zoé L’Écuyer',
    address: '4321, rue Saint-Exemple',
    order_no: 'HC-20260601-134351',
    reference: 'BK-7Q2M4X',
  },
  obrien: {
    business_name: "Pâtisserie O'Brien",
    contact_name: "Siobhán O'Brien",
    billing_street: '12, chemin du Golf',
  },
  cafe: { business_name: 'Cafe\u0301 Cre\u0300me', contact_name: 'Noe\u0308l He\u0301bert', billing_city: 'Laval' },
  boeuf: { business_name: 'Le Bœuf à la Une', phone: '(438) 555-0114', email: 'zoe.boeuf@example.com' },
};
const named = (shop: keyof typeof shops) => [shops[shop].business_name];

beforeAll(async () => {
  for (const [index, shop] of Object.values(shops).entries()) {
    const id = await sold(testApp, { at: `2025-10-0${index + 1}T14:00:00Z` });
    // Each by a change of its own, as the program before wrote and as a restored row is mended.
    for (const [column, value] of Object.entries(shop))
      await testApp.pool.query(`update bookings set ${column} = $2 where id = $1`, [id, value]);
  }
});

describe('somebody is on the phone, and is found by', () => {
  it.each<[string, keyof typeof shops]>([
    ["L'Épicerie", 'epicerie'],
    ['epicerie', 'epicerie'],
    ["l'epicerie", 'epicerie'],
    ['Ecuyer', 'epicerie'],
    ['ecuyer zoe', 'epicerie'],
    ['4321, rue', 'epicerie'],
    ['saint exemple', 'epicerie'],
    ['HC\u201120260601\u2011134351', 'epicerie'],
    ['hc20260601134351', 'epicerie'],
    ['134351', 'epicerie'],
    ['BK-7Q2M4X', 'epicerie'],
    ['bk7q2m4x', 'epicerie'],
    ['7q2m', 'epicerie'],
    ['O’Brien', 'obrien'],
    ['obrien', 'obrien'],
    ['patisserie', 'obrien'],
    ['golf 12', 'obrien'],
    ['Café', 'cafe'],
    ['Hébert', 'cafe'],
    ['laval creme', 'cafe'],
    ['boeuf', 'boeuf'],
    ['+1 438 555 0114', 'boeuf'],
    ['1-438-555-0114', 'boeuf'],
    ['438.555.0114', 'boeuf'],
    ['555 0114', 'boeuf'],
    ['0114', 'boeuf'],
    ['zoe.boeuf@', 'boeuf'],
  ])('%s', async (q, shop) => {
    expect(await found(q)).toEqual(named(shop));
  });

  it.each(['h2y1c6', 'H2Y 1C6', 'full preservation', 'Préservation complète', 'Montréal H2Y', ''])(
    'all of them are by %s, which they share',
    async (q) => {
      const fits = q.startsWith('Montréal') ? 3 : 4;
      expect(await found(q)).toHaveLength(fits);
    },
  );

  it('what is emptied is found no more', async () => {
    await testApp.pool.query(`update bookings set contact_name = '' where contact_name like 'Siobh%'`);
    expect(await found('siobhan')).toEqual([]);
    expect(await found('obrien')).toEqual(named('obrien'));
  });

  it('the same words find clients and messages', async () => {
    await testApp.pool.query(
      `insert into outbox (topic, subject, recipient, language, state, due_at, settled_at, created_at)
       select 'mail.confirmation', id, email, 'fr', 'done', now(), now(), now() from bookings`,
    );
    const messages = (await ask(`messages?view=sent&q=${encodeURIComponent("l'epicerie elodie")}`)).json().messages;
    expect(messages).toMatchObject([{ businessName: shops.epicerie.business_name }]);
  });
});

describe('the search of the bar', () => {
  const all = async (q: string): Promise<Found> => (await ask(`search?q=${encodeURIComponent(q)}`)).json();
  const names = ({ bookings, clients, requests }: Found) => [
    bookings.map(({ businessName }) => businessName),
    clients.map(({ businessName }) => businessName),
    requests.map(({ kind, name, email, about }) => [kind, name ?? email, about]),
  ];

  it('finds bookings, clients and requests by the same words, and a client with the order to book again from', async () => {
    await linkVisits(testApp.deps);
    await aReview(testApp, { companyName: 'Hôtel L’Épicerie', email: 'hotel.elodie@example.com' });
    const consent = `'words', '127.0.0.1', 'browser', now()`;
    await testApp.pool.query(`
      insert into area_requests (id, email, area, language, token_hash, consent_text, ip_address, user_agent, created_at)
      values (gen_random_uuid(), 'elodie@example.com', 'J4G', 'fr', 'one', ${consent});
      insert into waiting_entries (id, email, phone, language, from_date, to_date, draft, state, token_hash, consent_text,
        ip_address, user_agent, created_at)
      values (gen_random_uuid(), 'paul@example.com', '+15145550187', 'fr', '2025-10-20', '2025-10-24', '{}', 'waiting', 'two',
        ${consent})`);
    const hotel = ['review', 'Hôtel L’Épicerie', '200, rue Exemple, Montréal (Québec) H2Y 1A1'];
    expect(names(await all('elodie epicerie'))).toEqual([named('epicerie'), named('cafe'), [hotel]]);
    expect(names(await all(' elodie j4g'))[2]).toEqual([['area', 'elodie@example.com', 'J4G']]);
    expect(names(await all('HOTEL.elodie@example.com'))[2]).toEqual([hotel]);
    expect(names(await all('514 555-0187'))[2]).toEqual([['waiting', 'paul@example.com', '2025-10-20']]);
    // The three share a phone: one client, named by the newest booking.
    const [client] = (await all('ecuyer')).clients;
    const { rows } = await testApp.pool.query(`select order_no from bookings where business_name = $1`, named('cafe'));
    expect(client).toMatchObject({ newestOrder: rows[0].order_no, visits: 3 });
  });

  it('finds nothing by signs alone, and is open to the office only', async () => {
    expect(names(await all('-.,'))).toEqual([[], [], []]);
    expect((await app.inject({ url: '/api/admin/search?q=epicerie' })).statusCode).toBe(401);
  });
});
