import type { OpeningHours } from '../calendar/opening-hours.ts';

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  readonly postalCode: string;
};

/** How the house is reached; what customers read on the site, in messages and on invoices. */
export type Contact = {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
  readonly mailingAddress: PostalAddress;
  /** When the phone is answered. */
  readonly hours: OpeningHours;
};

/** What pages are told of the house, which the build knows only as it was once written down. */
export type PublicSettings = {
  readonly contact: Contact;
  /** The areas that are turned away, in their order. */
  readonly blockedAreas: readonly string[];
  /** Whether Platinum Preservation may be booked at all, whatever places are left. */
  readonly platinumOffered: boolean;
};

/** How long before a visit a client may still decide otherwise. */
export type VisitPolicy = {
  /** A cancellation refunds everything until this many hours before the visit. */
  readonly refundCutoffHours: number;
  /** A client moves a visit until this many hours before it. */
  readonly rescheduleNoticeHours: number;
};

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
