import type { OpeningHours } from '../calendar/opening-hours.ts';
import type { Cents } from '../money.ts';
import type { Company } from './company-words.ts';
import type { Texts } from './text-words.ts';

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  readonly postalCode: string;
};

export type Contact = {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
  readonly mailingAddress: PostalAddress;
  readonly hours: OpeningHours;
};

/** Settings that pages show; the build only has their defaults. */
export type PublicSettings = {
  readonly contact: Contact;
  readonly blockedAreas: readonly string[];
  /** Whether Platinum Preservation can be booked at all, regardless of the places left. */
  readonly platinumOffered: boolean;
  /** What the questions and answers spread over the years, once an owner has set prices. */
  readonly examplePrice?: Cents | undefined;
  /** Where visitors we cannot serve are sent, once an owner has named others. */
  readonly companies?: readonly Company[] | undefined;
  /** The areas that are served, once an owner has set others. */
  readonly servedAreas?: readonly string[] | undefined;
  /** The letter, and the questions and answers, once an owner has reworded them. */
  readonly letter?: Texts | undefined;
  readonly questions?: Texts | undefined;
};

/** Deadlines for changes by the client. */
export type VisitPolicy = {
  /** Full refund for a cancellation earlier than this many hours before the visit. */
  readonly refundCutoffHours: number;
  /** A client can move a visit until this many hours before it. */
  readonly rescheduleNoticeHours: number;
};

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
