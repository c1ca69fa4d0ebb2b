import type { Language } from '../language.ts';

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'other'] as const;

/** A card that a client keeps for the next visit, as far as it may be shown. */
export type SavedCard = {
  brand: (typeof cardBrands)[number];
  last4: string;
  /** MMYY, as on the card. */
  expires: string;
};

/** What the gateway knows the card by. Never shown, and sealed at rest. */
export type VaultToken = { dataKey: string; issuerId: string };

const names: Readonly<Record<SavedCard['brand'], string>> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  ...{ diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay', other: '' },
};

/** `Visa ending 4242`. */
export const savedCardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>, language: Language): string =>
  language === 'fr'
    ? `${names[brand] || 'Carte'} se terminant par ${last4}`
    : `${names[brand] || 'Card'} ending ${last4}`;

/** A card is good to the end of its month, wherever that ends last. */
export const hasExpired = ({ expires }: Pick<SavedCard, 'expires'>, now: Date): boolean =>
  now.getTime() >= Date.UTC(2000 + Number(expires.slice(2)), Number(expires.slice(0, 2)), 1, 12);
