import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { type MailStore, newestMails, type ReadMail, readMail, type StoredMail } from '#sandbox/mail/simulator.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { sendFailure } from '#server/http/failures.ts';
import { withPictures } from '#server/modules/messages/mail/facade.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { mailPage, openingLinksOutside } from './mail-page.ts';
import { formatInstant, type Section } from './page.ts';

const Recipient = z.object({ to: z.optional(text(254)) });
const One = z.object({ id: z.string() });
const File = z.object({ id: z.string(), file: z.string() });

// A mail is untrusted: any styling, no behaviour, except that its links open.
const inFrame = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

const around = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the simulated mail server received: as JSON for scripts, as pages for users. */
export function mailRoutes(app: FastifyInstance, mailbox: MailStore): void {
  app.get('/mail.json', { schema: { querystring: Recipient } }, async ({ query }, reply) => {
    // No address has a space in it; a plus sign that was not encoded becomes one.
    const to = Recipient.parse(query).to?.replaceAll(' ', '+') || undefined;
    return reply.type('application/json; charset=utf-8').send(Readable.from(listed(mailbox, to)));
  });

  const view = (
    path: string,
    answer: (mail: StoredMail, read: ReadMail, to: FastifyReply, of: FastifyRequest) => unknown,
  ) =>
    app.get(`/mail/:id${path}`, async (request, reply) => {
      const mail = await mailbox.find(wholeNumber(One.parse(request.params).id));
      if (!mail) return sendFailure(reply, 'NOT_FOUND');
      reply.header('referrer-policy', 'no-referrer');
      return answer(mail, await readMail(mail.raw), reply, request);
    });

  view('', (mail, read, reply, request) => {
    const language = languageOf(request);
    reply.headers({ 'content-security-policy': around, 'content-language': language, vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(mailPage({ language, mail, read }));
  });

  view('/html', (_mail, read, reply) =>
    reply
      .headers({ 'content-security-policy': inFrame, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(openingLinksOutside(withPictures(read.html, read.pictures))),
  );

  view('/text', (_mail, { text }, reply) => reply.type('text/plain; charset=utf-8').send(text));

  view('/files/:file', (_mail, { attachments }, reply, request) => {
    const attachment = attachments[wholeNumber(File.parse(request.params).file) - 1];
    if (!attachment) return sendFailure(reply, 'NOT_FOUND');
    const { filename, contentType, content } = attachment;
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
      .type(contentType)
      .send(content);
  });
}

/** A JSON array, written mail by mail: a long test produces thousands. */
async function* listed(mailbox: MailStore, to?: string): AsyncGenerator<string> {
  let separator = '[';
  for await (const { recipient, raw } of newestMails(mailbox, to)) {
    const { subject, text, html, attachments } = await readMail(raw);
    const files = attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      base64: content.toString('base64'),
    }));
    yield `${separator}${JSON.stringify({ to: recipient, subject, text, html, attachments: files })}`;
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

/** Zero, which is no row's id, for anything else. */
const wholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

const rowsShown = 20;

/** The newest mails, each with a link to read it. */
export const mailSection = (mailbox: MailStore): Section => ({
  id: 'mails',
  columns: ['subject', 'recipient', 'received'],
  rows: async ({ language, say }) =>
    Promise.all(
      (await mailbox.list({ limit: rowsShown })).map(async ({ id, recipient, createdAt, raw }) => [
        html`<a href="/sandbox/mail/${id}">${(await readMail(raw)).subject || say('noSubject')}</a>`,
        recipient,
        formatInstant(createdAt, language),
      ]),
    ),
  links: { 'mail.json': 'json', mails: 'mailPreviews' },
});
