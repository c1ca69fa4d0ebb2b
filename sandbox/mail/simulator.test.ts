import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '#adapters/mail/port.ts';
import { smtpMail } from '#adapters/mail/smtp/client.ts';
import { aMail as plainMail } from '#tests/builders/messages/mails.ts';
import { memoryMailStore } from '#tests/builders/simulators/mail.ts';
import { type FaultMode, mailSimulator, newestMails, readMail } from './simulator.ts';

const now = new Date('2025-10-06T14:00:00Z');
const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

const aMail = (more: Partial<Mail> = {}): Mail =>
  plainMail({
    to: { name: 'Camille', address: 'Camille@example.com' },
    text: 'Dear Camille,\n.hidden\n',
    attachments: [{ filename: 'invoice.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
    ...more,
  });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The simulator with faults in order, and our own client before it. */
async function openSimulator({ faults = [], silenceMs = 10_000 }: { faults?: FaultMode[]; silenceMs?: number } = {}) {
  const store = memoryMailStore();
  const waits: { milliseconds: number; go: () => void }[] = [];
  const taken: (FaultMode | null)[] = [];
  const simulator = await mailSimulator({
    store,
    now: () => now,
    nextFault: async () => {
      const fault = faults.shift() ?? null;
      taken.push(fault);
      return fault;
    },
    delay: (milliseconds) => new Promise((go) => waits.push({ milliseconds, go })),
  });
  const client = smtpMail({ url: simulator.url, timeouts: { connectMs: 10_000, silenceMs, wholeMs: 15_000 } });
  closing.push(client.close, simulator.close);
  return { store, waits, taken, simulator, send: (mail = aMail()) => client.send(mail) };
}

describe('the mail simulator', () => {
  it('keeps what it is given, byte for byte, and passes nothing on', async () => {
    const { store, send } = await openSimulator();
    const result = await send();
    expect(result).toMatchObject({ state: 'accepted', providerId: expect.stringMatching(/^250 .*Queued as \w+$/) });
    const [kept, more] = await store.list({ limit: 10 });
    expect(more).toBeUndefined();
    expect(kept).toMatchObject({ id: 1, sender: 'care@example.com', recipient: 'Camille@example.com', createdAt: now });
    expect(kept?.raw.toString()).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
    expect(kept?.raw.toString()).toMatch(/\r\n\.hidden\r\n/);
  });

  it('reads a mail as people see it, with one calendar file where two parts carry it', async () => {
    const { store, send } = await openSimulator();
    await send(aMail({ calendar: { method: 'REQUEST', filename: 'visit.ics', content: calendar } }));
    const [kept] = await store.list({ limit: 1 });
    const read = await readMail(kept?.raw ?? Buffer.alloc(0));
    expect(read).toMatchObject({
      from: 'Hauteclaire <care@example.com>',
      to: 'Camille <Camille@example.com>',
      subject: 'Booking confirmed',
    });
    expect(read.text).toContain('.hidden');
    expect(read.html).toContain('<p>Dear Camille</p>');
    expect(read.attachments).toEqual([
      { filename: 'invoice.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
      { filename: 'visit.ics', contentType: 'text/calendar', content: Buffer.from(calendar) },
    ]);
  });

  it('lists the newest first, by recipient in any letter case, page after page', async () => {
    const store = memoryMailStore();
    const recipients = ['one@example.com', 'Two@example.com'];
    for (let index = 0; index < 120; index += 1) {
      const recipient = recipients[index % 2] ?? '';
      await store.save({ sender: 'care@example.com', recipient, raw: Buffer.from('x'), createdAt: now });
    }
    const ids: number[] = [];
    for await (const { id } of newestMails(store)) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
    const toTwo: string[] = [];
    for await (const { recipient } of newestMails(store, 'tWO@example.com')) toTwo.push(recipient);
    expect(toTwo).toEqual(Array<string>(60).fill('Two@example.com'));
    expect(await store.find(7)).toMatchObject({ id: 7 });
    expect(await store.find(121)).toBeNull();
  });

  it('takes mails side by side', async () => {
    const { store, send } = await openSimulator();
    const to = Array.from({ length: 20 }, (_, index) => ({ name: '', address: `guest-${index}@example.com` }));
    const results = await Promise.all(to.map((person) => send(aMail({ to: person }))));
    expect(results.every(({ state }) => state === 'accepted')).toBe(true);
    expect(new Set((await store.list({ limit: 99 })).map(({ recipient }) => recipient)).size).toBe(20);
  });

  it('refuses what is too big', async () => {
    const { store, send } = await openSimulator();
    const content = Buffer.alloc(8 * 1024 * 1024, 7);
    const large = aMail({ attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content }] });
    expect(await send(large)).toMatchObject({ state: 'refused', problem: 'content' });
    expect(await store.list({ limit: 1 })).toEqual([]);
  });

  it('closes while somebody is connected, and is gone then', async () => {
    const { simulator, send } = await openSimulator();
    const visitor = connect(Number(new URL(simulator.url).port), '127.0.0.1');
    await once(visitor, 'data');
    const gone = once(visitor, 'close');
    closing.splice(closing.indexOf(simulator.close), 1);
    await simulator.close();
    await gone;
    expect(await send()).toMatchObject({ state: 'refused-for-now' });
  });
});

describe('a fault that is ordered from the mail simulator', () => {
  it.each<[FaultMode, string, number]>([
    ['down', 'refused-for-now', 1],
    ['error', 'refused-for-now', 1],
    ['reset-after-commit', 'unknown', 2],
  ])(
    '%s, for a mail that follows another over its connection: the same as for a first one',
    async (fault, state, kept) => {
      const faults: FaultMode[] = [];
      const { store, send } = await openSimulator({ faults });
      expect(await send()).toMatchObject({ state: 'accepted' });
      faults.push(fault);
      expect(await send()).toMatchObject({ state });
      expect(await store.list({ limit: 10 })).toHaveLength(kept);
      expect(await send()).toMatchObject({ state: 'accepted' });
    },
  );

  it('down: cuts the connection before a word, keeps nothing, and is well afterwards', async () => {
    const { store, taken, send } = await openSimulator({ faults: ['down'] });
    expect(await send()).toMatchObject({ state: 'refused-for-now' });
    expect(await store.list({ limit: 1 })).toEqual([]);
    expect(await send()).toMatchObject({ state: 'accepted' });
    expect(taken).toEqual(['down', null]);
  });

  it('error: answers with a failure that passes, and keeps nothing', async () => {
    const { store, taken, send } = await openSimulator({ faults: ['error', 'error'] });
    for (const _try of [1, 2]) {
      expect(await send()).toMatchObject({ state: 'refused-for-now', detail: expect.stringMatching(/^451 /) });
    }
    expect(await store.list({ limit: 1 })).toEqual([]);
    expect(await send()).toMatchObject({ state: 'accepted' });
    expect(taken).toEqual(['error', 'error', null]);
  });

  it('slow: answers after twenty seconds, and then it has taken the mail', async () => {
    const { store, waits, send } = await openSimulator({
      faults: ['slow'],
    });
    const sending = send();
    await expect.poll(() => waits.length).toBe(1);
    expect(waits[0]?.milliseconds).toBe(20_000);
    expect(await store.list({ limit: 1 })).toEqual([]);
    waits[0]?.go();
    expect(await sending).toMatchObject({ state: 'accepted' });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
  });

  it('slow, for a client with a shorter timeout: unknown, while the mail arrives all the same', async () => {
    const { store, waits, send } = await openSimulator({ faults: ['slow'], silenceMs: 1_000 });
    expect(await send()).toMatchObject({ state: 'unknown' });
    waits[0]?.go();
    await expect.poll(async () => (await store.list({ limit: 9 })).length).toBe(1);
  });

  it('reset-after-commit: keeps the mail and cuts the connection, which leaves the sender in doubt', async () => {
    const { store, taken, send } = await openSimulator({ faults: ['reset-after-commit'] });
    expect(await send()).toMatchObject({ state: 'unknown' });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
    expect(await send()).toMatchObject({ state: 'accepted' });
    expect(taken).toEqual(['reset-after-commit', null]);
  });
});
