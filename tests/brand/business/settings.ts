import type { LedgerAccounts } from '#domain/accountant/journal.ts';
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

/** The accounts of the journal, by the numbers that small ledgers in Canada usually give them. */
export const defaultLedgerAccounts: LedgerAccounts = {
  cards: '1200',
  cash: '1010',
  bank: '1060',
  sales: '4000',
  refunds: '4050',
  gst: '2310',
  qst: '2340',
  unbooked: '2400',
};
