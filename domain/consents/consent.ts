/** What somebody may agree to be written to about by e-mail, each by itself. */
export const mailPurposes = ['season', 'rating', 'plan'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** What is asked with a box, each by itself: the mails, and to be shown the photographs of their storefront. */
export const boxPurposes = [...mailPurposes, 'photos'] as const;
export type BoxPurpose = (typeof boxPurposes)[number];

/** All that somebody may agree to; to texts about a booking by giving a number that takes them. */
export const consentPurposes = [...boxPurposes, 'texts'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Where a consent was given or withdrawn. */
export const consentPages = ['booking', 'payment', 'unsubscribe', 'one-click', 'operator', 'erasure'] as const;
export type ConsentPage = (typeof consentPages)[number];

/** How an address is compared: consent is that of an address, whatever was booked with it. */
export const consentAddress = (email: string): string => email.trim().toLowerCase();

type Entry = { purpose: ConsentPurpose; given: boolean };

/** The purposes that the newest entry of each agrees to; entries are the oldest first. */
export function purposesGiven(entries: readonly Entry[]): ConsentPurpose[] {
  const newest = new Map(entries.map(({ purpose, given }) => [purpose, given]));
  return consentPurposes.filter((purpose) => newest.get(purpose) === true);
}

/** Of some purposes, those that are about mails. */
export const mailPurposesOf = (given: readonly ConsentPurpose[]): MailPurpose[] =>
  mailPurposes.filter((purpose) => given.includes(purpose));

/** Of some purposes, those that a box asks for. */
export const boxPurposesOf = (given: readonly ConsentPurpose[]): BoxPurpose[] =>
  boxPurposes.filter((purpose) => given.includes(purpose));
