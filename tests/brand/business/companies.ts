import type { Company } from '#domain/settings/company-words.ts';

/** No such firms exist. */
export const companies: readonly Company[] = [
  {
    name: 'Sample Panes D',
    description: { en: 'Window cleaning for shops and offices.', fr: 'Lavage de vitres pour commerces et bureaux.' },
    phone: '+16135550104',
    email: 'sample.d@example.com',
    website: 'https://www.example.com/',
  },
  {
    name: 'Sample Heights E',
    description: { en: 'Work above the third storey.', fr: 'Travaux au-dessus du troisième étage.' },
    phone: '+16135550105',
    email: 'sample.e@example.com',
  },
  {
    name: 'Sample Fronts F',
    description: { en: 'Storefronts in the Ottawa valley.', fr: 'Vitrines dans la vallée de l’Outaouais.' },
    phone: '+16135550106',
    email: 'sample.f@example.com',
  },
];
