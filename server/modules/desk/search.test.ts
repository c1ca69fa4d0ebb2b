import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');

type Found = { businessName: string };
const ask = (path: string) => app.inject({ url: `/api/admin/${path}`, headers: { cookie } });
const found = async (q: string): Promise<string[]> =>
  (await ask(`bookings?q=${encodeURIComponent(q)}`)).json().map(({ businessName }: Found) => businessName);

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
