import * as z from 'zod/mini';
import { inLanguage, type Language } from '../language.ts';

export const wallets = ['apple-pay', 'google-pay'] as const;

/** How a card was given: by a wallet, and paid back to its issuer in so many parts; null if it was neither. */
export type PaidWith = { wallet: (typeof wallets)[number] | null; instalments: number | null };

export const plainCard: PaidWith = { wallet: null, instalments: null };

const stored = z.looseObject({
  paidWith: z.object({ wallet: z.nullable(z.enum(wallets)), instalments: z.nullable(z.int()) }),
});

/** What a stored receipt says of it; older ones say nothing. */
export const paidWithOf = (receiptJson: unknown): PaidWith => stored.safeParse(receiptJson).data?.paidWith ?? plainCard;

const walletNames = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const;

const messages = {
  instalments: {
    en: (count: number) => `in ${count} instalments with the card’s issuer; the business is paid in full`,
    fr: (count: number) =>
      `en ${count} versements auprès de l’émetteur de la carte, et l’entreprise est payée en entier`,
  },
};

type Shown = { [K in keyof PaidWith]?: PaidWith[K] | undefined };

/** `Apple Pay, in 6 instalments with the card’s issuer; the business is paid in full`; null for a plain card. */
export function paidWithWords({ wallet, instalments }: Shown, language: Language): string | null {
  const text = inLanguage(messages, language);
  const parts = [wallet && walletNames[wallet], instalments && text.instalments(instalments)].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** `Card (Apple Pay)`. */
export const withDetail = (way: string, detail: string | null): string =>
  detail === null ? way : `${way} (${detail})`;
