import { afterEach, expect, it } from 'vitest';
import { shortTimeouts, smtpServer, withLogin } from '#tests/builders/messages/smtp-server.ts';
import { signInFault } from './smtp/sign-in.ts';

const { aServer, closeAll } = smtpServer();
afterEach(closeAll);

it('a mail server that lets us in is fine, and is handed nothing', async () => {
  const server = await aServer();
  expect(await signInFault(withLogin(server.url))).toBeNull();
  await expect.poll(() => server.commands.at(-1)).toBe('QUIT');
  expect(server.commands.map((command) => command.split(' ')[0])).toEqual(['EHLO', 'AUTH', 'QUIT']);
});

it('a mail server that does not is named by its own words', async () => {
  const refusing = await aServer({ AUTH: { reply: '535 5.7.8 Bad credentials' } });
  expect(await signInFault(withLogin(refusing.url))).toMatch(/535 5\.7\.8 Bad credentials/);
  const closed = await aServer();
  await closed.close();
  expect(await signInFault(closed.url)).toMatch(/ECONNREFUSED/);
});

it('a mail server that says nothing is not waited for', async () => {
  const silent = await aServer({ greeting: 'silence' });
  expect(await signInFault(silent.url, { ...shortTimeouts, wholeMs: 15_000 })).toMatch(/timeout|Greeting/i);
  const slow = await aServer({ EHLO: 'silence' });
  expect(await signInFault(slow.url, { connectMs: 5000, silenceMs: 5000, wholeMs: 300 })).toBe(
    'the server took too long',
  );
});
