import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { aMail as plainMail } from '#tests/builders/messages/mails.ts';
import { smtpServer, withLogin } from '#tests/builders/messages/smtp-server.ts';
import type { Mail } from './port.ts';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'SUMMARY:Préservation complète',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const pdf = Buffer.from(Array.from({ length: 400 }, (_, index) => index % 256));

const aMail = (more: Partial<Mail> = {}): Mail =>
  plainMail({
    replyTo: 'care@example.com',
    language: 'fr',
    subject: 'Confirmation de réservation ✨ 1 264,73 $',
    text: 'Bonjour,\n.\n..\nÀ bientôt — 1 264,73 $\n',
    html: '<p>Bonjour, <b>à bientôt</b></p>',
    attachments: [{ filename: 'facture-HC-1.pdf', contentType: 'application/pdf', content: pdf }],
    ...more,
  });

const { aServer, aService, closeAll } = smtpServer();
afterEach(closeAll);

describe('a mail that is accepted', () => {
  async function arrived(mail: Mail) {
    const server = await aServer();
    const result = await aService(server.url).send(mail);
    expect(result).toEqual({ state: 'accepted', providerId: '250 2.0.0 Ok: queued as A1B2C3' });
    expect(server.messages).toHaveLength(1);
    const raw = server.messages[0] ?? '';
    const parsed = await PostalMime.parse(Buffer.from(raw, 'latin1'));
    const header = (key: string) => parsed.headers.filter((one) => one.key === key).map(({ value }) => value);
    return { server, raw, parsed, header };
  }

  it('arrives as it was written: subject, text, html, sender and one recipient', async () => {
    const mail = aMail();
    const { parsed, header, server } = await arrived(mail);
    expect(parsed).toMatchObject({
      from: mail.from,
      to: [mail.to],
      replyTo: [{ name: '', address: 'care@example.com' }],
      subject: mail.subject,
      messageId: '<one@example.com>',
    });
    expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('content-language')).toEqual(['fr-CA']);
    expect(Math.abs(Date.parse(header('date')[0] ?? '') - Date.now())).toBeLessThan(60_000);
    expect(server.commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<camille@example.com>']);
    await expect.poll(() => server.commands.at(-1)).toBe('QUIT');
  });

  it('has no button that would switch off confirmations, no hidden recipient and no foreign program’s name', async () => {
    const { parsed } = await arrived(aMail());
    const keys = parsed.headers.map(({ key }) => key);
    for (const key of ['list-unsubscribe', 'cc', 'bcc', 'x-mailer', 'precedence']) expect(keys).not.toContain(key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('that needs consent has the one button by which it is taken back', async () => {
    const { header } = await arrived({ ...aMail(), unsubscribe: 'https://example.com/unsubscribe#x' });
    expect(header('list-unsubscribe')).toEqual(['<https://example.com/unsubscribe#x>']);
    expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  });

  it('offers the text first and the html after it, as programs choose the last that they can show', async () => {
    const { raw } = await arrived(aMail());
    expect(raw.indexOf('text/plain')).toBeGreaterThan(0);
    expect(raw.indexOf('text/html')).toBeGreaterThan(raw.indexOf('text/plain'));
    expect(raw).toMatch(/^Content-Type: multipart\/mixed/m);
    expect(raw).toMatch(/multipart\/alternative/);
  });

  it.each(['REQUEST', 'CANCEL'] as const)('shows a calendar file of method %s, and has it attached', async (method) => {
    const content = calendar.replace('REQUEST', method);
    const { parsed, raw } = await arrived(aMail({ calendar: { method, filename: 'visite.ics', content } }));
    expect(raw).toContain(`Content-Type: text/calendar; charset=utf-8; method=${method}`);
    const [shown, kept] = parsed.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
    expect(shown).toMatchObject({ mimeType: 'text/calendar', method });
    expect(kept).toMatchObject({ filename: 'visite.ics', mimeType: 'application/ics', disposition: 'attachment' });
    // The parser gives line ends of its own to both.
    for (const one of [shown, kept]) expect(textOf(one?.content)).toBe(content.replaceAll('\r\n', '\n'));
    expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(content).toString('base64'));
  });

  it('shows a picture within the html, and names it no file to keep', async () => {
    const picture = { filename: 'facade.png', contentType: 'image/png', content: pdf, cid: 'layout8.day@facade' };
    const html = '<p><img src="cid:layout8.day@facade" alt="Layout 8"></p>';
    const { parsed, raw } = await arrived(aMail({ html, attachments: [...aMail().attachments, picture] }));
    expect(raw).toMatch(/multipart\/related/);
    const shown = parsed.attachments.find(({ mimeType }) => mimeType === 'image/png');
    expect(shown).toMatchObject({ disposition: 'inline', contentId: '<layout8.day@facade>', related: true });
    expect(Buffer.from(bytesOf(shown?.content))).toEqual(pdf);
  });

  it('carries its attachments to the byte', async () => {
    const { parsed } = await arrived(aMail());
    const [invoice] = parsed.attachments;
    expect(invoice).toMatchObject({ filename: 'facture-HC-1.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(bytesOf(invoice?.content))).toEqual(pdf);
  });

  it.each([
    ['line breaks', 'Camille\r\nBcc: thief@example.com\r\n\r\nHello', 'Camille Bcc: thief@example.com Hello'],
    ['markup', '<b>Camille</b> & "Cie"', '<b>Camille</b> & "Cie"'],
    ['emoji and accents', 'Zoé 🪟 Lévesque-Ça', 'Zoé 🪟 Lévesque-Ça'],
    ['right-to-left marks', 'Camille \u202Emoc.elpmaxe\u202C', 'Camille \u202Emoc.elpmaxe\u202C'],
    ['another address', 'thief@example.com, Camille', 'thief@example.com, Camille'],
    ['bells and nulls', 'Ca\u0000mi\u0007lle\u2028', 'Ca mi lle'],
  ])('has a name with %s as plain text, in the subject too', async (_case, name, seen) => {
    const { parsed, server } = await arrived(aMail({ to: { name, address: 'camille@example.com' }, subject: name }));
    expect(parsed.to).toEqual([{ name: seen, address: 'camille@example.com' }]);
    expect(parsed.subject).toBe(seen);
    expect(parsed.bcc).toBeUndefined();
    expect(server.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1);
  });

  it('finds a domain with accents under the name that the network knows', async () => {
    const { server } = await arrived(aMail({ to: { name: '', address: 'camille@réseau.example' } }));
    expect(server.commands).toContain('RCPT TO:<camille@xn--rseau-bsa.example>');
  });

  it('signs in first where there is a password', async () => {
    const server = await aServer();
    const result = await aService(withLogin(server.url)).send(aMail());
    expect(result.state).toBe('accepted');
    const token = Buffer.from('\0house\0open sesame').toString('base64');
    expect(server.commands[1]).toBe(`AUTH PLAIN ${token}`);
  });

  it('is accepted whatever becomes of the goodbye', async () => {
    const server = await aServer({ QUIT: 'cut' });
    expect((await aService(server.url).send(aMail())).state).toBe('accepted');
  });
});

describe('an address that cannot be one', () => {
  it.each([
    'camille@example.com\r\nRCPT TO:<thief@example.com>',
    'camille@example.com, thief@example.com',
    'Camille <camille@example.com>',
    'camille',
    '@example.com',
    '',
  ])('is refused without a word to the server: %j', async (address) => {
    const server = await aServer();
    const result = await aService(server.url).send(aMail({ to: { name: '', address } }));
    expect(result).toMatchObject({ state: 'refused', problem: 'address' });
    expect(server.connections()).toBe(0);
  });
});

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : Buffer.from(bytesOf(content)).toString('utf8');
}

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content === undefined || typeof content === 'string') throw new Error('not bytes');
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
