import type { ReadMail, StoredMail } from '#adapters/mail/simulator.ts';
import { brand } from '#business/brand.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { messages } from './messages.ts';

type MailView = { language: Language; mail: Pick<StoredMail, 'id' | 'recipient' | 'createdAt'>; read: ReadMail };

/** When something happened, in business time. */
export const shownTime = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(instant);

/** One mail as its reader gets it: the html in a frame where nothing runs, the text, and the files. */
export function mailPage({ language, mail, read }: MailView): string {
  const text = messages[language];
  const locale = `${language}-CA`;
  const at = `/sandbox/mail/${mail.id}`;
  const files = read.attachments.map(
    ({ filename, contentType }, index) =>
      `<li><a href="${at}/files/${index + 1}">${escapeHtml(filename)}</a> ${escapeHtml(contentType)}</li>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(read.subject)} · ${text.title} · ${brand.name}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header>
<p class="brand">${brand.name} · ${text.title}</p>
<h1 class="subject">${escapeHtml(read.subject || text.noSubject)}</h1>
<dl>
<div><dt>${text.from}</dt><dd>${escapeHtml(read.from)}</dd></div>
<div><dt>${text.recipient}</dt><dd>${escapeHtml(read.to)}</dd></div>
<div><dt>${text.received}</dt><dd>${escapeHtml(shownTime(mail.createdAt, language))}</dd></div>
</dl>
<p><a href="/sandbox">${text.back}</a><a href="${at}/html">${text.htmlAlone}</a><a href="${at}/text">${text.textAlone}</a></p>
</header>
<main>
<iframe src="${at}/html" title="${escapeHtml(read.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<section aria-labelledby="files">
<h2 id="files">${text.files}</h2>
${files.length === 0 ? `<p>${text.noFiles}</p>` : `<ul>${files.join('')}</ul>`}
</section>
<section aria-labelledby="text">
<h2 id="text">${text.asText}</h2>
<pre tabindex="0" role="region" aria-labelledby="text">${escapeHtml(read.text.trimEnd())}</pre>
</section>
</main>
</body>
</html>
`;
}

/** A mail program opens links outside of the mail; so does this page. */
export function openingLinksOutside(html: string): string {
  const base = '<base target="_top">';
  return /<head[\s>]/i.test(html) ? html.replace(/<head(\s[^>]*)?>/i, `$&${base}`) : `${base}${html}`;
}
