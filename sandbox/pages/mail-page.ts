import type { Language } from '#domain/language.ts';
import type { ReadMail, StoredMail } from '#sandbox/mail/simulator.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { formatInstant, readerIn, renderPage } from './page.ts';

type MailView = { language: Language; mail: Pick<StoredMail, 'id' | 'recipient' | 'createdAt'>; read: ReadMail };

/** One mail as its reader gets it: the html in a frame without scripts, the text, and the files. */
export function mailPage({ language, mail, read }: MailView): string {
  const { say } = readerIn(language);
  const at = `/sandbox/mail/${mail.id}`;
  const subject = read.subject || say('noSubject');
  const files = read.attachments.map(
    ({ filename, contentType }, index) =>
      html`<li><a href="${at}/files/${index + 1}">${filename}</a> ${contentType}</li>`,
  );
  return renderPage({
    language,
    title: subject,
    header: html`<dl>
<div><dt>${say('from')}</dt><dd>${read.from}</dd></div>
<div><dt>${say('recipient')}</dt><dd>${read.to}</dd></div>
<div><dt>${say('received')}</dt><dd>${formatInstant(mail.createdAt, language)}</dd></div>
</dl>
<p><a href="/sandbox">${say('back')}</a><a href="${at}/html">${say('htmlAlone')}</a><a href="${at}/text">${say('textAlone')}</a></p>`,
    main: html`<iframe src="${at}/html" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<section aria-labelledby="files">
<h2 id="files">${say('files')}</h2>
${files.length === 0 ? html`<p>${say('noFiles')}</p>` : html`<ul>${files}</ul>`}
</section>
<section aria-labelledby="text">
<h2 id="text">${say('asText')}</h2>
<pre tabindex="0" role="region" aria-labelledby="text">${read.text.trimEnd()}</pre>
</section>`,
  });
}

/** Like a mail program, this page opens links outside the mail. */
export function openingLinksOutside(source: string): string {
  const base = '<base target="_top">';
  return /<head[\s>]/i.test(source) ? source.replace(/<head(\s[^>]*)?>/i, `$&${base}`) : `${base}${source}`;
}
