import type { Company } from '#domain/settings/company-words.ts';

/** Placeholders: no such firms exist. The operator names three real ones before launch (`docs/open-questions.md`). */
export const companies: readonly Company[] = [
  {
    name: 'Lavage de vitres Exemple A',
    description: {
      en: 'Window cleaning for shops and offices, with regular visits and a custom quote.',
      fr: 'Lavage de vitres pour commerces et bureaux, avec visites régulières et soumission sur mesure.',
    },
    phone: '+15145550101',
    email: 'exemple.a@example.com',
    website: 'https://www.example.com/',
  },
  {
    name: 'Vitres en hauteur Exemple B',
    description: {
      en: 'Work at height: buildings of three storeys or more, malls and hotels.',
      fr: 'Travaux en hauteur : immeubles de trois étages et plus, centres commerciaux et hôtels.',
    },
    phone: '+15145550102',
    email: 'exemple.b@example.com',
    website: 'https://www.example.org/',
  },
  {
    name: 'Entretien de vitrines Exemple C',
    description: {
      en: 'Storefronts of every size across the Montréal area, inside and outside.',
      fr: 'Vitrines de toutes tailles dans la région de Montréal, à l’intérieur comme à l’extérieur.',
    },
    phone: '+15145550103',
    email: 'exemple.c@example.com',
  },
];
