import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { escapeHtml } from '#domain/html.ts';
import { type Language, languages } from '#domain/language.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { sendFailure } from '#server/http/failures.ts';
import { samples } from '#server/modules/messages/mail/samples.ts';
import { messages } from './messages.ts';

const Preview = z.object({ file: z.string() });
const Kind = z.object({ as: z.optional(z.literal('text')) });

// A letter has its style in itself; whoever pictures it may lend it the typefaces of the house.
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const names = Object.keys(samples) as (keyof typeof samples)[];

/** Every mail as it would be sent, written from facts of nobody: a list, and each one drawn or as plain text. */
export function mailPreviews(app: FastifyInstance): void {
  app.get('/mails', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    reply.headers({ 'content-language': language, vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(listPage(language));
  });

  app.get('/mails/:file', { schema: { querystring: Kind } }, async ({ params, query }, reply) => {
    const [template, language, ...more] = Preview.parse(params).file.split('.');
    const name = names.find((one) => one === template);
    const spoken = languages.find((one) => one === language);
    if (!name || !spoken || more.length > 0) return sendFailure(reply, 'NOT_FOUND');
    const letter = samples[name](spoken);
    reply.header('content-language', `${spoken}-CA`);
    if (Kind.parse(query).as === 'text') return reply.type('text/plain; charset=utf-8').send(letter.text);
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(letter.html);
  });
}

function listPage(language: Language): string {
  const text = messages[language];
  const items = names.map((name) => {
    const { subject } = samples[name](language);
    const at = `/sandbox/mails/${name}.${language}`;
    return `<li><a href="${at}">${escapeHtml(subject)}</a> <a href="${at}?as=text">${text.asText}</a></li>`;
  });
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.mailPreviews} · ${brand.name}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header>
<p class="brand">${brand.name} · ${text.title}</p>
<h1>${text.mailPreviews}</h1>
<p>${text.mailPreviewNote}</p>
<p><a href="/sandbox">${text.back}</a></p>
</header>
<main>
<ul>${items.join('\n')}</ul>
</main>
</body>
</html>
`;
}
