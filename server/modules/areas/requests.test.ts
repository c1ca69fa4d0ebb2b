import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servedAreas } from '#business/area.ts';
import { areaConsent } from '#business/consents/area-consent.ts';
import { defaultContact } from '#business/settings.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { aVisitor, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { announceAreas } from './announce.ts';
import { confirmArea, leaveArea, readAreaRequest } from './answer.ts';
import { purgeAreaRequests } from './purge.ts';
import { findAreaRequest } from './queries.ts';
import { requestArea } from './request.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const day = 24 * 60;
/** From when on two more areas are served. */
const opening = new Date('2025-10-08T04:00:00Z');
const french = aVisitor('french', { language: 'fr', ip: '192.0.2.7', userAgent: 'a browser' });
const ask = (email: string, postalCode = 'H1A 2B3') => requestArea(testApp.deps, french, { email, postalCode });
const rowsOf = async (email: string) =>
  (await testApp.pool.query('select * from area_requests where email = $1', [email])).rows;
const mailsTo = (email: string, topic = 'mail.area-confirm') =>
  countRows(testApp, 'outbox', `recipient = '${email}' and topic = '${topic}'`);

async function asked(email: string, postalCode?: string) {
  await ask(email, postalCode);
  const [row] = await rowsOf(email);
  return { id: String(row.id), token: linkToken(testApp.deps.appSecret, row.id) };
}

describe('somebody who wants to be told when an area is served', () => {
  it('is asked by mail whether the address is theirs, and the consent is kept as it was shown', async () => {
    expect(await ask(' Camille@Example.com ', 'h1a 2b3')).toEqual({ asked: true });
    const [row] = await rowsOf('camille@example.com');
    expect(row).toMatchObject({
      area: 'H1A',
      language: 'fr',
      state: 'asked',
      consent_text: areaConsent.fr(contactWords(defaultContact).fr),
      ip_address: '192.0.2.7',
      user_agent: 'a browser',
      created_at: mondayMorning,
    });
    expect(row.token_hash).toBe(sha256(linkToken(testApp.deps.appSecret, row.id)));
    const mail = `subject = '${row.id}' and topic = 'mail.area-confirm' and language = 'fr' and state = 'queued'`;
    expect(await countRows(testApp, 'outbox', mail)).toBe(1);
  });

  it.each([
    ['an area that is served', 'H2Y 1C6', 'AREA_SERVED_ALREADY'],
    ['no area', '123', 'POSTAL_CODE_TOO_SHORT'],
    ['less than an area', 'H1', 'POSTAL_CODE_TOO_SHORT'],
  ])('is refused for %s', async (_what, postalCode, refused) => {
    expect(await ask('refused@example.com', postalCode)).toEqual({ refused });
    expect(await rowsOf('refused@example.com')).toEqual([]);
  });

  it('may ask for an area that the operator has blocked', async () => {
    expect(await ask('blocked@example.com', 'H4C 1A1')).toEqual({ asked: true });
  });

  it('gets no second mail within a day, and one after it', async () => {
    const { id } = await asked('twice@example.com');
    await Promise.all([ask('twice@example.com'), ask('TWICE@example.com'), ask('twice@example.com')]);
    later(testApp, day - 1);
    expect(await ask('twice@example.com')).toEqual({ asked: true });
    expect(await mailsTo('twice@example.com')).toBe(1);
    later(testApp, 1);
    await ask('twice@example.com');
    expect(await mailsTo('twice@example.com')).toBe(2);
    expect(await countRows(testApp, 'area_requests', `id = '${id}'`)).toBe(1);
    expect(await rowsOf('twice@example.com')).toHaveLength(1);
  });

  it('gets one mail when many ask for the same address at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('rush@example.com')));
    expect(await rowsOf('rush@example.com')).toHaveLength(1);
    expect(await mailsTo('rush@example.com')).toBe(1);
  });

  it('gets three mails a day at most, whichever areas are named', async () => {
    for (const area of ['H1A', 'H1B', 'H1C', 'H1E', 'H1G']) {
      expect(await ask('flooded@example.com', area)).toEqual({ asked: true });
    }
    expect(await mailsTo('flooded@example.com')).toBe(3);
  });

  it('gets three mails a day, also when ten areas are asked for at once, each in another spelling of the mailbox', async () => {
    const areas = ['H1A', 'H1B', 'H1C', 'H1E', 'H1G', 'H1H', 'H1J', 'H1K', 'H1L', 'H1M'];
    await Promise.all(areas.map((area, n) => ask(`fl.ooded+${n}@googlemail.com`, area)));
    await ask('flooded@gmail.com', 'H1N');
    const written = `topic = 'mail.area-confirm' and recipient like 'fl%mail.com'`;
    expect(await countRows(testApp, 'outbox', written)).toBe(3);
    expect(await countRows(testApp, 'area_requests', `email like 'fl%mail.com'`)).toBe(3);
  });

  it('gets the same answer and no mail when the address is confirmed already', async () => {
    const { token } = await asked('known@example.com');
    await confirmArea(testApp.deps, { token });
    later(testApp, 3 * day);
    expect(await ask('known@example.com')).toEqual({ asked: true });
    expect(await mailsTo('known@example.com')).toBe(1);
  });
});

describe('the link of such a mail', () => {
  it('shows the area and changes nothing, confirms as often as it is pressed, and is told apart from a wrong one', async () => {
    const { token } = await asked('link@example.com');
    expect(await readAreaRequest(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'asked' });
    expect(await readAreaRequest(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'asked' });
    for (let press = 0; press < 2; press++) {
      expect(await confirmArea(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'confirmed' });
    }
    expect(await readAreaRequest(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'confirmed' });
    for (const act of [readAreaRequest, confirmArea, leaveArea]) {
      expect(await act(testApp.deps, { token: 'x' })).toEqual({ refused: 'AREA_LINK_INVALID' });
    }
  });

  it('takes everything personal back, for good, and the mail that was not sent', async () => {
    const { id, token } = await asked('leaver@example.com');
    expect(await leaveArea(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'left' });
    expect(await leaveArea(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'left' });
    expect(await findAreaRequest(testApp.db, sha256(token))).toMatchObject({
      id,
      state: 'left',
      email: sha256('leaver@example.com'),
      ipAddress: '',
      userAgent: '',
      leftAt: mondayMorning,
    });
    expect(await countRows(testApp, 'outbox', `subject = '${id}'`)).toBe(0);
    expect(await confirmArea(testApp.deps, { token })).toEqual({ refused: 'AREA_LINK_INVALID' });
    expect(await readAreaRequest(testApp.deps, { token })).toEqual({ area: 'H1A', state: 'left' });
  });

  it('takes address and words out of the mails that were sent, and of one under way as soon as it is over', async () => {
    const { id, token } = await asked('sent@example.com');
    const write = (state: string) =>
      testApp.pool.query(`update outbox set state = $2, content = '{"text":"hello"}' where subject = $1`, [id, state]);
    const left = `subject = '${id}' and (recipient is not null or content is not null)`;
    await write('calling');
    await leaveArea(testApp.deps, { token });
    expect(await countRows(testApp, 'outbox', left)).toBe(1);
    await write('done');
    await purgeAreaRequests(testApp.deps);
    expect(await countRows(testApp, 'outbox', left)).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject = '${id}'`)).toBe(1);
  });

  it('can be followed by a new request of the same address', async () => {
    const { token } = await asked('again@example.com');
    await leaveArea(testApp.deps, { token });
    expect(await ask('again@example.com')).toEqual({ asked: true });
    expect(await rowsOf('again@example.com')).toMatchObject([{ state: 'asked' }]);
  });
});

describe('an area of a list that has begun', () => {
  beforeAll(async () => {
    await testApp.pool.query(
      `insert into area_lists (starts_at, areas, administrator_id, created_at) values ($1, $2, 'an-owner', $1)`,
      [opening, JSON.stringify([...servedAreas, 'H7X', 'H7Y'])],
    );
    testApp.forget();
  });

  it('is told once to everybody who confirmed, and to nobody else', async () => {
    const waiting = await asked('waiting@example.com', 'H7X 1A1');
    const silent = await asked('silent@example.com', 'H7X 1A1');
    const elsewhere = await asked('elsewhere@example.com', 'H7Z 1A1');
    const gone = await asked('gone@example.com', 'H7X 1A1');
    for (const { token } of [waiting, elsewhere, gone]) await confirmArea(testApp.deps, { token });
    await leaveArea(testApp.deps, gone);
    expect(await announceAreas(testApp.deps)).toBe(0);
    testApp.time.now = opening;
    const [here, there] = await Promise.all([announceAreas(testApp.deps), announceAreas(testApp.deps)]);
    expect(here + there).toBe(1);
    expect(await announceAreas(testApp.deps)).toBe(0);
    expect(await mailsTo('waiting@example.com', 'mail.area-opened')).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.area-opened'`)).toBe(1);
    expect(await readAreaRequest(testApp.deps, waiting)).toEqual({ area: 'H7X', state: 'told' });
    expect(await readAreaRequest(testApp.deps, silent)).toEqual({ area: 'H7X', state: 'asked' });
    expect(await confirmArea(testApp.deps, waiting)).toEqual({ area: 'H7X', state: 'confirmed' });
    expect(await leaveArea(testApp.deps, waiting)).toEqual({ area: 'H7X', state: 'left' });
    expect(await countRows(testApp, 'outbox', `topic = 'mail.area-opened'`)).toBe(0);
  });

  it('is not told while the operator blocks it', async () => {
    const { token } = await asked('patient@example.com', 'H7Y 1A1');
    await confirmArea(testApp.deps, { token });
    testApp.time.now = opening;
    await testApp.pool.query(`insert into blocked_postal_codes (postal_code) values ('H7Y')`);
    testApp.forget();
    expect(await announceAreas(testApp.deps)).toBe(0);
    await testApp.pool.query(`delete from blocked_postal_codes where postal_code = 'H7Y'`);
    testApp.forget();
    expect(await announceAreas(testApp.deps)).toBe(1);
  });
});

describe('a request that nobody confirms', () => {
  it('is gone with its mails after seven days, and no other is', async () => {
    const { id } = await asked('week@example.com');
    const kept = await asked('kept@example.com');
    await confirmArea(testApp.deps, kept);
    later(testApp, 7 * day - 1);
    await purgeAreaRequests(testApp.deps);
    expect(await rowsOf('week@example.com')).toHaveLength(1);
    later(testApp, 1);
    expect(await purgeAreaRequests(testApp.deps)).toBeGreaterThanOrEqual(1);
    expect(await rowsOf('week@example.com')).toEqual([]);
    expect(await countRows(testApp, 'outbox', `subject = '${id}'`)).toBe(0);
    expect(await rowsOf('kept@example.com')).toHaveLength(1);
  });
});
