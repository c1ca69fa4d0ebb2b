import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#adapters/mail/port.ts';
import { openMail } from '#server/wiring/mail.ts';
import { appOver } from '#tests/builders/admin.ts';
import { aMail } from '#tests/builders/messages/mails.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { sandboxRoutes } from './routes.ts';

const testApp = await openTestApp();
const app = await appOver(testApp.deps, { sandbox: sandboxRoutes(memoryStore()) });
const service = await openMail({ sandbox: true, mail: null }, testApp.deps);

afterAll(async () => {
  await service?.close();
  await app.close();
  await testApp.close();
});

async function sent(more: Partial<Mail>): Promise<void> {
  expect(await service?.send(aMail(more))).toMatchObject({ state: 'accepted' });
}

const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
const pdf = Buffer.from('%PDF-1.7\n\u0000\u0001', 'latin1');
const hostile = '<script>alert("1")</script> & \u202Eelbatirév';

beforeAll(async () => {
  await sent({
    calendar: { method: 'REQUEST', filename: 'visite.ics', content: calendar },
    attachments: [{ filename: 'facture.pdf', contentType: 'application/pdf', content: pdf }],
    subject: 'Confirmation de réservation',
  });
  await sent({ to: { name: hostile, address: 'Guest+1@example.com' }, subject: hostile });
  await sent({ to: { name: '', address: 'guest+1@example.com' }, subject: 'Second' });
});

const json = async (query = '') => (await app.inject(`/sandbox/mail.json${query}`)).json();
const subjects = async (query?: string) => (await json(query)).map(({ subject }: { subject: string }) => subject);

describe('the mail of the sandbox as JSON', () => {
  it('is newest first', async () => {
    expect(await subjects()).toEqual(['Second', hostile, 'Confirmation de réservation']);
    const { headers } = await app.inject('/sandbox/mail.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  });

  it.each(['guest%2B1@example.com', 'guest+1@example.com', 'GUEST%2b1@EXAMPLE.COM'])(
    'is of one person when asked so: %s',
    async (to) => {
      expect(await subjects(`?to=${to}`)).toEqual(['Second', hostile]);
    },
  );

  it('is an empty list where nobody wrote', async () => {
    expect(await json('?to=nobody@example.com')).toEqual([]);
  });

  it('has a mail’s text, html and files, the calendar file once', async () => {
    expect(await json('?to=camille@example.com')).toEqual([
      {
        to: 'camille@example.com',
        subject: 'Confirmation de réservation',
        text: expect.stringContaining('until Tuesday.'),
        html: expect.stringContaining('<p>Dear Camille</p>'),
        attachments: [
          { filename: 'facture.pdf', contentType: 'application/pdf', base64: pdf.toString('base64') },
          { filename: 'visite.ics', contentType: 'text/calendar', base64: Buffer.from(calendar).toString('base64') },
        ],
      },
    ]);
  });

  it('is not for two people at once, and not for other machines', async () => {
    expect((await app.inject('/sandbox/mail.json?to=a@example.com&to=b@example.com')).statusCode).toBe(400);
    expect((await app.inject({ url: '/sandbox/mail.json', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  });
});

describe('a mail in the sandbox, for people', () => {
  const page = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });

  async function pathOf(subject: string): Promise<string> {
    const { body } = await page('/sandbox');
    const [, path = ''] = new RegExp(`<a href="(/sandbox/mail/\\d+)">${subject}</a>`).exec(body) ?? [];
    return path;
  }

  it('is listed with its subject, recipient and business time, as text whatever it says', async () => {
    const english = (await page('/sandbox')).body;
    expect(english).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
    expect(english).not.toContain('<script>alert');
    expect(english).toContain('<td>Guest+1@example.com</td>');
    expect(english).toMatch(/Oct 6, 2025, 10:00\sa\.m\./);
    expect((await page('/sandbox', 'fr')).body).toMatch(/Courriels.*6 oct\. 2025, 10\sh\s00/s);
  });

  it('opens with its files and its text, in both languages', async () => {
    const path = await pathOf('Confirmation de réservation');
    const { body, headers } = await page(path, 'fr');
    expect(body).toContain('<html lang="fr-CA">');
    expect(body).toContain('>Confirmation de réservation</h1>');
    expect(body).toContain('Camille Exemple &#60;camille@example.com&#62;');
    expect(body).toContain(`<a href="${path}/files/2">visite.ics</a> text/calendar`);
    expect(body).toMatch(/<pre [^>]+>Dear Camille,\n/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-src 'self'/);
    expect((await page(path)).body).toContain('<html lang="en-CA">');
  });

  it('shows its html in a frame where nothing runs, and opens its links outside', async () => {
    const { body, headers } = await page(`${await pathOf('Confirmation de réservation')}/html`);
    expect(body).toContain('<head><base target="_top"><title>');
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'content-type': 'text/html; charset=utf-8' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  });

  it('gives its text alone, and its files to the byte', async () => {
    const path = await pathOf('Confirmation de réservation');
    const text = await page(`${path}/text`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('until Tuesday.');
    const invoice = await page(`${path}/files/1`);
    expect(invoice.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''facture.pdf",
    });
    expect(invoice.rawPayload).toEqual(pdf);
  });

  it.each(['999', '0', 'abc', '1e3', '99999999999999999999', '1/files/9', '1/files/x', '1/other'])(
    'is not found under %s',
    async (rest) => {
      expect((await page(`/sandbox/mail/${rest}`)).statusCode).toBe(404);
    },
  );
});
