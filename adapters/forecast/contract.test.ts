import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode } from '#sandbox/faults.ts';
import { clearDay, forecastSimulator, type SetFigures, simulatorPaths } from '#sandbox/forecast/simulator.ts';
import { environmentCanada } from './msc/client.ts';
import { openMeteo } from './open-meteo/client.ts';
import type { ForecastService } from './port.ts';

/** Monday, 6 October 2025, seven in the evening in Montréal. */
let now: Date;
let days: Map<string, SetFigures>;
let faults: FaultMode[];
let calls: number;
let base: string;
let services: Record<'Open-Meteo' | 'Environment Canada', ForecastService>;
const closing: (() => Promise<unknown>)[] = [];

const timeZone = 'America/Toronto';
const hours = { from: 8, until: 17 };
const userAgent = 'test (care@example.com)';

beforeEach(async () => {
  now = new Date('2025-10-06T23:00:00Z');
  days = new Map();
  faults = [];
  calls = 0;
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request) => {
    calls += 1;
    expect(request.headers['user-agent']).toBe(userAgent);
  });
  await app.register(forecastSimulator, {
    prefix: '/services',
    store: { all: async () => days },
    now: () => now,
    timeZone,
    city: 'Montréal',
    nextFault: async () => faults.shift() ?? null,
    // Longer than the client waits, and over when the simulator closes.
    delay: (_milliseconds, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  });
  base = `${await app.listen({ port: 0 })}/services`;
  closing.push(() => app.close());
  services = servicesAt(simulated);
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const simulated = (simulator: string) => base + simulator;

function servicesAt(base: (simulator: string) => string, timeoutMs = 10_000) {
  const common = { timeZone, hours, userAgent, timeoutMs };
  return {
    'Open-Meteo': openMeteo({
      ...common,
      base: base(simulatorPaths.openMeteo),
      apiKey: 'a-secret-key',
      place: { latitude: 45.5019, longitude: -73.5674 },
    }),
    'Environment Canada': environmentCanada({
      ...common,
      base: () => base(simulatorPaths.msc),
      city: 'qc-147',
      now: () => now,
    }),
  };
}

const names = ['Open-Meteo', 'Environment Canada'] as const;
const wanted = { from: '2025-10-07', days: 14 };
const stormy: SetFigures = {
  precipitationChance: 90,
  precipitationMm: 12.5,
  temperatureC: 1,
  gustKmh: 75,
  condition: 'Thunderstorms',
};
const figuresOf = async (service: ForecastService, date: string) => {
  const reading = await service.read(wanted);
  if (reading.state !== 'read') throw new Error(reading.detail);
  return reading.days.find((day) => day.date === date);
};

describe.each(names)('the forecast of %s', (name) => {
  const amount = (millimetres: number) => (name === 'Open-Meteo' ? millimetres : null);

  it('tells of the coming days, in order, and of days that nobody set that they are clear', async () => {
    const reading = await services[name].read(wanted);
    expect(reading).toMatchObject({ state: 'read', days: expect.arrayContaining([expect.anything()]) });
    const dates = reading.state === 'read' ? reading.days.map(({ date }) => date) : [];
    expect([dates[0], dates]).toEqual(['2025-10-07', dates.toSorted()]);
    expect(await figuresOf(services[name], '2025-10-09')).toEqual({
      date: '2025-10-09',
      ...clearDay,
      precipitationMm: amount(0),
    });
  });

  it('tells of a day as it was set', async () => {
    days.set('2025-10-09', stormy);
    const told = { ...stormy, date: '2025-10-09', precipitationMm: amount(12.5), condition: 'storm' };
    expect(await figuresOf(services[name], '2025-10-09')).toEqual(told);
    expect(await figuresOf(services[name], '2025-10-08')).toMatchObject({ precipitationChance: 0, gustKmh: 15 });
    expect(await figuresOf(services[name], '2025-10-10')).toMatchObject({ temperatureC: 15, condition: 'clear' });
  });

  it('tells of the hours in which it rains, also of those after work', async () => {
    days.set('2025-10-09', { ...stormy, wetFrom: 19, wetUntil: 22 });
    const reading = await services[name].read(wanted);
    const hours = reading.state === 'read' ? reading.hours : [];
    const chance = (hour: string) => hours.find((one) => one.hour === hour)?.precipitationChance;
    const asked = ['2025-10-09T09', '2025-10-09T16', '2025-10-09T19', '2025-10-09T21', '2025-10-10T09'];
    expect(asked.map(chance)).toEqual([0, 0, 90, 90, 0]);
  });

  it.each([
    ['spring', '2026-03-06T23:00:00Z', '2026-03-08'],
    ['autumn', '2025-10-31T23:00:00Z', '2025-11-02'],
  ])('tells of the day on which the clocks change in %s', async (_season, at, date) => {
    now = new Date(at);
    days.set(date, stormy);
    const from = date.slice(0, 8).concat('01');
    const reading = await services[name].read({ from, days: 9 });
    const told = reading.state === 'read' ? reading.days.find((day) => day.date === date) : null;
    expect(told).toMatchObject({ temperatureC: 1, gustKmh: 75, precipitationMm: amount(12.5) });
  });

  it.each(['down', 'slow', 'error', 'reset-after-commit'] as const)(
    'is asked once more after %s, and no third time',
    async (mode) => {
      const service = mode === 'slow' ? servicesAt(simulated, 300)[name] : services[name];
      faults = [mode];
      expect(await service.read(wanted)).toMatchObject({ state: 'read' });
      expect(calls).toBe(2);
      faults = [mode, mode, mode];
      expect(await service.read(wanted)).toMatchObject({ state: 'unavailable', detail: expect.any(String) });
      expect([calls, faults]).toEqual([4, [mode]]);
    },
  );

  it('is unavailable where nobody listens', async () => {
    const gone = Fastify();
    const base = await gone.listen({ port: 0, host: '127.0.0.1' });
    await gone.close();
    const nobody = servicesAt(() => base);
    expect(await nobody[name].read(wanted)).toEqual({
      state: 'unavailable',
      source: expect.any(String),
      detail: expect.stringContaining('ECONNREFUSED'),
      silent: true,
    });
  });
});

describe.each(names)('an answer that %s should not give', (name) => {
  /** A server that always answers so. */
  async function answering(send: { status?: number; type?: string; body: string }): Promise<ForecastService> {
    const { status = 200, type = 'application/json', body } = send;
    const app = Fastify();
    app.get('*', async (_request, reply) => {
      calls += 1;
      return reply.code(status).header('content-type', type).send(body);
    });
    const base = await app.listen({ port: 0 });
    closing.push(() => app.close());
    return servicesAt(() => base, 2000)[name];
  }

  it.each([
    'Minutely API request limit exceeded. Please try again in one minute.',
    'Hourly API request limit exceeded. Please try again in the next hour.',
    'Daily API request limit exceeded. Please try again tomorrow.',
    'Too many concurrent requests',
  ])('is not asked for again when it is 429 %s', async (reason) => {
    const service = await answering({ status: 429, body: JSON.stringify({ error: true, reason }) });
    expect(await service.read(wanted)).toMatchObject({ state: 'unavailable', detail: `HTTP 429: ${reason}` });
    expect(calls).toBe(1);
  });

  it('is unavailable with the reason that it gives', async () => {
    const reason = 'Latitude must be in range of -90 to 90°. Given: 91.0.';
    const service = await answering({ status: 400, body: JSON.stringify({ error: true, reason }) });
    expect(await service.read(wanted)).toMatchObject({ state: 'unavailable', detail: `HTTP 400: ${reason}` });
  });

  it.each([
    ['a page of a server in trouble', { status: 503, type: 'text/html', body: '<h1>503</h1>' }, 'HTTP 503, not JSON'],
    ['a page instead of data', { type: 'text/html', body: '<h1>Welcome</h1>' }, 'HTTP 200, not JSON'],
    ['JSON that was cut', { body: '{"hourly":{"time":["2025-10-07T00' }, 'HTTP 200, not JSON'],
    ['nothing', { body: '' }, 'HTTP 200, not JSON'],
    ['a list', { body: '[]' }, expect.any(String)],
    ['more than a megabyte', { body: `{"a":"${'x'.repeat(1024 * 1024)}"}` }, 'an answer longer than 1048576 bytes'],
    ['a redirect', { status: 302, body: '{}' }, expect.any(String)],
  ])('is %s: unavailable', async (_what, send, detail) => {
    const service = await answering(send);
    const reading = await service.read(wanted);
    expect(reading).toEqual({ state: 'unavailable', source: expect.any(String), detail });
    expect(JSON.stringify(reading)).not.toContain('a-secret-key');
  });
});
