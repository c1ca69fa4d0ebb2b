import type { StoredText, TextBooks } from '#adapters/sms/simulator.ts';
import { segmentsOf } from '#domain/delivery/segments.ts';
import { formatPhone } from '#domain/format.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { table } from './html.ts';
import { shownTime } from './mail-page.ts';
import type { SandboxMessages } from './messages.ts';

const textsShown = 20;

export const listedTexts = (books: TextBooks): Promise<StoredText[]> => books.list({ limit: textsShown });

/** The newest texts as they were taken, with their lengths as the network counts. */
export function smsSection(texts: readonly StoredText[], language: Language, text: SandboxMessages): string {
  if (texts.length === 0) return `<p>${text.noTexts}</p>`;
  const rows = texts.map(({ to, body, status, createdAt }) => {
    const { encoding, length, count } = segmentsOf(body);
    return `<tr>
<th scope="row">${escapeHtml(formatPhone(to, language))}</th>
<td class="words">${linked(body)}</td>
<td>${count} × ${encoding.toUpperCase()} (${length})</td>
<td>${escapeHtml(stageOf(status, text))}</td>
<td>${escapeHtml(shownTime(createdAt, language))}</td>
</tr>`;
  });
  return table(text.texts, [text.recipient, text.words, text.segments, text.state, text.received], rows);
}

/** The words, with their links to try. */
const linked = (body: string): string =>
  escapeHtml(body).replaceAll(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);

const stages = ['queued', 'accepted', 'sent', 'delivered', 'undelivered', 'failed'] as const;

/** The stage in words; one that has none is shown as the provider calls it. */
function stageOf(status: string, text: SandboxMessages): string {
  const stage = stages.find((one) => one === status);
  return stage ? text[`text-${stage}`] : status;
}
