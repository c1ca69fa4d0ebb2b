import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomIds } from '#server/common/ids.ts';
import type { OperatorWish } from '#server/modules/checkout/operator/book.ts';
import { type LinkWish, sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { owner } from '../money.ts';
import { aCustomer, aRequest, type TestApp } from '../test-app.ts';

const common = () => ({
  id: randomIds.uuid(),
  booking: aRequest(),
  customer: aCustomer(),
  language: 'fr' as const,
  own: null,
  total: cents(208_680),
  note: null,
});

/** What an operator asks for somebody at the door: Full Preservation, 2086.80, in cash. */
export const anOperatorWish = (more: Partial<OperatorWish> = {}): OperatorWish => ({
  ...common(),
  way: 'cash',
  reference: null,
  ...more,
});

/** The same by a link that lasts for two days. */
export const aLinkWish = (more: Partial<LinkWish> = {}): LinkWish => ({
  ...common(),
  hours: 48,
  channel: 'mail',
  ...more,
});

/** A link that was sent, as its mail carries it. */
export async function sentLink(testApp: TestApp, more: Partial<LinkWish> = {}) {
  const made = await sendPaymentLink(testApp.deps, owner, aLinkWish(more));
  if (isRefusal(made)) throw new Error(`refused: ${made.refused}`);
  await sendMessages(testApp.deps);
  const text = testApp.mail.sent.at(-1)?.text ?? '';
  const token = /calendar-booking\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
  return { ...made, token, text };
}
