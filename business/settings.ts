import type { Contact, PublicSettings, VisitPolicy } from '#domain/settings/contact.ts';
import { blockedAreas } from './area.ts';
import { brand } from './brand.ts';
import { refundCutoffHours, rescheduleNoticeHours } from './policies.ts';

/** How the house is reached as long as the operator says nothing else in the administration. */
export const defaultContact: Contact = {
  phone: brand.phone,
  email: brand.email,
  mailingAddress: brand.mailingAddress,
  hours: brand.hours,
};

export const defaultSettings: PublicSettings = {
  contact: defaultContact,
  blockedAreas: [...blockedAreas].sort(),
  platinumOffered: true,
};

export const defaultPolicy: VisitPolicy = { refundCutoffHours, rescheduleNoticeHours };
