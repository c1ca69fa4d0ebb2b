import { type MailStore, readMail } from '#adapters/mail/simulator.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { table } from './html.ts';
import { shownTime } from './mail-page.ts';
import type { SandboxMessages } from './messages.ts';

export type ListedMail = { id: number; subject: string; recipient: string; createdAt: Date };

const mailsShown = 20;

/** The newest mails, as far as the list tells of them. */
export async function listedMails(mailbox: MailStore): Promise<ListedMail[]> {
  const mails = await mailbox.list({ limit: mailsShown });
  return Promise.all(
    mails.map(async ({ id, recipient, createdAt, raw }) => ({
      id,
      recipient,
      createdAt,
      subject: (await readMail(raw)).subject,
    })),
  );
}

/** The newest mails, each with a link to read it. */
export function mailSection(mails: readonly ListedMail[], language: Language, text: SandboxMessages): string {
  if (mails.length === 0) return `<p>${text.noMails}</p>`;
  const rows = mails.map(
    ({ id, subject, recipient, createdAt }) => `<tr>
<th scope="row"><a href="/sandbox/mail/${id}">${escapeHtml(subject || text.noSubject)}</a></th>
<td>${escapeHtml(recipient)}</td>
<td>${escapeHtml(shownTime(createdAt, language))}</td>
</tr>`,
  );
  return table(text.mails, [text.subject, text.recipient, text.received], rows);
}
