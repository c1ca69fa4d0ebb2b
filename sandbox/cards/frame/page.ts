import { escapeHtml } from '#domain/html.ts';
import { inLanguage } from '#domain/language.ts';
import { type SavedCard, savedCardName } from '#domain/ledger/saved-card.ts';
import { toDollars } from '#domain/money.ts';
import type { Settlement, StoredTicket } from '../store.ts';
import { stateOf } from '../ticket.ts';
import { type FrameMessages, frameMessages } from './messages.ts';
import { shopWindow } from './window.ts';

type Refusal = { code: '2001' | '2002' | '2003'; status: 200 | 410; title: string; text: string };

export type FramePage = { status: 200 | 410; html: string };

/** In this order: later ones depend on earlier ones. */
export const styleSheets = ['base', 'header', 'fields', 'actions', 'outcome'] as const;

/**
 * The document inside the frame: the card form of an open ticket, otherwise the reason why there is none. The codes are
 * the gateway's: 2001 invalid, 2002 used, 2003 expired.
 */
export function framePage(ticket: StoredTicket | null, now: Date, kept: Settlement | null = null): FramePage {
  const language = ticket?.language ?? 'en';
  const text = inLanguage(frameMessages, language);
  const refusal = refusalOf(ticket, now, text);
  const content =
    !ticket || refusal
      ? outcome('refused', refusal?.title ?? '', refusal?.text ?? '', 'h1')
      : form(ticket, { now, text, kept });
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="preload" href="../style/sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="../style/serif.woff2" as="font" type="font/woff2" crossorigin>
${styleSheets.map((name) => `<link rel="stylesheet" href="../style/${name}.css">`).join('\n')}
<script type="module" src="../js/frame.js"></script>
</head>
<body data-ticket="${escapeHtml(ticket?.ticket ?? '')}" data-code="${refusal?.code ?? '001'}">
<main>
${content}
<footer><p class="sandbox">${text.sandbox}</p></footer>
</main>
</body>
</html>
`;
  return { status: refusal?.status ?? 200, html };
}

function refusalOf(ticket: StoredTicket | null, now: Date, text: FrameMessages): Refusal | null {
  const state = ticket ? stateOf(ticket, now) : 'unknown';
  if (state === 'open') return null;
  if (state === 'unknown') return { code: '2001', status: 200, title: text.invalid, text: text.invalidText };
  if (state === 'expired') return { code: '2003', status: 410, title: text.expired, text: text.expiredText };
  return { code: '2002', status: 200, title: text.used, text: text.usedText };
}

type Shown = { now: Date; text: FrameMessages; kept: Settlement | null };

function form(ticket: StoredTicket, { now, text, kept }: Shown): string {
  const locale = ticket.language === 'fr' ? 'fr-CA' : 'en-CA';
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(toDollars(ticket.amount));
  return `<header>
<div class="due">
<h1><span class="label">${text.total}</span> <span class="amount">${escapeHtml(amount)}</span></h1>
<p class="order">${text.order} <span class="order-number">${escapeHtml(ticket.orderNo)}</span></p>
</div>
${shopWindow()}
</header>
<form method="post" action="pay" novalidate autocomplete="on">
<fieldset disabled>
${kept ? savedCard(kept, ticket, text) : ''}${field('cardNumber', text.cardNumber, 'cc-number', {
  after: '<span class="brand" aria-hidden="true"></span>',
  missing: text.cardNumberMissing,
  invalid: text.cardNumberInvalid,
})}
<div class="pair">
${field('expiry', text.expiry, 'cc-exp', {
  // The month by our clock: the visitor's may be off.
  attributes: `placeholder="${text.expiryShape}" data-month="${now.toISOString().slice(2, 7)}"`,
  missing: text.expiryMissing,
  invalid: text.expiryInvalid,
  past: text.expiryPast,
})}
${field('securityCode', text.securityCode, 'cc-csc', {
  attributes: 'maxlength="4" aria-describedby="securityCode-hint"',
  missing: text.securityCodeMissing,
  invalid: text.securityCodeInvalid,
})}
</div>
<p class="hint" id="securityCode-hint">${text.securityCodeHint}</p>
<p class="notice" role="alert" data-silent="${escapeHtml(text.silent)}"></p>
<div class="actions">
<button type="submit" class="primary" data-pending="${text.pending}"><span class="wheel" aria-hidden="true"></span><span class="word">${text.pay}</span><svg class="arrow" viewBox="0 0 26 10" aria-hidden="true" focusable="false"><path d="M0 5h25M20.5.5 25 5l-4.5 4.5"/></svg></button>
<button type="button" class="cancel"><span>${text.cancel}</span></button>
</div>
</fieldset>
</form>
${outcome('approved', text.approved, text.approvedText, 'h2')}
${outcome('declined', text.declined, text.declinedText, 'h2')}
${outcome('used', text.used, text.usedText, 'h2')}
${outcome('expired', text.expired, text.expiredText, 'h2')}`;
}

/** A press takes the card's number and expiry from the form, another one brings them back. */
function savedCard(
  { firstSixLastFour, cardType }: Settlement,
  { language }: StoredTicket,
  text: FrameMessages,
): string {
  const name = savedCardName({ brand: brands[cardType] ?? 'other', last4: firstSixLastFour.slice(-4) }, language);
  return `<div class="saved">
<button type="button" class="saved-card" aria-pressed="false" data-code-length="${cardType === 'AX' ? 4 : 3}">${escapeHtml(name)}</button>
<p class="hint">${text.savedCardHint}</p>
</div>
`;
}

const brands: Readonly<Record<string, SavedCard['brand']>> = {
  ...{ V: 'visa', M: 'mastercard', AX: 'amex', NO: 'discover', C1: 'jcb' },
};

type FieldParts = { attributes?: string; after?: string; missing: string; invalid: string; past?: string };

function field(name: string, label: string, autocomplete: string, parts: FieldParts): string {
  const past = parts.past ? ` data-past="${escapeHtml(parts.past)}"` : '';
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" required spellcheck="false" autocapitalize="off" ${parts.attributes ?? ''} data-missing="${escapeHtml(parts.missing)}" data-invalid="${escapeHtml(parts.invalid)}"${past}>${parts.after ?? ''}
<p class="error" id="${name}-error" hidden></p>
</div>`;
}

/** The end of a form, waiting hidden beside it; as `h1` it is all there is. */
function outcome(name: string, title: string, text: string, heading: 'h1' | 'h2'): string {
  return `<section class="outcome" data-outcome="${name}"${heading === 'h2' ? ' hidden' : ''}>
<svg class="sash" viewBox="0 0 60 60" aria-hidden="true" focusable="false"><rect x="1" y="1" width="58" height="58"/><path d="M30 1v58M1 19h58"/><path class="reflection" d="M8 42 20 28M11 51l13-15"/></svg>
<${heading} class="title" tabindex="-1">${title}</${heading}>
<p>${text}</p>
</section>`;
}
