import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { openMeteo } from './client.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What one reading asks for. */
async function asked(apiKey: string | null): Promise<unknown> {
  const seen: unknown[] = [];
  const app = Fastify();
  app.get('/v1/forecast', async (request) => {
    seen.push(request.query);
    return {};
  });
  const base = await app.listen({ port: 0 });
  closing.push(() => app.close());
  const service = openMeteo({
    base,
    apiKey,
    place: { latitude: 45.5019, longitude: -73.5674 },
    timeZone: 'America/Toronto',
    hours: { from: 8, until: 17 },
    userAgent: 'test',
  });
  await service.read({ from: '2025-10-25', days: 14 });
  expect(seen).toHaveLength(1);
  return seen[0];
}

describe('a question to Open-Meteo', () => {
  const question = {
    latitude: '45.5019',
    longitude: '-73.5674',
    hourly: 'temperature_2m,precipitation_probability,precipitation,weather_code,wind_gusts_10m',
    timezone: 'America/Toronto',
    start_date: '2025-10-25',
    end_date: '2025-11-07',
  };

  it('asks for the hours of the wanted days, west of Greenwich, by the business’s own clock', async () => {
    expect(await asked(null)).toEqual(question);
  });

  it('carries the key of a commercial plan', async () => {
    expect(await asked('a-key')).toEqual({ ...question, apikey: 'a-key' });
  });
});
