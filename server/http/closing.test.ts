import { expect, it } from 'vitest';
import { schedule } from '#business/schedule.ts';
import { snapshot } from '#server/common/snapshot.ts';
import { openApp } from '#tests/builders/app.ts';

const rules = {
  blocks: [],
  schedule,
  crewsPerDay: 1,
  dayCrews: new Map(),
  closesOn: null,
  platinumOffered: true,
  areaLists: [],
  blockedAreas: new Set<string>(),
};
const claims = { claims: [], vipFree: 99, platinumHolds: [] };

it('a request that is running when the program closes is answered; nobody new is let in', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slowly = async () => {
    begin();
    await released;
    return rules;
  };
  const { app } = await openApp({ calendar: { rules: snapshot(slowly), claims: snapshot(async () => claims) } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const running = fetch(`${url}/api/booked-dates`);
  await begun;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  release();
  expect((await running).status).toBe(200);
  await closed;
});

it('a program that is about to close goes on answering, and keeps no connection for a next request', async () => {
  const { app } = await openApp({ isDraining: () => true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/healthz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await app.close();
});
