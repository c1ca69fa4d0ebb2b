import type { Contact, PublicSettings, VisitPolicy } from '#domain/settings/contact.ts';
import { blockedAreas } from './area.ts';
import { brand } from './brand.ts';
import { refundCutoffHours, rescheduleNoticeHours } from './policies.ts';

/** Contact details until the operator changes them in the administration. */
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
