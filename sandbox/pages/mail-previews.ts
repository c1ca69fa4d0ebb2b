import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Language, languages } from '#domain/language.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { sendFailure } from '#server/http/failures.ts';
import { facadesIn, withPictures } from '#server/modules/messages/mail/facade.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { samples } from './mail-samples.ts';
import { readerIn, renderPage, renderSection, type Section } from './page.ts';

const Preview = z.object({ file: z.string() });
const Kind = z.object({ as: z.optional(z.literal('text')) });

// A mail carries its own style; a screenshot may add the brand's typefaces.
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const names = Object.keys(samples) as (keyof typeof samples)[];

/** Every mail as it would be sent, from sample data: a list, and each one rendered or as plain text. */
export function mailPreviews(app: FastifyInstance): void {
  app.get('/mails', async (request, reply) => {
    const language = languageOf(request);
    reply.headers({ 'content-language': language, vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(await listPage(language));
  });

  app.get('/mails/:file', { schema: { querystring: Kind } }, async ({ params, query }, reply) => {
    const [template, language, ...more] = Preview.parse(params).file.split('.');
    const name = names.find((one) => one === template);
    const spoken = languages.find((one) => one === language);
    if (!name || !spoken || more.length > 0) return sendFailure(reply, 'NOT_FOUND');
    const mail = samples[name](spoken);
    reply.header('content-language', `${spoken}-CA`);
    if (Kind.parse(query).as === 'text') return reply.type('text/plain; charset=utf-8').send(mail.text);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(withPictures(mail.html, await facadesIn(mail.html)));
  });
}

async function listPage(language: Language): Promise<string> {
  const reader = readerIn(language);
  const { say } = reader;
  const list: Section = {
    id: 'mails',
    columns: ['subject', 'asText'],
    rows: async () =>
      names.map((name) => {
        const at = `/sandbox/mails/${name}.${language}`;
        return [
          html`<a href="${at}">${samples[name](language).subject}</a>`,
          html`<a href="${at}?as=text">${say('asText')}</a>`,
        ];
      }),
  };
  return renderPage({
    language,
    title: say('mailPreviews'),
    header: html`<p>${say('mailPreviewNote')}</p>
<p><a href="/sandbox">${say('back')}</a></p>`,
    main: await renderSection(list, reader),
  });
}
