import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { GivenAdded } from '../booking/fields.ts';
import type { Storefront } from '../booking/storefront.ts';
import type { IsoDate } from '../calendar/day.ts';
import type { PaymentMethod } from '../ledger/by-hand.ts';
import type { PaidWith } from '../ledger/paid-with.ts';
import type { Cents } from '../money.ts';
import type { CoatingType } from '../pricing/service.ts';
import type { Quote, Tax } from '../pricing/tax.ts';
import type { Contact, PostalAddress } from '../settings/contact.ts';

export const paperKinds = ['invoice', 'credit-note', 'supplement'] as const;
export type PaperKind = (typeof paperKinds)[number];

export type Paper = {
  number: string;
  orderNo: string;
  clientId: string;
  reference: string;
  issuedOn: IsoDate;
  supplier: Pick<Contact, 'mailingAddress' | 'phone' | 'email'> & {
    legalName: string;
    taxes: readonly (Tax & { rate: number; number: string })[];
  };
  /** `added`: what the buyer added, on documents issued since that is stored. */
  buyer: { names: readonly string[]; address: PostalAddress; email: string; added?: GivenAdded };
  service: CoatingType;
  visit: { date: IsoDate; time: AppointmentTime };
  address: string;
};

export type InvoiceFacts = Paper & {
  kind: 'invoice';
  storefront: Storefront;
  amount: Quote;
  payment: PaidBy | null;
};

type PaidBy = {
  method: PaymentMethod;
  amount: Cents;
  transactionNo: string;
  approvalCode: string;
  reference: string | null;
  /** On documents issued since it is read. */
  paidWith?: PaidWith;
};

type Corrected = { from: Storefront; to: Storefront };

/** `hand`: in cash or by transfer, as it was paid; `elsewhere`: other than to the card it was paid with. */
export type RefundWay = 'card' | 'hand' | 'elsewhere';

export type CreditNoteFacts = Paper & {
  kind: 'credit-note';
  amount: Quote;
  reason: 'cancellation' | 'part' | 'correction';
  corrected: Corrected | null;
  cancelledOn: IsoDate | null;
  way: RefundWay;
  transactionNo: string | null;
  /** The supplementary invoice that charged it; absent for the invoice. */
  charge?: string;
};

/** More than was sold: a larger storefront or an extra. Its difference, before taxes, is `charged`, or waived without. */
export type SupplementFacts = Paper & {
  kind: 'supplement';
  corrected: Corrected | null;
  difference: Cents;
  /** `reason`: what an extra is. */
  charged?: { amount: Quote; reason: string | null; payment: PaidBy };
};

/** A document as issued: language-neutral, so that it can be drawn in either language, and never changes. */
export type PaperFacts = InvoiceFacts | CreditNoteFacts | SupplementFacts;
