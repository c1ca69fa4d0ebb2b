import { cents } from '#domain/money.ts';
import { randomIds } from '#server/common/ids.ts';
import type { OperatorWish } from '#server/modules/checkout/operator/book.ts';
import type { LinkWish } from '#server/modules/checkout/operator/send-link.ts';
import { aCustomer, aRequest } from '../test-app.ts';

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
