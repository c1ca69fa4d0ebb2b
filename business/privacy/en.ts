import { brand } from '#business/brand.ts';
import { keptLines } from './kept.ts';
import { privacyOfficer } from './officer.ts';
import { recipients } from './recipients.ts';
import type { PrivacyNotice } from './types.ts';

const { name, email } = privacyOfficer;

export const en: PrivacyNotice = {
  title: 'Privacy notice',
  versionLine: 'In effect since December 1, 2026',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${brand.legalName} collects the personal information described here and is responsible for it.`,
        `The person in charge of the protection of personal information is ${name ?? 'whoever runs the business'}. Write to ${email}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'You give it to us yourself, on this site, by phone or in writing; the photographs are taken by our crew.',
      ],
      items: [
        'To see whether we can take on your storefront: the postal code, the size and window layout of the storefront, and your answers to three questions.',
        'To book: your first and last name, company, email, phone, the address of the storefront, the billing address, and the day, time and service that you choose.',
        'To be paid: the result of the card payment. You type the card number into the form of the card payment provider; we keep its last four digits at most.',
        'To prove what was agreed: which terms you accepted, in which language and when, with the network address and the browser that were used.',
        'If you ask for it: the company, address and email for an assessment of your storefront, or the email and postal code for news of your area, with the network address and the browser as proof.',
        'What we wrote to you, and whether it arrived.',
        'From a visit: photographs of the storefront before and after, without the location and device data that a camera stores in them. They are for our own team, and appear on the page of your booking if you agree.',
      ],
    },
    {
      heading: 'Why we collect it',
      paragraphs: [
        'We use it to give you a price, to hold your day and do the work, to be paid and to refund, to write to you about your visit, to keep our books, and to protect the site from abuse. We do not sell it, and we send no advertising without your express consent.',
        'A form asks only for what its purpose requires; without it, we cannot do what you ask. A program decides from the postal code, the size and your answers whether you can book on this site. Write to us if you would like a person to look at it.',
      ],
    },
    {
      heading: 'Cookies and your browser',
      paragraphs: [
        'Two cookies are kept for a year: one recognizes your browser, so that a day can be held for it; the other remembers your language. A third opens your booking’s page for as long as the browser is open. All are necessary, and no script can read them.',
        'Your answers stay in your browser until you book or clear them; what you type at payment, until the tab is closed. We count how many people reach each step without knowing who they are. We use no advertising tools, and none that identify, locate or profile you.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'The members of our team receive what their work requires, and so do these providers. Where one works outside Quebec, other laws apply there.',
      ],
      items: recipients.map(({ work, name: who, place }) => `${work.en}: ${who.en}, ${place.en}.`),
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Each period is counted from the end of what the information was for. It is then deleted automatically.',
      ],
      items: keptLines('en'),
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'Connections to the site are encrypted. A booking opens only with its secret link, with its email address, or by signed-in members of our team, whose changes are recorded.',
        'If an incident put you at risk of serious injury, we would tell you and the Commission d’accès à l’information.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may see what we hold about you, have it corrected, receive what you gave us in a structured and commonly used format, have deleted what we may no longer keep, and withdraw a consent at any time. Write to ${email}: we answer in writing within 30 days.`,
        'If our answer does not satisfy you, you may complain to the Commission d’accès à l’information du Québec (https://www.cai.gouv.qc.ca).',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['When this notice changes, the new text appears on this page with its date.'],
    },
  ],
};
