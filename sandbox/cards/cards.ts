/** The simulated bank's decision on a card. */
export type Judgement = { approved: boolean; responseCode: string; isoCode: string };

const approval: Judgement = { approved: true, responseCode: '001', isoCode: '00' };

/** The numbers Moneris publishes as always declined, and one of our own that is easy to type. */
const declines = new Map<string, Judgement>([
  ['4000000000000002', decline('051', '05')],
  ['4355310002576375', decline('482', '54')],
  ['4716091243227333', decline('481', '62')],
  ['4556462273286718', decline('050', '06')],
  ['4217048416210847', decline('074', '96')],
  ['4485621544903528', decline('481', '51')],
]);

/** Cards that are given by a wallet, or charged in parts by their issuer, in the words of a receipt. */
const givenWith = new Map<string, { wallet?: string; instalments?: string }>([
  ['4111111111111111', { wallet: 'applepay' }],
  ['4012888888881881', { wallet: 'googlepay' }],
  ['4000056655665556', { instalments: '6' }],
]);

export const paidWith = (cardNumber: string) => givenWith.get(cardNumber) ?? {};

/** The gateway sends an order number to the bank once; the second time it answers by itself. */
export const duplicateOrder = decline('078', '09');

/** Approves every card that is not on the list of declined ones. */
export function judge(cardNumber: string): Judgement {
  return declines.get(cardNumber) ?? approval;
}

/** The digits of a plausible card number as typed, spaces and hyphens dropped; null if no card can have it. */
export function readCardNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits) ? digits : null;
}

/** MMYY of an expiry as typed (`12/29`, `12 / 2029`, `1229`); null if invalid. */
export function readExpiry(typed: string): string | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.trim());
  return match ? `${match[1]}${match[2]}` : null;
}

/** A card is good to the end of its month. */
export function isPast(expiry: string, now: Date): boolean {
  const firstMomentAfter = Date.UTC(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2)), 1);
  return now.getTime() >= firstMomentAfter;
}

/** American Express has four digits on its front, everyone else three on the back. */
export function isSecurityCode(typed: string, cardNumber: string): boolean {
  return (cardTypeOf(cardNumber) === 'AX' ? /^\d{4}$/ : /^\d{3}$/).test(typed.trim());
}

/** Moneris's letter codes for the card brands. */
export function cardTypeOf(cardNumber: string): string {
  if (/^3[47]/.test(cardNumber)) return 'AX';
  if (/^(5[1-5]|2[2-7])/.test(cardNumber)) return 'M';
  if (/^(6011|65)/.test(cardNumber)) return 'NO';
  if (/^35/.test(cardNumber)) return 'C1';
  return 'V';
}

function decline(responseCode: string, isoCode: string): Judgement {
  return { approved: false, responseCode, isoCode };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
