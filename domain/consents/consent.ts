/** E-mail purposes a person can consent to, each separately. */
export const mailPurposes = ['season', 'rating', 'plan'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** Purposes with a checkbox, each separate: the e-mails, and showing photos of their storefront. */
export const boxPurposes = [...mailPurposes, 'photos'] as const;
export type BoxPurpose = (typeof boxPurposes)[number];

/** Everything a person can consent to; giving a number that takes texts is consent to texts about a booking. */
export const consentPurposes = [...boxPurposes, 'texts'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentPages = ['booking', 'payment', 'unsubscribe', 'one-click', 'operator', 'erasure'] as const;
export type ConsentPage = (typeof consentPages)[number];

/** How an address is compared: consent belongs to an address, whatever was booked with it. */
export const consentAddress = (email: string): string => email.trim().toLowerCase();

type Entry = { purpose: ConsentPurpose; given: boolean };

/** The purposes whose newest entry is a consent; entries are oldest first. */
export function purposesGiven(entries: readonly Entry[]): ConsentPurpose[] {
  const newest = new Map(entries.map(({ purpose, given }) => [purpose, given]));
  return consentPurposes.filter((purpose) => newest.get(purpose) === true);
}

export const mailPurposesOf = (given: readonly ConsentPurpose[]): MailPurpose[] =>
  mailPurposes.filter((purpose) => given.includes(purpose));

export const boxPurposesOf = (given: readonly ConsentPurpose[]): BoxPurpose[] =>
  boxPurposes.filter((purpose) => given.includes(purpose));
