import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { facadesIn, withPictures } from '#server/modules/messages/mail/facade.ts';
import { openApp } from '#tests/builders/app.ts';
import { samples } from './mail-samples.ts';

const { app } = await openApp();
afterAll(() => app.close());

const get = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } });

describe('the previews of mails', () => {
  it.each(languages)('are listed with their subjects, each drawn and as text, in %s', async (language) => {
    const { body, statusCode } = await get('/sandbox/mails', language);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}-CA">`);
    for (const name of Object.keys(samples)) {
      expect(body).toContain(`<a href="/sandbox/mails/${name}.${language}">`);
      expect(body).toContain(`<a href="/sandbox/mails/${name}.${language}?as=text">`);
    }
  });

  it('are exactly what is sent, and nothing in them may run or be fetched', async () => {
    const { body, headers } = await get('/sandbox/mails/confirmation.fr');
    const sent = samples.confirmation('fr').html;
    expect(body).toBe(withPictures(sent, await facadesIn(sent)));
    expect(body).toContain(' src="data:image/png;base64,');
    expect(headers['content-language']).toBe('fr-CA');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src data:;');
    expect(policy).not.toMatch(/script-src|connect-src/);
  });

  it('can be read as text', async () => {
    const { body, headers } = await get('/sandbox/mails/weather-proposal.en?as=text');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(samples['weather-proposal']('en').text);
  });

  it.each(['nothing.en', 'confirmation.de', 'confirmation', 'confirmation.en.en', 'constructor.en', 'toString.fr'])(
    'are not found under %s',
    async (file) => {
      expect((await get(`/sandbox/mails/${file}`)).statusCode).toBe(404);
    },
  );

  it('are for this machine alone, and for the sandbox', async () => {
    const elsewhere = await app.inject({ url: '/sandbox/mails', remoteAddress: '203.0.113.7' });
    expect(elsewhere.statusCode).toBe(404);
    const live = await openApp({ sandbox: false });
    expect((await live.app.inject('/sandbox/mails')).statusCode).toBe(404);
    await live.app.close();
  });
});
