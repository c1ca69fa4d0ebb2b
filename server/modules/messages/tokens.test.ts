import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestArea } from '#server/modules/areas/request.ts';
import { aVisitor, book } from '#tests/builders/test-app.ts';
import { openWeatherHouse, proposed, type WeatherHouse } from '#tests/builders/weather.ts';
import { sendMessages } from './send.ts';

let house: WeatherHouse;
beforeEach(async () => {
  house = await openWeatherHouse();
});
afterEach(() => house.close());

const tokens = /(?<=cancel-booking\/|[?&;](?:key|token)=)[\w-]{43}/g;

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await house.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const parts = await Promise.all(
    tables.map(({ name }) => house.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" as t`)),
  );
  return parts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

it('no table keeps a token that a message carries, and what is kept of the message is otherwise whole', async () => {
  await book(house, { booking: { appointmentDate: '2025-10-16' } });
  await proposed(house);
  await requestArea(house.deps, aVisitor('far'), { email: 'far@example.com', postalCode: 'H1A 1A1' });
  await sendMessages(house.deps);
  const sent = [
    ...house.mail.sent.flatMap(({ text, html }) => [text, html]),
    ...house.texts.sent.map(({ body }) => body),
  ];
  const carried = new Set(sent.flatMap((words) => words.match(tokens) ?? []));
  expect(carried.size).toBeGreaterThanOrEqual(6);
  const kept = await everything();
  expect([...carried].filter((token) => kept.includes(token))).toEqual([]);
  expect(kept).toContain('cancel-booking/…');
  expect(kept).toContain('token=…&action=accept');
});

it('a text with links that was not answered is found again at its provider, and not sent twice', async () => {
  await proposed(house);
  house.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
  await sendMessages(house.deps);
  house.time.now = new Date(house.time.now.getTime() + 3 * 60_000);
  await sendMessages(house.deps);
  expect(house.texts.sent).toHaveLength(1);
  const { rows } = await house.pool.query(`select state from outbox where topic = 'sms.weather-proposal'`);
  expect(rows).toEqual([{ state: 'done' }]);
});
