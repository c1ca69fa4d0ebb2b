import type { Bilingual } from '#domain/language.ts';

/** A window cleaner recommended to visitors whom we cannot serve. */
export type Company = {
  readonly name: string;
  readonly description: Bilingual;
  /** E.164; shown in the form of each language. */
  readonly phone: `+1${string}`;
  readonly email: string;
  readonly website?: string;
};

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
