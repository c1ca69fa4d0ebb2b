import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { MailService } from '#adapters/mail/port.ts';
import { orderFault, takeFault } from '#sandbox/stores/faults.ts';
import { databaseMailbox } from '#sandbox/stores/mails.ts';
import { aMail } from '#tests/builders/messages/mails.ts';
import { scriptedSmtp } from '#tests/builders/messages/scripted-smtp.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { openMail } from './mail.ts';

const testApp = await openTestApp();
const { db } = testApp.deps;
const mailbox = databaseMailbox(db);
const open: (MailService | null)[] = [];

async function opened(settings: Parameters<typeof openMail>[0]): Promise<MailService | null> {
  const service = await openMail(settings, testApp.deps);
  open.push(service);
  return service;
}
afterEach(async () => {
  for (const service of open.splice(0)) await service?.close();
});
afterAll(() => testApp.close());

async function inSandbox(): Promise<MailService> {
  const service = await opened({ sandbox: true, mail: null });
  if (!service) throw new Error('no way out in the sandbox');
  return service;
}

describe('the way out for mails', () => {
  it('is a simulator in the sandbox, whose mailbox outlives it and keeps the program’s time', async () => {
    const service = await inSandbox();
    expect(await service.send(aMail())).toMatchObject({ state: 'accepted' });
    await service.close();
    const [kept] = await mailbox.list({ to: 'Camille@EXAMPLE.com', limit: 5 });
    expect(kept).toMatchObject({ recipient: 'camille@example.com', createdAt: testApp.time.now });
    expect(kept?.raw.toString()).toContain('Message-ID: <one@example.com>');
    expect(await mailbox.find(kept?.id ?? 0)).toEqual(kept);
  });

  it('lists the mailbox newest first, page by page', async () => {
    const service = await inSandbox();
    const to = { name: '', address: 'pages@example.com' };
    for (const subject of ['one', 'two', 'three']) await service.send(aMail({ to, subject }));
    const all = await mailbox.list({ to: to.address, limit: 9 });
    expect(all.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw.toString())?.[1])).toEqual(['three', 'two', 'one']);
    const [newest, middle, oldest] = all;
    const after = { to: to.address, before: newest?.id ?? 0 };
    expect(await mailbox.list({ ...after, limit: 1 })).toEqual([middle]);
    expect(await mailbox.list({ ...after, limit: 9 })).toEqual([middle, oldest]);
  });

  it('obeys what is ordered for mail, one mail after the other, and nothing else', async () => {
    await orderFault(db, { provider: 'card', mode: 'down', remaining: 1 });
    await orderFault(db, { provider: 'mail', mode: 'error', remaining: 2 });
    const service = await inSandbox();
    const states = [];
    for (let count = 0; count < 3; count += 1) states.push((await service.send(aMail())).state);
    expect(states).toEqual(['refused-for-now', 'refused-for-now', 'accepted']);
    expect(await takeFault(db, 'card')).toBe('down');
  });

  it('is the real server where one is named', async () => {
    const server = await scriptedSmtp();
    const service = await opened({ sandbox: false, mail: { url: server.url, from: 'care@example.com' } });
    expect(await service?.send(aMail())).toMatchObject({ state: 'accepted' });
    expect(server.messages).toHaveLength(1);
    await server.close();
  });

  it('is none where none is named', async () => {
    expect(await opened({ sandbox: false, mail: null })).toBeNull();
  });
});
