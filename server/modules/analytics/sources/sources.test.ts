import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { stepCounter } from '../count.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const owner = await signIn('owner');
const staff = await signIn('staff');

const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, cookie = owner) => {
  const headers = { cookie, origin: 'http://localhost:3000' };
  const answer = await app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, text: answer.body };
};
const save = (code: string, en = 'The van', fr = 'La camionnette', cookie = owner) =>
  ask('PUT', `sources/${code}`, { names: { en, fr } }, cookie);
const archive = (code: string, archived: boolean) => ask('POST', `sources/${code}/archive`, { archived });
const listed = async () => JSON.parse((await ask('GET', 'sources')).text).sources;
const figuresOf = async (code: string) => {
  const { sources } = JSON.parse((await ask('GET', 'figures')).text);
  return sources.find((one: { code: string }) => one.code === code);
};

/** Somebody arrives by a link with this code, and is counted within the second. */
async function arrives(source: string, step = 'landing'): Promise<void> {
  const counter = stepCounter(testApp.deps);
  counter.count(step, 'fr', source);
  await counter.flush();
}
const counted = async () => {
  const { rows } = await testApp.pool.query(
    `select step, count from funnel_counts where step like 'from:%' order by 1`,
  );
  return rows.map(({ step, count }) => `${step} ${count}`);
};

describe('the owner’s list of sources', () => {
  it('is named in both languages, renamed, archived and listed again', async () => {
    expect(await save('van', 'Van')).toMatchObject({ status: 200 });
    await save('window');
    await save('van');
    expect(await listed()).toEqual([
      { code: 'van', names: { en: 'The van', fr: 'La camionnette' }, archived: false },
      expect.objectContaining({ code: 'window' }),
    ]);
    await archive('van', true);
    expect((await listed()).map((one: { code: string; archived: boolean }) => [one.code, one.archived])).toEqual([
      ['window', false],
      ['van', true],
    ]);
    expect((await archive('van', false)).status).toBe(200);
    expect((await archive('nobody', true)).status).toBe(404);
    const { rows } = await testApp.pool.query(`select action from audit_log where subject = 'source:van' order by id`);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['source.saved', 'source.saved', 'source.archived', 'source.archived'],
    ]);
  });

  it('takes no code that an address would not carry, and nobody’s but an owner’s word', async () => {
    for (const code of ['V', 'a%20b', 'x'.repeat(21), 'VAN']) expect((await save(code)).status).toBe(400);
    expect((await save('van', '')).status).toBe(400);
    expect((await save('van', 'a', 'b', staff)).status).toBe(403);
  });
});

describe('a visitor who comes by a link of a source', () => {
  it('is counted at each step, also when turned away; a source that nobody listed or that is archived counts as none', async () => {
    await arrives('van');
    await arrives('van', 'out-of-area');
    await arrives('nobody');
    await archive('window', true);
    await arrives('window');
    expect(await counted()).toEqual(['from:van:landing 1', 'from:van:out-of-area 1']);
    const { rows } = await testApp.pool.query(
      `select sum(count)::int as all from funnel_counts where step = 'landing'`,
    );
    expect(rows[0].all).toBe(3);
  });

  it('leaves it with the booking, its revenue in the figures, and a column in the files', async () => {
    const { orderNo } = await book(testApp, { booking: { source: 'van' } });
    const { rows } = await testApp.pool.query('select source, base from bookings where order_no = $1', [orderNo]);
    expect(rows[0].source).toBe('van');
    expect(await figuresOf('van')).toMatchObject({ bookings: 1, base: rows[0].base });
    expect((await figuresOf('van')).steps).toContainEqual({ step: 'out-of-area', count: 1 });
    expect((await ask('GET', 'figures.csv?table=sources&language=fr')).text).toMatch(/La camionnette.*van/);
    const [exported] = JSON.parse((await ask('GET', 'export/bookings.json')).text);
    expect(exported).toMatchObject({ orderNo, source: 'van' });
    expect((await ask('GET', 'export/sources.csv')).text).toContain('The van');
  });

  it.each(['nobody', 'Not A Code!', 'x'.repeat(500)])(
    'books as anybody else where the source is %s',
    async (source) => {
      testApp.forget();
      await testApp.pool.query('delete from day_claims');
      const { orderNo } = await book(testApp, { booking: { source } });
      const { rows } = await testApp.pool.query('select source from bookings where order_no = $1', [orderNo]);
      expect(rows[0].source).toBeNull();
    },
  );
});
