import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const credentials = {
  MONERIS_STORE_ID: 'store1',
  MONERIS_API_TOKEN: 'token-of-the-store',
  MONERIS_CHECKOUT_ID: 'chkt1',
  MONERIS_ENV: 'prod',
};
const server = { SMTP_URL: 'smtps://house:open%20sesame@mail.example.com:465', MAIL_FROM: 'care@example.com' };

const mailOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings.mail;
};

describe('the mail settings', () => {
  it('name the server and the sender', () => {
    expect(mailOf({ ...credentials, ...server })).toEqual({ url: server.SMTP_URL, from: 'care@example.com' });
    const local = { ...server, SMTP_URL: 'smtp://localhost:1025' };
    expect(mailOf({ ...credentials, ...local })?.url).toBe('smtp://localhost:1025');
  });

  it('may be missing: then mails wait', () => {
    expect(mailOf(credentials)).toBeNull();
    expect(mailOf({ ...credentials, SMTP_URL: '', MAIL_FROM: '' })).toBeNull();
  });

  it('are not used in the sandbox, so that nothing leaves it', () => {
    expect(mailOf(server)).toBeNull();
    expect(mailOf({ ...credentials, ...server, SANDBOX: '1' })).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['MAIL_FROM', { MAIL_FROM: 'care' }],
    ['MAIL_FROM', { MAIL_FROM: 'Hauteclaire <care@example.com>' }],
    ['MAIL_FROM', { MAIL_FROM: 'care@example.com, more@example.com' }],
  ])('name %s in one line when %j is wrong, in the sandbox too, and repeat no secret', (name, wrong) => {
    for (const environment of [
      { ...server, ...wrong },
      { ...credentials, ...server, ...wrong },
    ]) {
      const reading = readConfig(environment);
      const faults = reading.ok ? [] : reading.faults;
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name}: .+`));
      expect(faults[0]).not.toMatch(/sesame|\n/);
    }
  });
});
