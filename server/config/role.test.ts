import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

it('a program without a role is both, and may be one of them', () => {
  expect(readConfig({})).toMatchObject({ settings: { role: 'all', workerPort: null } });
  expect(readConfig({ ROLE: 'web' })).toMatchObject({ settings: { role: 'web' } });
  expect(readConfig({ ROLE: 'Worker', WORKER_PORT: '9464' })).toMatchObject({
    settings: { role: 'worker', workerPort: 9464 },
  });
});

it('a misspelt role is one clear line', () => {
  expect(readConfig({ ROLE: 'wroker' })).toEqual({ ok: false, faults: ['ROLE: must be one of web, worker, all'] });
});

it('metrics are read with the token and with the one before it; a short one is one clear line', () => {
  const tokens = { METRICS_TOKEN: 'the token of this year', METRICS_TOKEN_PREVIOUS: 'the token of last year' };
  expect(readConfig(tokens)).toMatchObject({ settings: { metricsTokens: Object.values(tokens) } });
  const reading = readConfig({ METRICS_TOKEN: 'sesame' });
  expect(reading).toEqual({ ok: false, faults: ['METRICS_TOKEN: must have at least 16 characters'] });
});
