import type { UnbookableReason } from './alerts/alert.ts';
import type { ProofChallenge } from './booking/proof.ts';
import type { RatedQuote } from './pricing/tax.ts';

/** The stable codes of every refusal. Their texts and HTTP statuses are in `server/http/refusals.ts`. */
export const failureCodes = [
  'INVALID_INPUT',
  'POSTAL_CODE_TOO_SHORT',
  'AREA_NOT_SERVED',
  'SIZE_NOT_BOOKABLE',
  'LAYOUT_NOT_OFFERED',
  'DATE_NOT_OPEN',
  'TIME_NOT_OPEN',
  'DATE_TAKEN',
  'ORDER_NUMBER_TAKEN',
  'PRICE_DIFFERS',
  'INVITATION_CODE_INVALID',
  'CLIENT_NUMBER_UNKNOWN',
  'REFRESH_TOO_EARLY',
  'REFRESH_GONE',
  'VISIT_AFTER_REFRESH',
  'SOLD_OUT',
  'NO_CLIENT_NUMBERS',
  'TERMS_NOT_ACCEPTED',
  'CARD_GATEWAY_UNAVAILABLE',
  'COOKIES_NEEDED',
  'NOT_PAID',
  'CHECKOUT_OF_ANOTHER',
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_ENDED',
  'PAID_NOT_BOOKED',
  'PAYMENT_LINK_INVALID',
  'PAYMENT_LINK_PAID',
  'PAYMENT_LINK_ENDED',
  'PAYMENT_LINK_CLOSED',
  'PRICE_LETTER_INVALID',
  'PRICE_LETTER_ENDED',
  'QUOTE_LINK_INVALID',
  'QUOTE_EXPIRED',
  'QUOTE_WITHDRAWN',
  'QUOTE_NOT_ACCEPTED',
  'ORDER_NOT_FOUND',
  'CERTIFICATE_NOT_FOUND',
  'CANCEL_LINK_NEEDED',
  'CANCEL_LINK_INVALID',
  'ALREADY_CANCELLED',
  'WEATHER_LINK_INVALID',
  'WEATHER_ACTION_INVALID',
  'WEATHER_LINK_EXPIRED',
  'WEATHER_PRESS_NEEDED',
  'BOOKING_LINK_NEEDED',
  'ADDRESS_NOT_CONFIRMED',
  'ADDRESS_LINK_INVALID',
  'TOO_MANY_ADDRESSES',
  'MOVE_TOO_LATE',
  'AREA_SERVED_ALREADY',
  'AREA_LINK_INVALID',
  'WAITING_SPAN_INVALID',
  'WAITING_DAY_FREE',
  'WAITING_LINK_INVALID',
  'WAITING_OFFER_ENDED',
  'WAITING_NOT_OFFERED',
  'MESSAGE_UNDER_WAY',
  'MESSAGE_TOO_LATE',
  'TEXT_SETTLED',
  'TEXT_UNREACHABLE',
  'SIGNATURE_INVALID',
  'SIGN_IN_NEEDED',
  'SESSION_IDLE',
  'SIGN_IN_WRONG',
  'SIGN_IN_LOCKED',
  'CODE_WRONG',
  'NEW_CODE_WRONG',
  'SECOND_FACTOR_NEEDED',
  'PASSWORD_WRONG',
  'OWNER_NEEDED',
  'OFFICE_ONLY',
  'PASSWORD_NEEDED',
  'PASSWORD_COMMON',
  'PASSWORD_UNCHANGED',
  'PASSKEY_NEEDED',
  'PASSKEY_WRONG',
  'PASSKEY_NOT_MADE',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_LAST',
  'PERSON_KNOWN',
  'PERSONAL_DATA_IN_USE',
  'NOT_YOURSELF',
  'INVITATION_OVER',
  'IMPORT_CHANGED',
  'BOOKING_CHANGED',
  'CLIENT_CHANGED',
  'CLIENT_NOT_FOUND',
  'VISIT_OVER',
  'NO_SUCH_CREW',
  'REFUND_TOO_MUCH',
  'REFUND_NOT_FOUND',
  'REFUND_NOT_STUCK',
  'REFUND_UNDER_WAY',
  'REFUND_SENT',
  'CHARGE_ENDED',
  'CHARGE_NOT_FOUND',
  'CHARGE_OPEN',
  'CHARGE_PAID',
  'REFUND_NUMBER_TAKEN',
  'SETTING_CHANGED',
  'DAY_MOVE_NOT_FOUND',
  'DAY_MOVE_SENT',
  'ASKED_TOO_LATE',
  'WEATHER_WITHDRAWN',
  'NOTICE_TOO_SHORT',
  'REVIEW_CHANGED',
  'REVIEW_LINK_INVALID',
  'REVIEW_LINK_EXPIRED',
  'REVIEW_LINK_USED',
  'OFFER_LINK_INVALID',
  'OFFER_LINK_EXPIRED',
  'CONSENT_TEXT_CHANGED',
  'PLAN_NOT_POSSIBLE',
  'UNSUBSCRIBE_LINK_INVALID',
  'VISIT_AHEAD',
  'VISIT_CANCELLED',
  'VISIT_MOVED',
  'VISIT_SETTLED',
  'TAKE_BACK_TOO_LATE',
  'REPORT_TOO_LATE',
  'PHOTO_UNREADABLE',
  'FILE_NOT_PDF',
  'VALID_DAY_PAST',
  'NOTES_FULL',
  'PHOTOS_FULL',
  'ORIGIN_FOREIGN',
  'METRICS_CLOSED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_CHECKOUTS',
  'CARDS_DECLINED',
  'PROOF_NEEDED',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'WEBHOOK_ADDRESS',
  'TOO_MANY_WEBHOOKS',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TICKET_UNKNOWN',
  'TICKET_USED',
  'TICKET_EXPIRED',
  'CARD_NUMBER_INVALID',
  'ACCOUNTING_NOT_CONFIGURED',
  'MONTH_AHEAD',
  'MONTH_BEFORE_SALES',
  'MONTH_NOT_MADE',
  'WORK_UNDER_WAY',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What a refusal carries besides its code, for the codes that carry more. */
type Details = {
  /** The right price; absent where a free refresh was taken by another booking meanwhile. */
  PRICE_DIFFERS: { quote?: RatedQuote };
  /** What is left to be refunded. */
  REFUND_TOO_MUCH: { amount?: string };
  /** What the browser must compute before it retries. */
  PROOF_NEEDED: { challenge?: ProofChallenge };
  /** The card's own code, if it was declined. */
  NOT_PAID: { responseCode?: string };
  /** Seconds until a card is asked for again. */
  CARDS_DECLINED: { retryAfter: number };
  /** Seconds; and of all of them whose sign-in it was, for the log. */
  SIGN_IN_LOCKED: { retryAfter?: number; account?: string };
  TOO_MANY_REQUESTS: { retryAfter?: number };
  TOO_MANY_ADDRESSES: { retryAfter?: number };
  SIGN_IN_WRONG: { account?: string };
  PASSWORD_WRONG: { account?: string };
  OWNER_NEEDED: { account?: string };
  /** Why, for the ledger and the log; it is not sent. */
  PAID_NOT_BOOKED: { reason?: UnbookableReason };
};
type Detailed = keyof Details;

/** A rule said no. An action returns it; it is never thrown. */
export type Refusal =
  | { [C in Detailed]: { refused: C } & Details[C] }[Detailed]
  | { refused: Exclude<FailureCode, Detailed> };

export function refuse<C extends Exclude<FailureCode, Detailed>>(code: C): { refused: C };
export function refuse<C extends Detailed>(code: C, details?: Details[C]): { refused: C } & Details[C];
export function refuse(code: FailureCode, details: object = {}): { refused: FailureCode } {
  return { refused: code, ...details };
}

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
