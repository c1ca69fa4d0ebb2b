import { brand } from '#business/brand.ts';
import { keptLines } from './kept.ts';
import { privacyOfficer } from './officer.ts';
import { recipients } from './recipients.ts';
import type { PrivacyNotice } from './types.ts';

const { name, email } = privacyOfficer;

export const en: PrivacyNotice = {
  title: 'Privacy policy',
  versionLine: 'In effect since March 1, 2025',
  sections: [
    {
      heading: 'Who is accountable',
      paragraphs: [`${brand.legalName} is. Ask for ${name ?? 'whoever runs the business'} at ${email}.`],
    },
    { heading: 'What we collect', paragraphs: ['What you enter on this site, and nothing behind your back.'] },
    {
      heading: 'Who receives it',
      paragraphs: ['Our own people, and these providers.'],
      items: recipients.map(({ work, name: who, place }) => `${work.en}: ${who.en}, ${place.en}.`),
    },
    { heading: 'How long we keep it', paragraphs: ['It is then deleted.'], items: keptLines('en') },
    {
      heading: 'Your rights',
      paragraphs: [
        `See it, correct it, have it deleted: write to ${email}. You may also complain to the Privacy Commissioner of Canada.`,
      ],
    },
  ],
};
