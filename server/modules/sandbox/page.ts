import type { PaymentsBook, StoredRefund } from '#adapters/cards/simulator.ts';
import type { StoredText } from '#adapters/sms/simulator.ts';
import { brand } from '#business/brand.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { toDecimal } from '#domain/money.ts';
import { accountingSection, type ListedRecord } from './accounting-section.ts';
import { faultSection } from './fault-section.ts';
import { table } from './html.ts';
import { type ListedMail, mailSection } from './mail-section.ts';
import { messages, type SandboxMessages } from './messages.ts';
import { smsSection } from './sms-section.ts';
import type { OrderedFault } from './stores/faults.ts';
import { type ListedDay, weatherSection } from './weather-section.ts';

type Ticket = PaymentsBook['tickets'][number];
type OrderLinks = { orderNo: string; cancel: string | null; booking: string | null; weather: string | null };
export type SandboxView = {
  language: Language;
  tickets: readonly Ticket[];
  refunds: readonly StoredRefund[];
  links: readonly OrderLinks[];
  mails: readonly ListedMail[];
  texts: readonly StoredText[];
  days: readonly ListedDay[];
  records: readonly ListedRecord[];
  faults: readonly OrderedFault[];
};

const approving = '4242 4242 4242 4242';
const declining = '4000 0000 0000 0002';
const rowsShown = 50;

/** What the stand-ins know, newest first, with buttons to play a customer's part. */
export function sandboxPage(view: SandboxView): string {
  const { language, tickets, refunds, links, mails, texts, days, records, faults } = view;
  const text = messages[language];
  const locale = `${language}-CA`;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title} · ${brand.name}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
<script type="module" src="/sandbox/sandbox.js"></script>
</head>
<body>
<header>
<p class="brand">${brand.name}</p>
<h1>${text.title}</h1>
<p>${text.intro}</p>
<p><a href="${language === 'fr' ? '/fr' : '/'}">${text.site}</a></p>
</header>
<main>
<p role="status"></p>
<section aria-labelledby="payments">
<h2 id="payments">${text.payments}</h2>
${tickets.length === 0 ? `<p>${text.noPayments}</p>` : ticketTable(tickets.slice(0, rowsShown), text, money)}
<p><a href="/sandbox/payments.json">${text.books}</a></p>
</section>
<section aria-labelledby="refunds">
<h2 id="refunds">${text.refunds}</h2>
${refunds.length === 0 ? `<p>${text.noRefunds}</p>` : refundTable(refunds.slice(0, rowsShown), text, money)}
</section>
<section aria-labelledby="orders">
<h2 id="orders">${text.orders}</h2>
${links.length === 0 ? `<p>${text.noOrders}</p>` : `<ul>${links.map((order) => orderItem(order, text)).join('')}</ul>`}
</section>
<section aria-labelledby="mails">
<h2 id="mails">${text.mails}</h2>
${mailSection(mails, language, text)}
<p><a href="/sandbox/mail.json">${text.mailBooks}</a><a href="/sandbox/mails">${text.mailPreviews}</a></p>
</section>
<section aria-labelledby="texts">
<h2 id="texts">${text.texts}</h2>
${smsSection(texts, language, text)}
<p><a href="/sandbox/sms.json">${text.textBooks}</a></p>
</section>
<section aria-labelledby="forecast">
<h2 id="forecast">${text.forecast}</h2>
<p>${text.forecastNote}</p>
${weatherSection(days, language, text)}
<p><a href="/sandbox/weather.json">${text.forecastBooks}</a></p>
</section>
<section aria-labelledby="accounting">
<h2 id="accounting">${text.accounting}</h2>
${accountingSection(records, language, text)}
<p><a href="/sandbox/accounting.json">${text.accountingBooks}</a></p>
</section>
<section aria-labelledby="faults">
<h2 id="faults">${text.faults}</h2>
<p>${text.faultNote}</p>
${faultSection(faults, text)}
</section>
<section aria-labelledby="cards">
<h2 id="cards">${text.cards}</h2>
<p><b>${approving}</b> ${text.approving}. <b>${declining}</b> ${text.declining}. ${text.cardNote}</p>
</section>
</main>
</body>
</html>
`;
}

function ticketTable(tickets: readonly Ticket[], text: SandboxMessages, money: Intl.NumberFormat): string {
  const rows = tickets.map(
    ({ ticket, orderNo, amount, state }) => `<tr>
<th scope="row">${escapeHtml(orderNo)}</th>
<td>${escapeHtml(money.format(Number(amount)))}</td>
<td data-state="${state}">${text[state]}</td>
<td>${state === 'open' ? button(ticket, approving, text.approve) + button(ticket, declining, text.decline) : ''}</td>
</tr>`,
  );
  return table(text.payments, [text.order, text.amount, text.state, text.try], rows);
}

function refundTable(refunds: readonly StoredRefund[], text: SandboxMessages, money: Intl.NumberFormat): string {
  const rows = refunds.map(({ orderNo, amount, method, approved, responseCode, message }) => {
    const state = approved ? 'approved' : 'declined';
    return `<tr>
<th scope="row">${escapeHtml(orderNo)}</th>
<td>${escapeHtml(money.format(Number(toDecimal(amount))))}</td>
<td>${text[method]}</td>
<td data-state="${state}">${text[state]}</td>
<td>${escapeHtml(`${responseCode} ${message.replaceAll(/[\s*=]+/g, ' ').trim()}`)}</td>
</tr>`;
  });
  return table(text.refunds, [text.order, text.amount, text.kind, text.state, text.answer], rows);
}

const button = (ticket: string, card: string, label: string): string =>
  `<button type="button" data-ticket="${escapeHtml(ticket)}" data-card="${card}">${label}</button>`;

function orderItem({ orderNo, ...links }: OrderLinks, text: SandboxMessages): string {
  const known = (['booking', 'cancel', 'weather'] as const).flatMap((purpose) => {
    const address = links[purpose];
    return address === null ? [] : [`<a href="${escapeHtml(address)}">${text[purpose]}</a>`];
  });
  return `<li><b>${escapeHtml(orderNo)}</b> ${known.length > 0 ? known.join(' ') : text.unbooked}</li>`;
}
