import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestArea } from '#server/modules/areas/request.ts';
import { aVisitor, book } from '#tests/builders/test-app.ts';
import { openWeatherApp, proposed, type WeatherApp } from '#tests/builders/weather.ts';
import { sendMessages } from './send.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const tokens = /(?<=cancel-booking\/|[?&;](?:key|token)=)[\w-]{43}/g;

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      testApp.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" as t`),
    ),
  );
  return parts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

it('no table keeps a token that a message carries, and what is kept of the message is otherwise whole', async () => {
  await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
  await proposed(testApp);
  await requestArea(testApp.deps, aVisitor('far'), { email: 'far@example.com', postalCode: 'H1A 1A1' });
  await sendMessages(testApp.deps);
  const sent = [
    ...testApp.mail.sent.flatMap(({ text, html }) => [text, html]),
    ...testApp.texts.sent.map(({ body }) => body),
  ];
  const carried = new Set(sent.flatMap((words) => words.match(tokens) ?? []));
  expect(carried.size).toBeGreaterThanOrEqual(6);
  const kept = await everything();
  expect([...carried].filter((token) => kept.includes(token))).toEqual([]);
  expect(kept).toContain('cancel-booking/…');
  expect(kept).toContain('token=…&action=accept');
});

it('a text with links that was not answered is found again at its provider, and not sent twice', async () => {
  await proposed(testApp);
  testApp.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
  await sendMessages(testApp.deps);
  testApp.time.now = new Date(testApp.time.now.getTime() + 3 * 60_000);
  await sendMessages(testApp.deps);
  expect(testApp.texts.sent).toHaveLength(1);
  const { rows } = await testApp.pool.query(`select state from outbox where topic = 'sms.weather-proposal'`);
  expect(rows).toEqual([{ state: 'done' }]);
});
