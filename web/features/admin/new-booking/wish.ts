import { brand } from '#business/brand.ts';
import { needOf, serviceKeys } from '#business/services.ts';
import type { Again } from '#contract/admin/operator-bookings.ts';
import type { ReviewStory } from '#contract/admin/reviews.ts';
import type { CustomerForm } from '#contract/checkout.ts';
import { addedOf, typedAdded } from '#domain/booking/fields.ts';
import { agreePrice, type PaymentWay } from '#domain/booking/operator-booking.ts';
import type { LinkHours } from '#domain/booking/payment-link.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes, isBookableSize, storefrontSizes } from '#domain/funnel/size.ts';
import { tierOf } from '#domain/funnel/tier.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { cleanCode, cleanNumber } from '#domain/typed/code.ts';
import { customerRules, tidied } from '#domain/typed/form-rules.ts';
import { cleanPostalCode, postalCodeIn } from '#domain/typed/postal-code.ts';
import { amountTyped } from '#web/ui/form/amount.ts';

export type Customer = Record<keyof CustomerForm, string>;

/** What the operator has typed and chosen so far. */
export type Typed = Customer & {
  postalCode: string;
  storefrontSize: BookableSize | '';
  selectedLayout: Layout | '';
  coatingType: CoatingType | '';
  clientId: string;
  invitationCode: string;
  date: string;
  time: AppointmentTime | '';
  language: Language;
  note: string;
  hasOwnPrice: boolean;
  ownBase: string;
  reason: string;
  way: PaymentWay;
  channel: 'mail' | 'sms';
  hours: LinkHours;
  reference: string;
  termsTold: boolean;
  /** The request it answers. */
  reviewId?: string;
};

const nobody: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneExtension: '',
  companyName: '',
  serviceAddress: '',
  ...typedAdded({}),
  billingStreet: '',
  billingCity: brand.city,
  billingProvince: brand.region,
  billingPostalCode: '',
};

export const typedAtFirst = (language: Language): Typed => ({
  ...nobody,
  ...{ postalCode: '', storefrontSize: '', selectedLayout: '', coatingType: '', clientId: '', invitationCode: '' },
  ...{ date: '', time: '', language, note: '' },
  ...{ hasOwnPrice: false, ownBase: '', reason: '' },
  ...{ way: 'link', channel: 'mail', hours: 48, reference: '', termsTold: false },
});

/** What a request already says; a quote request gets a price of its own. */
export function typedFromReview(review: ReviewStory, mayPrice: boolean): Partial<Typed> {
  const size = storefrontSizes.find((one) => one === review.storefrontSize);
  return {
    reviewId: review.id,
    language: review.language,
    companyName: review.companyName,
    email: review.email,
    serviceAddress: review.companyAddress,
    postalCode: postalCodeIn(review.companyAddress),
    storefrontSize: (size && bookableSizes.find((one) => tierOf(one) === tierOf(size))) || '',
    selectedLayout: layouts.find((one) => one === review.selectedLayout) ?? '',
    note: review.details ?? '',
    hasOwnPrice: mayPrice,
  };
}

const refresh = serviceKeys.find((service) => needOf(service) === 'order');

/** What an earlier booking already says; of what a client may add, only how to get in is the same again. */
export function typedFromAgain({ booking, refreshes }: Again, isRefresh: boolean): Partial<Typed> {
  const [firstName = '', ...names] = booking.contactName.split(' ');
  const { email, phone, specialInstructions, billingStreet, billingCity, billingProvince, billingPostalCode } = booking;
  const same = serviceKeys.find((service) => service === booking.coatingType);
  const service = isRefresh ? refresh : same;
  const isOpen = service !== undefined && (needOf(service) === null || (service === refresh && refreshes !== null));
  return {
    ...{ firstName, lastName: names.join(' '), email, phone, phoneExtension: booking.phoneExtension ?? '' },
    ...{ companyName: booking.businessName, serviceAddress: booking.address, language: booking.language },
    ...typedAdded({ specialInstructions }),
    ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
    postalCode: booking.postalCode,
    storefrontSize: isBookableSize(booking.storefrontSize) ? booking.storefrontSize : '',
    selectedLayout: layouts.find((one) => one === booking.selectedLayout) ?? '',
    coatingType: isOpen ? service : '',
    clientId: refreshes ?? '',
  };
}

/** Who is typed twice in most cases: the bill goes where the service is done. */
export const withBilling = (typed: Typed): Typed => ({
  ...typed,
  billingStreet: typed.billingStreet || typed.serviceAddress,
  billingPostalCode: typed.billingPostalCode || typed.postalCode,
});

type Own = { base: ReturnType<typeof cents>; reason: string };

/** An owner's own price; null for the price list. */
function ownOf({ way, hasOwnPrice, ownBase, reason }: Typed): Own | null {
  if (way === 'free') return { base: cents(0), reason: reason.trim() };
  return hasOwnPrice ? { base: amountTyped(ownBase) ?? cents(0), reason: reason.trim() } : null;
}

/** What is due and how it is paid; null until known. What the price list gives away is free. */
export function priceOf(
  typed: Typed,
  listed: RatedQuote | null,
): { quote: RatedQuote; way: PaymentWay; own: Own | null } | null {
  if (listed === null) return null;
  const own = listed.total === 0 ? null : ownOf(typed);
  const agreed = agreePrice({ listed, way: typed.way, own, mayPrice: true });
  return typeof agreed === 'string' ? null : { quote: agreed.quote, way: agreed.way, own };
}

export type Problems = {
  customer: Partial<Record<keyof Customer, FieldMessageKey>>;
  missing: ReadonlySet<Missing>;
};
export type Missing =
  | 'postalCode'
  | 'storefrontSize'
  | 'selectedLayout'
  | 'coatingType'
  | 'clientId'
  | 'invitationCode'
  | 'date'
  | 'time'
  | 'ownBase'
  | 'reason'
  | 'termsTold';

/** What still blocks sending. */
export function problemsOf(given: Typed, listed: RatedQuote | null): Problems {
  const typed = withBilling(given);
  const rules = Object.entries(customerRules) as [keyof Customer, (value: unknown) => FieldMessageKey | null][];
  const customer = Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const problem = rule(typed[name]);
      return problem === null ? [] : [[name, problem]];
    }),
  );
  const isDue = listed?.total !== 0;
  const needsReason = isDue && (typed.way === 'free' || typed.hasOwnPrice);
  const checks: Record<Missing, boolean> = {
    postalCode: cleanPostalCode(typed.postalCode).length < 3,
    storefrontSize: typed.storefrontSize === '',
    selectedLayout: typed.selectedLayout === '',
    coatingType: typed.coatingType === '',
    clientId: needOf(typed.coatingType) === 'order' && typed.clientId.trim() === '',
    invitationCode: needOf(typed.coatingType) === 'code' && typed.invitationCode.trim() === '',
    date: typed.date === '',
    time: typed.time === '',
    ownBase: isDue && typed.way !== 'free' && typed.hasOwnPrice && (amountTyped(typed.ownBase) ?? 0) < 1,
    reason: needsReason && typed.reason.trim() === '',
    termsTold: (typed.way !== 'link' || !isDue) && !typed.termsTold,
  };
  const missing = (Object.keys(checks) as Missing[]).filter((name) => checks[name]);
  return { customer, missing: new Set(missing) };
}

/** The input of both calls; null while something is missing. */
export function wishOf(given: Typed, listed: RatedQuote | null, id: string) {
  const typed = tidied(customerRules, withBilling(given));
  const { storefrontSize, selectedLayout, coatingType } = typed;
  const price = priceOf(typed, listed);
  if (!price || storefrontSize === '' || selectedLayout === '' || coatingType === '') return null;
  const { quote, way, own } = price;
  return {
    way,
    common: {
      id,
      booking: {
        postalCode: cleanPostalCode(typed.postalCode),
        ...{ storefrontSize, selectedLayout, coatingType },
        ...{ appointmentDate: typed.date, appointmentTime: typed.time },
        clientId: cleanNumber(typed.clientId),
        invitationCode: cleanCode(typed.invitationCode),
        ...(typed.reviewId && { reviewId: typed.reviewId }),
      },
      customer: {
        businessName: typed.companyName,
        contactName: `${typed.firstName} ${typed.lastName}`,
        ...{ email: typed.email, phone: typed.phone, address: typed.serviceAddress },
        phoneExtension: typed.phoneExtension || null,
        ...addedOf(typed),
        billingStreet: typed.billingStreet,
        billingCity: typed.billingCity,
        billingProvince: typed.billingProvince,
        billingPostalCode: typed.billingPostalCode,
      },
      language: typed.language,
      total: quote.total,
      ownPrice: own,
      note: typed.note.trim() || null,
    },
  };
}
