import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertRecords, alertSimulator } from '#sandbox/alerts/simulator.ts';
import type { FaultMode } from '#sandbox/faults.ts';
import { memoryAlertRecords } from '#tests/builders/simulators/alerts.ts';
import type { OperatorAlert } from './port.ts';
import { type WebhookSettings, webhookAlerts } from './webhook/client.ts';

const alert: OperatorAlert = {
  id: 'alert-417',
  text: 'Hauteclaire\u00a0: un remboursement demande votre attention',
  reason: 'the gateway refused a refund',
  orderNo: 'HC-20251006-000777',
  link: 'https://example.com/admin?booking=HC-20251006-000777',
};
const now = new Date('2025-10-06T14:00:00Z');

let records: AlertRecords;
let faults: FaultMode[];
let slowness: PromiseWithResolvers<void>;
let answers: number;
let base: string;
let close: () => Promise<unknown>;

beforeEach(async () => {
  records = memoryAlertRecords();
  [faults, slowness, answers] = [[], Promise.withResolvers(), 204];
  const app = Fastify({ forceCloseConnections: true });
  await app.register(alertSimulator, {
    prefix: '/hook',
    records,
    now: () => now,
    nextFault: async () => faults.shift() ?? null,
    delay: () => slowness.promise,
  });
  app.post('/elsewhere', async (_request, reply) => reply.code(answers).header('location', '/hook').send());
  base = await app.listen({ port: 0 });
  close = () => app.close();
});
afterEach(async () => {
  slowness.resolve();
  await close();
});

const service = (more: Partial<WebhookSettings> = {}) => webhookAlerts({ url: () => `${base}/hook`, ...more });
const received = async () => (await records.list(9)).map(({ body }) => body);

describe('the alert webhook', () => {
  it('is posted an alert as JSON, letter for letter', async () => {
    expect(await service().send(alert)).toEqual({ state: 'accepted', providerId: 'HTTP 200' });
    expect(await records.list(9)).toEqual([{ body: alert, createdAt: now }]);
  });

  it.each<[FaultMode, string, number]>([
    ['error', 'refused-for-now', 0],
    ['down', 'unknown', 0],
    ['reset-after-commit', 'unknown', 1],
    ['slow', 'unknown', 1],
  ])('that shows “%s” leaves the alert %s', async (fault, state, count) => {
    faults = [fault];
    const timeouts = { connectMs: 5_000, totalMs: fault === 'slow' ? 500 : 10_000 };
    expect(await service({ timeouts }).send(alert)).toMatchObject({ state });
    expect(await received()).toHaveLength(count);
  });

  it('that nobody can reach took nothing', async () => {
    await close();
    expect(await service().send(alert)).toMatchObject({ state: 'refused-for-now' });
  });

  it.each([
    [204, { state: 'accepted' }],
    [301, { state: 'refused', problem: 'settings' }],
    [400, { state: 'refused', problem: 'unclear' }],
    [401, { state: 'refused', problem: 'settings' }],
    [404, { state: 'refused', problem: 'settings' }],
    [410, { state: 'refused', problem: 'settings' }],
    [429, { state: 'refused-for-now' }],
    [500, { state: 'refused-for-now' }],
  ])('that answers %i is followed nowhere and believed no further', async (status, expected) => {
    answers = status;
    const result = await service({ url: `${base}/elsewhere` }).send(alert);
    expect(result).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toContain('elsewhere');
    expect(await received()).toEqual([]);
  });
});
