import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { textSets } from '#business/texts.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { lastKnownFacts } from '#server/http/pages/public-settings.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { openVersions, today } from '#tests/builders/versions.ts';

const testApp = await openTestApp();
const path = '/api/admin/texts/letter';
const opened = { field: 'texts', note: 'Relu' };
const { call, versions, newest, set, staff, close } = await openVersions<Texts>(testApp, { path, ...opened });
afterAll(close);
const questions = await openVersions<Texts>(testApp, { path: '/api/admin/texts/questions', ...opened });

const { letter } = textSets;
/** The letter with some of its texts worded anew. */
const having = (more: Texts): Texts => ({ ...letter.standard, ...more });
const greeting = { en: 'Good day', fr: 'Bonjour' };
/** What pages show at this instant. */
const shown = async () => lastKnownFacts(testApp.deps)();

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate letters, question_lists restart identity');
  testApp.forget();
});

describe('texts of the site', () => {
  it('are those of the program until an owner words others, and pages are told nothing of them', async () => {
    expect(await versions()).toEqual([
      { id: 0, state: 'current', startsAt: null, texts: letter.standard, note: null, createdAt: null, by: null },
    ]);
    const { settings, texts } = await shown();
    expect(texts).toEqual({ letter: letter.standard, questions: textSets.questions.standard });
    expect(settings).not.toHaveProperty('letter');
    expect(settings).not.toHaveProperty('questions');
  });

  it('are on the pages at once from today on, and the log says how many were worded', async () => {
    expect(await set(having({ greeting }))).toMatchObject({ status: 201 });
    expect(await shown()).toMatchObject({ texts: { letter: { greeting } }, settings: { letter: { greeting } } });
    const { rows } = await testApp.pool.query('select subject, after from audit_log where action = $1', ['letter.set']);
    expect(rows).toEqual([{ subject: 'letter:1', after: { version: 1, startsOn: today, changed: 2 } }]);
  });

  it('of a later day are on the pages from its midnight on, unless they are withdrawn', async () => {
    await set(having({ greeting }), '2025-10-08');
    await set(having({ greeting: { en: 'Hello', fr: 'Salut' } }), '2025-10-09');
    expect(await call('POST', `${path}/${await newest()}/withdraw`)).toMatchObject({ status: 204 });
    const greetingAt = async (instant: string) => {
      testApp.time.now = new Date(instant);
      testApp.forget();
      return (await shown()).texts.letter.greeting;
    };
    expect(await greetingAt('2025-10-08T03:59:59Z')).toEqual(letter.standard.greeting);
    expect(await greetingAt('2025-10-08T04:00:00Z')).toEqual(greeting);
    expect(await greetingAt('2025-10-20T12:00:00Z')).toEqual(greeting);
  });

  it('of one kind have nothing to do with those of another', async () => {
    const question1 = { en: 'What do you do?', fr: 'Que faites-vous?' };
    await questions.set({ ...textSets.questions.standard, question1 });
    expect(await versions()).toHaveLength(1);
    expect((await shown()).texts).toMatchObject({ letter: letter.standard, questions: { question1 } });
  });

  it.each([
    ['one is in one language', having({ greeting: { en: 'Good day', fr: '' } })],
    ['one is missing', Object.fromEntries(Object.entries(letter.standard).slice(1))],
    ['there is one too many', having({ sneaked: greeting })],
    ['a word in braces is not known', having({ opening: { en: 'At {noon}.', fr: 'À midi.' } })],
    ['a word in braces is that of the other language', having({ opening: { en: 'At {heures}.', fr: 'À midi.' } })],
    ['there are nine paragraphs', having({ body: { en: 'x.\n\n'.repeat(9), fr: 'x.' } })],
    ['one is too long', having({ greeting: { en: 'x'.repeat(151), fr: 'Bonjour' } })],
    ['one has a character that cannot be printed', having({ greeting: { en: 'Good\u0000 day', fr: 'Bonjour' } })],
    ['nothing would change', letter.standard],
  ])('are refused where %s', async (_why, wrong) => {
    expect(await set(wrong)).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });

  it('are refused where somebody worded others meanwhile, and there are no others than those that are named', async () => {
    await set(having({ greeting }));
    expect(await set(having({ greeting: { en: 'Hello', fr: 'Salut' } }), today, 0)).toMatchObject({ status: 409 });
    expect(await call('GET', '/api/admin/texts/slogans')).toMatchObject({ status: 400 });
  });

  it('are not for staff, and not for strangers', async () => {
    for (const [cookie, status] of [
      [staff, 403],
      ['', 401],
    ] as const) {
      expect(await call('GET', path, { cookie })).toMatchObject({ status });
      expect(await call('POST', path, { cookie, body: {} })).toMatchObject({ status });
    }
  });
});
