import { afterEach, describe, expect, it } from 'vitest';
import type { StopReason } from '#domain/outbox/failure.ts';
import { aMail } from '#tests/builders/messages/mails.ts';
import { type SmtpScript, scriptedSmtp } from '#tests/builders/messages/scripted-smtp.ts';
import { shortTimeouts, smtpServer, withLogin } from '#tests/builders/messages/smtp-server.ts';
import type { MailProblem, MailResult } from './port.ts';

const { aServer, aService, closeAll } = smtpServer();
afterEach(closeAll);

type Expected =
  | Partial<Extract<MailResult, { state: 'refused' }>>
  | { state: 'refused-for-now' | 'unknown'; problem?: 'mailbox' };

describe('a mail that is not accepted', () => {
  const forNow = { state: 'refused-for-now' } as const;
  const refused = (problem: MailProblem, setting?: StopReason) =>
    ({ state: 'refused', problem, ...(setting && { setting }) }) as const;

  it.each<[string, SmtpScript, Expected]>([
    ['the greeting says 421', { greeting: { reply: '421 4.3.2 Closing down' } }, forNow],
    ['the greeting says 554', { greeting: { reply: '554 No service here' } }, forNow],
    ['there is no greeting', { greeting: 'silence' }, forNow],
    ['the greeting is cut', { greeting: 'cut' }, forNow],
    ['the server falls silent after hello', { EHLO: 'silence' }, forNow],
    ['the sender is refused for now', { MAIL: { reply: '451 4.3.0 Local error' } }, forNow],
    [
      'the sender is refused for good',
      { MAIL: { reply: '550 5.1.8 Unknown sender domain' } },
      refused('settings', 'sender'),
    ],
    ['the sender may not send here', { MAIL: { reply: '530 5.7.0 Authentication required' } }, refused('settings')],
    ['the recipient is greylisted', { RCPT: { reply: '450 4.2.0 Greylisted' } }, forNow],
    ['the mailbox does not exist', { RCPT: { reply: '550 5.1.1 No such user' } }, refused('address')],
    ['the mailbox does not exist, in few words', { RCPT: { reply: '550 no' } }, refused('address')],
    ['the domain takes no mail', { RCPT: { reply: '556 5.1.10 Null MX' } }, refused('address')],
    ['the address is not one to the server', { RCPT: { reply: '501 5.1.3 Bad syntax' } }, refused('address')],
    ['policy forbids the sender', { MAIL: { reply: '550 5.7.1 Sender blocked' } }, refused('settings')],
    ['policy forbids the recipient', { RCPT: { reply: '550 5.7.1 Not for you' } }, refused('policy')],
    [
      'our domain does not prove itself',
      { RCPT: { reply: '550 5.7.26 Unauthenticated sender' } },
      refused('unclear', 'sender'),
    ],
    ['credentials are wanted late', { RCPT: { reply: '530 5.7.0 Authentication required' } }, refused('settings')],
    ['the sender is refused late', { RCPT: { reply: '550 5.1.8 Unknown sender domain' } }, refused('settings')],
    ['the mailbox is full', { RCPT: { reply: '552 5.2.2 Over quota' } }, { ...forNow, problem: 'mailbox' }],
    ['the command is unknown', { RCPT: { reply: '502 5.5.1 Not implemented' } }, refused('unclear')],
    ['a line of it is too long', { dot: { reply: '500 5.5.2 Line too long' } }, refused('unclear')],
    ['data is refused for now', { DATA: { reply: '451 4.3.0 Try later' } }, forNow],
    ['data is refused for good', { DATA: { reply: '554 5.6.0 No' } }, refused('content')],
    ['the server falls silent before the data', { DATA: 'silence' }, forNow],
    ['the server hangs up before the data', { DATA: 'cut' }, forNow],
    ['the whole message is too large', { dot: { reply: '552 5.3.4 Too big' } }, refused('content')],
    ['the message looks like spam', { dot: { reply: '554 5.7.1 Rejected' } }, refused('policy')],
    ['the message looks like spam, in few words', { dot: { reply: '554 spam' } }, refused('policy')],
    ['the server closes down instead of taking it', { dot: { reply: '421 4.3.2 Closing down' } }, forNow],
    ['the reply to it is cut after its number', { dot: { half: '451 4.3.0 Tempo' } }, forNow],
    ['the server is silent after it', { dot: 'silence' }, { state: 'unknown' }],
    ['the server hangs up after it', { dot: 'cut' }, { state: 'unknown' }],
    ['the reply to it is no reply', { dot: { reply: 'hello?' } }, { state: 'unknown' }],
    ['the good reply to it is cut', { dot: { half: '250 2.0.0 Ok: que' } }, { state: 'unknown' }],
  ])('is told apart when %s', async (_case, script, expected) => {
    const server = await aServer(script);
    const isSilent = Object.values(script).includes('silence');
    const result = await aService(server.url, isSilent ? shortTimeouts : {}).send(aMail());
    expect(result).toMatchObject(expected);
    expect(result).not.toHaveProperty('providerId');
    expect(server.connections()).toBe(1);
  });

  it.each<[string, SmtpScript, Expected]>([
    ['the password is wrong', { AUTH: { reply: '535 5.7.8 Bad credentials' } }, refused('settings', 'credentials')],
    ['signing in does not work now', { AUTH: { reply: '454 4.7.0 Temporary failure' } }, forNow],
    ['signing in is unknown here', { EHLO: { reply: '250 x' }, AUTH: { reply: '502 No' } }, refused('settings')],
    [
      'only foreign ways to sign in are offered',
      { EHLO: { reply: '250-x\r\n250 AUTH GSSAPI' }, AUTH: { reply: '504 No' } },
      refused('settings'),
    ],
    ['the server hangs up at the password', { AUTH: 'cut' }, forNow],
  ])('is told apart when %s', async (_case, script, expected) => {
    const server = await aServer(script);
    const result = await aService(withLogin(server.url)).send(aMail());
    expect(result).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toContain('sesame');
    expect(server.commands.some((command) => command.startsWith('MAIL'))).toBe(false);
  });

  it('says in the server’s own words why', async () => {
    const server = await aServer({ RCPT: { reply: '550-5.1.1 The account\r\n550 5.1.1 does not exist' } });
    const result = await aService(server.url).send(aMail());
    expect(result).toEqual({
      state: 'refused',
      problem: 'address',
      detail: '550-5.1.1 The account 550 5.1.1 does not exist',
    });
  });

  it('is refused for now where no server listens', async () => {
    const server = await scriptedSmtp();
    await server.close();
    expect(await aService(server.url).send(aMail())).toMatchObject(forNow);
  });

  it('is refused as too large before it is sent where the server said how much it takes', async () => {
    const server = await aServer();
    const large = { filename: 'large.pdf', contentType: 'application/pdf', content: Buffer.alloc(100_000, 7) };
    expect(await aService(server.url).send(aMail({ attachments: [large] }))).toMatchObject(refused('content'));
    expect(server.commands.some((command) => command.startsWith('MAIL'))).toBe(false);
  });

  it('is not waited for longer than the whole timeout, and then it is unknown', async () => {
    const server = await aServer({ dot: 'silence' });
    const result = await aService(server.url, { wholeMs: 1_500 }).send(aMail());
    expect(result).toMatchObject({ state: 'unknown', detail: 'the server took too long' });
  });

  it('has an outcome when the service is closed in the middle', async () => {
    const server = await aServer({ dot: 'silence' });
    const service = aService(server.url);
    const sending = service.send(aMail());
    await expect.poll(() => server.messages.length).toBe(1);
    await service.close();
    expect(await sending).toMatchObject({ state: 'unknown' });
  });
});

describe('a mail that follows another over one connection', () => {
  const told = (commands: readonly string[]) => commands.map((command) => command.split(/[ :]/)[0]);

  it('needs no second greeting, and the server hears goodbye once there is no more', async () => {
    const server = await aServer();
    const service = aService(withLogin(server.url));
    for (let n = 0; n < 3; n++) expect(await service.send(aMail())).toMatchObject({ state: 'accepted' });
    expect(server.messages).toHaveLength(3);
    await expect.poll(() => told(server.commands).at(-1)).toBe('QUIT');
    const message = ['MAIL', 'RCPT', 'DATA'];
    expect(told(server.commands)).toEqual(['EHLO', 'AUTH', ...message, ...message, ...message, 'QUIT']);
  });

  /** A server that took one mail, and from then on does this, on its first connection or on all. */
  async function afterOne(then: SmtpScript, { always = false } = {}) {
    const script: SmtpScript = {};
    const server = await aServer(script);
    const service = aService(server.url, { silenceMs: 1_000 });
    expect(await service.send(aMail())).toMatchObject({ state: 'accepted' });
    for (const [step, turn] of Object.entries(then))
      Object.defineProperty(script, step, { get: () => (always || server.connections() === 1 ? turn : undefined) });
    const result = await service.send(aMail());
    return { result, connections: server.connections(), messages: server.messages.length };
  }

  it.each<[string, SmtpScript]>([
    ['hangs up', { MAIL: 'cut' }],
    ['says that it closes', { MAIL: { reply: '421 4.4.2 Timeout, closing' } }],
    ['hangs up at the recipient', { RCPT: 'cut' }],
  ])('goes over another where the server %s', async (_case, then) => {
    expect(await afterOne(then)).toMatchObject({ result: { state: 'accepted' }, connections: 2, messages: 2 });
  });

  it.each<[string, SmtpScript, Expected]>([
    ['is refused', { RCPT: { reply: '550 5.1.1 No such user' } }, { state: 'refused', problem: 'address' }],
    ['meets silence', { MAIL: 'silence' }, { state: 'refused-for-now' }],
    ['may have been taken', { dot: 'cut' }, { state: 'unknown' }],
  ])('is not tried again where it %s', async (_case, then, expected) => {
    expect(await afterOne(then)).toMatchObject({ result: expected, connections: 1 });
  });

  it('goes over no other when it is our own service that closes', async () => {
    const script: SmtpScript = {};
    const server = await aServer(script);
    const service = aService(server.url);
    expect(await service.send(aMail())).toMatchObject({ state: 'accepted' });
    script.MAIL = 'silence';
    const sending = service.send(aMail());
    await expect.poll(() => told(server.commands).filter((command) => command === 'MAIL').length).toBe(2);
    await service.close();
    expect(await sending).toMatchObject({ state: 'refused-for-now' });
    expect(server.connections()).toBe(1);
  });

  it('is refused for now where a second connection fails too', async () => {
    const { result, connections } = await afterOne({ MAIL: 'cut' }, { always: true });
    expect(result).toMatchObject({ state: 'refused-for-now' });
    expect(connections).toBe(2);
  });
});

describe('the way to the server', () => {
  // To the system 0.0.0.0 is this machine; to the program it is a server somewhere else.
  const elsewhere = (url: string) => withLogin(url).replace('127.0.0.1', '0.0.0.0');

  it('is not used without TLS when it leaves this machine: neither password nor mail is said', async () => {
    const server = await aServer();
    const result = await aService(elsewhere(server.url)).send(aMail());
    expect(result).toMatchObject({ state: 'refused-for-now' });
    expect(server.commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
    expect(server.messages).toEqual([]);
  });

  it('is not used when the server does not speak TLS where it should', async () => {
    const server = await aServer();
    const result = await aService(server.url.replace('smtp:', 'smtps:')).send(aMail());
    expect(result).toMatchObject({ state: 'refused-for-now' });
    expect(server.messages).toEqual([]);
  });
});
