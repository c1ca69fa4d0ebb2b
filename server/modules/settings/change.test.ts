import { extractText } from 'unpdf';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLedgerAccounts } from '#business/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { SettingKey, SettingValues } from '#domain/settings/settings.ts';
import { blockArea } from '#server/modules/areas/block.ts';
import { checkPostalCode } from '#server/modules/areas/check.ts';
import { requestArea } from '#server/modules/areas/request.ts';
import { previewCancellation } from '#server/modules/bookings/cancel/customer.ts';
import { markOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { readVisitChanges } from '#server/modules/bookings/move/options.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { quotePrices } from '#server/modules/checkout/quote.ts';
import { composeText } from '#server/modules/messages/compose/text.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import { aVisitor, book, cancelToken, countRows, mondayMorning } from '#tests/builders/test-app.ts';
import { mondayEvening, openWeatherApp } from '#tests/builders/weather.ts';
import { changeSetting, listSettings } from './change.ts';
import { changeInvitations } from './invitation-codes.ts';
import { defaults, readSettings, settingsSnapshot, writeSetting } from './queries/settings.ts';
import { validateInvitationCode } from './validate-invitation-code.ts';

const testApp = await openWeatherApp();
afterAll(() => testApp.close());
const { deps } = testApp;
const { written, rowOf } = composing(testApp);
const owner = { id: 'owner' };

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from settings; delete from day_claims;');
  testApp.forget();
});

const set = <K extends SettingKey>(key: K, value: SettingValues[K] | null, seen: SettingValues[K] = defaults[key]) =>
  changeSetting(deps, owner, { key, value, seen });

const booked = (appointmentDate = '2025-10-09') => book(testApp, { booking: { appointmentDate } });
const confirmation = async () => written((await booked()).bookingId, 'mail.confirmation');
const french = aVisitor('french', { language: 'fr' });

async function consentOf(email: string): Promise<string> {
  await requestArea(deps, french, { email, postalCode: 'H1A 2B3' });
  const { rows } = await testApp.pool.query('select consent_text from area_requests where email = $1', [email]);
  return rows[0]?.consent_text ?? '';
}

const ratingPage = { en: 'https://reviews.example.com/en', fr: 'https://reviews.example.com/fr' };

type Case = {
  key: SettingKey;
  change: () => ReturnType<typeof set>;
  /** What somebody outside is told. */
  asked: (round: string) => Promise<unknown>;
  before: unknown;
  after: unknown;
};
const aCase = <K extends SettingKey>(
  key: K,
  value: SettingValues[K],
  outside: Pick<Case, 'asked' | 'before' | 'after'>,
): Case => ({ key, change: () => set(key, value), ...outside });

const cases: readonly Case[] = [
  aCase('phone', '+14385550187', {
    asked: async () => /438-555-01\d\d|514-555-01\d\d/.exec((await confirmation()).text.split('\n-- \n')[1] ?? '')?.[0],
    before: '514-555-0142',
    after: '438-555-0187',
  }),
  aCase('email', 'bonjour@example.org', {
    asked: async () => (await confirmation()).replyTo,
    before: 'care@example.com',
    after: 'bonjour@example.org',
  }),
  aCase(
    'phoneHours',
    { days: [2, 6], opens: '8:30 AM', closes: '6:00 PM' },
    {
      asked: async () => /, ((?:Mon|Tues)day to [^.]+)\./.exec((await confirmation()).text)?.[1],
      before: 'Monday to Friday, 7:00 AM to 5:00 PM',
      after: 'Tuesday to Saturday, 8:30 AM to 6:00 PM',
    },
  ),
  aCase(
    'mailingAddress',
    { street: '7, rue de l’Essai', city: 'Laval', province: 'QC', postalCode: 'H7A 0A1' },
    {
      asked: async (round) => /Hauteclaire, (.*), care/.exec(await consentOf(`${round}@example.com`))?.[1],
      before: '100, rue Exemple, Montréal (QC) H2Y 1A1',
      after: '7, rue de l’Essai, Laval (QC) H7A 0A1',
    },
  ),
  aCase('operatorEmail', 'night@example.org', {
    async asked(round) {
      await testApp.pool.query(
        `insert into outbox (topic, subject, dedupe_key, state, due_at, created_at) values ('operator.alert', $1, '', 'queued', now(), now())`,
        [`test:${round}`],
      );
      return (await written(`test:${round}`, 'operator.alert')).to.address;
    },
    before: 'operator@example.com',
    after: 'night@example.org',
  }),
  aCase('refundCutoffHours', 36, {
    async asked() {
      const token = await cancelToken(testApp, (await booked()).orderNo);
      const preview = await previewCancellation(deps, { token });
      return isRefusal(preview) ? preview : [preview.refundEligible, preview.cutoffHours];
    },
    before: [true, 24],
    after: [true, 36],
  }),
  aCase('rescheduleNoticeHours', 96, {
    async asked() {
      const { orderNo } = await booked();
      const key = await orderKey(testApp, orderNo);
      const changes = await readVisitChanges(deps, { orderNo, key });
      return isRefusal(changes) ? changes : [changes.canMove, changes.noticeHours];
    },
    before: [true, 48],
    after: [false, 96],
  }),
  aCase('closesOn', '2025-10-20', {
    asked: async () => (await listBookedDates(deps, { hash: null })).closesOn,
    before: '2025-11-05',
    after: '2025-10-20',
  }),
  aCase('crewsPerDay', 0, {
    asked: async () => (await listBookedDates(deps, { hash: null })).bookedDates.length > 0,
    before: false,
    after: true,
  }),
  aCase('platinumOffered', false, {
    async asked() {
      const prices = await quotePrices(deps, { hash: null }, { buildingSize: 'little-storefront', layout: 1 });
      return isRefusal(prices) ? prices : prices.availability.platinum?.offered;
    },
    before: true,
    after: false,
  }),
  aCase(
    'weatherThresholds',
    {
      precipitationChance: 20,
      precipitationMm: 2,
      washMm: 4,
      dryHours: 24,
      temperatureC: 2,
      gustKmh: 60,
      highGustKmh: 45,
    },
    {
      async asked() {
        await booked('2025-10-09');
        testApp.forecast.set('2025-10-09', { precipitationChance: 30 });
        testApp.time.now = mondayEvening;
        return (await judgeVisits(deps)).proposed;
      },
      before: 0,
      after: 1,
    },
  ),
  aCase('waitingHoldHours', 6, {
    asked: async () => (await deps.settings.read()).waitingHoldHours,
    before: 4,
    after: 6,
  }),
  aCase('accountantMail', { email: 'books@example.com', language: 'fr' } as const, {
    asked: async () => (await readSettings(deps.db)).values.accountantMail,
    before: null,
    after: { email: 'books@example.com', language: 'fr' },
  }),
  aCase(
    'ledgerAccounts',
    { ...defaultLedgerAccounts, sales: '4000 Ventes' },
    {
      asked: async () => (await readSettings(deps.db)).values.ledgerAccounts.sales,
      before: '4000',
      after: '4000 Ventes',
    },
  ),
  aCase('ratingPage', ratingPage, {
    asked: async () => (await deps.settings.read()).ratingPage,
    before: null,
    after: ratingPage,
  }),
  aCase('weatherSilence', 'move', {
    async asked() {
      testApp.forecast.set('2025-10-09', { precipitationChance: 90 });
      const { bookingId } = await booked('2025-10-09');
      testApp.time.now = mondayEvening;
      await judgeVisits(deps);
      const { rows } = await testApp.pool.query('select silence from weather_notifications where booking_id = $1', [
        bookingId,
      ]);
      return rows[0]?.silence;
    },
    before: 'ask',
    after: 'move',
  }),
];

describe('a setting', () => {
  it('is one of those that are tried here', () => {
    expect(cases.map(({ key }) => key).sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each(cases)('holds at once for whoever asks: $key', async ({ key, change, asked, before, after }) => {
    expect(await asked(`${key.toLowerCase()}-before`)).toEqual(before);
    await testApp.pool.query("update bookings set status = 'cancelled'; delete from day_claims;");
    testApp.time.now = mondayMorning;
    testApp.forget();
    expect(await change()).toBeUndefined();
    expect(await asked(`${key.toLowerCase()}-after`)).toEqual(after);
  });

  it('that nobody has set is the program’s own for the checkout and for the pages alike', async () => {
    defaults.platinumOffered = false;
    testApp.forget();
    const prices = await quotePrices(deps, { hash: null }, { buildingSize: 'little-storefront', layout: 1 });
    const { platinumOffered } = await settingsSnapshot(testApp.db).read();
    defaults.platinumOffered = true;
    expect(prices).toMatchObject({ availability: { platinum: { offered: false } } });
    expect(platinumOffered).toBe(false);
  });

  it('is read by another copy of the program too', async () => {
    await set('phone', '+14385550187');
    expect((await settingsSnapshot(testApp.db).read()).contact.phone).toBe('+14385550187');
  });

  it('of the weather that an earlier release stored keeps its limits, and has the default of those that came since', async () => {
    const stored = { precipitationChance: 45, precipitationMm: 3, temperatureC: 4, gustKmh: 50 };
    await writeSetting(testApp.db, 'weatherThresholds', stored);
    const { value, standard, isSet } = (await listSettings(deps)).values.weatherThresholds;
    expect([value, isSet]).toEqual([{ ...standard, ...stored }, true]);
  });

  it('is refused when somebody else has changed it since it was seen, and nothing is written', async () => {
    await set('refundCutoffHours', 36);
    const written = await countRows(testApp, 'audit_log');
    expect(await set('refundCutoffHours', 48, 24)).toEqual({ refused: 'SETTING_CHANGED' });
    expect((await listSettings(deps)).values.refundCutoffHours).toMatchObject({ value: 36, isSet: true });
    expect(await countRows(testApp, 'audit_log')).toBe(written);
  });

  it('is refused where a visit could be moved when it is too late for a refund, whichever of the two is changed', async () => {
    const refused = { refused: 'NOTICE_TOO_SHORT' };
    expect(await set('rescheduleNoticeHours', 23)).toEqual(refused);
    expect(await set('refundCutoffHours', 49)).toEqual(refused);
    expect(await set('refundCutoffHours', 48)).toBeUndefined();
    expect(await set('rescheduleNoticeHours', 96)).toBeUndefined();
    expect(await set('refundCutoffHours', 96, 48)).toBeUndefined();
    expect(await set('rescheduleNoticeHours', null, 96)).toEqual(refused);
    expect(await set('phone', '+14385550187')).toBeUndefined();
  });

  it('tells how many hours were promised of the visits to come, and of how many', async () => {
    await testApp.pool.query(`update bookings set status = 'completed'`);
    await booked('2025-10-13');
    await booked('2025-10-14');
    await set('refundCutoffHours', 36);
    await booked('2025-11-03');
    const { refundCutoffHours, rescheduleNoticeHours } = (await listSettings(deps)).promised;
    expect(refundCutoffHours.toSorted((a, b) => a.hours - b.hours)).toEqual([
      { hours: 24, count: 2 },
      { hours: 36, count: 1 },
    ]);
    expect(rescheduleNoticeHours).toEqual([{ hours: 48, count: 3 }]);
  });

  it('is changed by one of two who press at the same moment', async () => {
    const both = await Promise.all([set('crewsPerDay', 2), set('crewsPerDay', 3)]);
    expect(both.filter(isRefusal)).toEqual([{ refused: 'SETTING_CHANGED' }]);
  });

  it('goes back to its standard, which then follows the program again', async () => {
    await set('email', 'bonjour@example.org');
    expect(await set('email', null, 'bonjour@example.org')).toBeUndefined();
    expect((await listSettings(deps)).values.email).toMatchObject({ value: 'care@example.com', isSet: false });
    expect(await countRows(testApp, 'settings')).toBe(0);
  });

  it('is written down once for each change: who, what, from what to what', async () => {
    const since = await countRows(testApp, 'audit_log');
    await set('crewsPerDay', 4);
    await set('crewsPerDay', 4, 4);
    const { rows } = await testApp.pool.query('select * from audit_log order by id offset $1', [since]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      administrator_id: 'owner',
      action: 'setting.changed',
      subject: 'setting:crewsPerDay',
      before: { value: 1, standard: true },
      after: { value: 4, standard: false },
    });
    expect((await listSettings(deps)).values.crewsPerDay.changedAt).toBe(mondayMorning.toISOString());
  });

  it('that is stored and cannot be lived with does not count', async () => {
    await testApp.pool.query(`insert into settings (key, value) values ('phone', '"911"'), ('invitationCodes', '7')`);
    const { values, invitations } = await listSettings(deps);
    expect(values.phone).toMatchObject({ value: '+15145550142', isSet: false });
    expect(invitations).toEqual({ codes: [{ code: 'HCPREVIEW', uses: 0 }], fromStart: true });
  });
});

describe('the mails and texts of a business with another contact', () => {
  it('name the old one nowhere: not drawn, not plain, not in the calendar file, not in the text', async () => {
    await set('phone', '+14385550187');
    await set('email', 'bonjour@example.org');
    const { bookingId, orderNo } = await booked();
    const mail = await written(bookingId, 'mail.confirmation');
    const calendar = (mail.calendar?.content ?? '').replace(/\r\n[ \t]/g, '');
    testApp.time.now = new Date('2025-10-09T23:00:00Z');
    await markOutcome(deps, { orderNo, version: 0, outcome: 'completed', by: { ...owner, role: 'owner' } });
    const text = await composeText(deps, await rowOf(bookingId, 'sms.aftercare'));
    for (const written of [mail.html, mail.text, calendar, JSON.stringify(text)]) {
      expect(written).toContain('438-555-0187');
      expect(written).not.toMatch(/514-555-0142|\+15145550142/);
    }
    expect(mail.html).toContain('href="mailto:bonjour@example.org"');
    expect(mail.replyTo).toBe('bonjour@example.org');
    const [invoice] = mail.attachments;
    const { text: printed } = await extractText(new Uint8Array(invoice?.content ?? []), { mergePages: true });
    expect(printed).toContain('bonjour@example.org');
    expect(printed).not.toContain('care@example.com');
  });
});

describe('an area', () => {
  it('that is blocked turns visitors away at once, and tells those who wait when it is opened', async () => {
    const asked = () => checkPostalCode(deps, { postalCode: 'H2Y 1C6' });
    expect(await asked()).toEqual({ area: 'H2Y' });
    await blockArea(deps, owner, { area: 'H2Y', blocked: true });
    expect(await asked()).toEqual({ refused: 'AREA_NOT_SERVED' });
    await requestArea(deps, french, { email: 'wait@example.com', postalCode: 'H2Y 1C6' });
    await testApp.pool.query("update area_requests set state = 'confirmed' where email = 'wait@example.com'");
    expect((await listSettings(deps)).blockedAreas).toContainEqual({ area: 'H2Y', served: true, waiting: 1 });
    expect(await blockArea(deps, owner, { area: 'H2Y', blocked: false })).toEqual({ told: 1 });
    expect(await asked()).toEqual({ area: 'H2Y' });
    expect(await countRows(testApp, 'outbox', "topic = 'mail.area-opened' and recipient = 'wait@example.com'")).toBe(1);
    expect(await countRows(testApp, 'audit_log', "subject = 'area:H2Y'")).toBe(2);
  });

  it('that is so already changes nothing', async () => {
    const before = await countRows(testApp, 'audit_log');
    expect(await blockArea(deps, owner, { area: 'H4C', blocked: true })).toEqual({ told: 0 });
    expect(await blockArea(deps, owner, { area: 'H9Z', blocked: false })).toEqual({ told: 0 });
    expect(await countRows(testApp, 'audit_log')).toBe(before);
  });
});

describe('the invitation codes', () => {
  const isGood = async (code: string) => (await validateInvitationCode(deps, { code })).valid;
  const change = (asked: Parameters<typeof changeInvitations>[2]) => changeInvitations(deps, owner, asked);

  it('are those of the start until one is added, and then both are good', async () => {
    expect(await change({ change: 'add', code: 'VITRINE26' })).toEqual({ code: 'VITRINE26' });
    expect([await isGood('hcpreview'), await isGood('vitrine26')]).toEqual([true, true]);
    expect((await listSettings(deps)).invitations).toMatchObject({
      fromStart: false,
      codes: [{ code: 'HCPREVIEW' }, {}],
    });
  });

  it('change places: the old one ends with the new one, which nobody could guess', async () => {
    const done = await change({ change: 'rotate', code: 'hcpreview' });
    if (isRefusal(done)) throw new Error(done.refused);
    expect(done.code).toMatch(/^HC[A-Z2-9]{7}$/);
    expect([await isGood('HCPREVIEW'), await isGood(done.code)]).toEqual([false, true]);
    expect(await change({ change: 'rotate', code: 'HCPREVIEW' })).toEqual({ refused: 'SETTING_CHANGED' });
    const { rows } = await testApp.pool.query("select * from audit_log where action like 'invitation-code%'");
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`HCPREVIEW|${done.code}|VITRINE26`));
  });

  it('can all be ended: then none is good, those of the start included', async () => {
    await change({ change: 'end', code: 'HCPREVIEW' });
    expect(await isGood('HCPREVIEW')).toBe(false);
    expect((await listSettings(deps)).invitations).toEqual({ codes: [], fromStart: false });
    expect(await change({ change: 'end', code: 'HCPREVIEW' })).toEqual({ refused: 'SETTING_CHANGED' });
  });
});
