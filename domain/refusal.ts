/** Stable codes of refusals. `server/http/refusals.ts` has their texts and HTTP statuses. */
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
  'SOLD_OUT',
  'TERMS_NOT_ACCEPTED',
  'CARD_GATEWAY_UNAVAILABLE',
  'NOT_PAID',
  'CHECKOUT_OF_ANOTHER',
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_ENDED',
  'PAID_NOT_BOOKED',
  'ORDER_NOT_FOUND',
  'CANCEL_LINK_NEEDED',
  'CANCEL_LINK_INVALID',
  'ALREADY_CANCELLED',
  'WEATHER_LINK_INVALID',
  'WEATHER_ACTION_INVALID',
  'WEATHER_LINK_EXPIRED',
  'BOOKING_LINK_NEEDED',
  'MOVE_TOO_LATE',
  'AREA_SERVED_ALREADY',
  'AREA_LINK_INVALID',
  'MESSAGE_UNDER_WAY',
  'MESSAGE_TOO_LATE',
  'SIGNATURE_INVALID',
  'SIGN_IN_NEEDED',
  'SIGN_IN_WRONG',
  'SIGN_IN_LOCKED',
  'CODE_WRONG',
  'NEW_CODE_WRONG',
  'SECOND_FACTOR_NEEDED',
  'PASSWORD_WRONG',
  'OWNER_NEEDED',
  'PASSWORD_NEEDED',
  'PASSKEY_NEEDED',
  'PASSKEY_WRONG',
  'PASSKEY_NOT_MADE',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_LAST',
  'PERSON_KNOWN',
  'NOT_YOURSELF',
  'INVITATION_OVER',
  'IMPORT_CHANGED',
  'BOOKING_CHANGED',
  'VISIT_OVER',
  'REFUND_TOO_MUCH',
  'REFUND_NOT_TOLD_APART',
  'SETTING_CHANGED',
  'REVIEW_CHANGED',
  'REVIEW_LINK_INVALID',
  'REVIEW_LINK_EXPIRED',
  'REVIEW_LINK_USED',
  'VISIT_AHEAD',
  'ORIGIN_FOREIGN',
  'TOO_MANY_REQUESTS',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TICKET_UNKNOWN',
  'TICKET_USED',
  'TICKET_EXPIRED',
  'CARD_NUMBER_INVALID',
  'ACCOUNTING_NOT_CONFIGURED',
  'WORK_UNDER_WAY',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** A rule was not met. Actions return refusals and never throw them. */
export type Refusal = {
  refused: FailureCode;
  amount?: string;
  responseCode?: string;
  retryAfter?: number;
  /** The cause, for the ledger and the log; never sent to the browser. */
  reason?: string;
};

export const refuse = (code: FailureCode, more: Omit<Refusal, 'refused'> = {}): Refusal => ({ refused: code, ...more });

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
