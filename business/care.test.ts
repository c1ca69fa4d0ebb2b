import { expect, it } from 'vitest';
import { care } from './care.ts';

it.each([
  [
    'en',
    [
      'Aftercare',
      'What maintenance does the glass need after coating?',
      'Coating expectations',
      'Maker’s warranty on the coating',
    ],
  ],
  [
    'fr',
    [
      'Soins après le service',
      'Quel entretien le verre demande-t-il après l’application du revêtement?',
      'Attentes quant au revêtement',
      'Garantie du fabricant',
    ],
  ],
] as const)('the care of coated glass is told in the site’s own sections, in %s', (language, headings) => {
  expect(care[language].map(({ heading }) => heading)).toEqual(headings);
  expect(care[language][0]?.paragraphs[0]).toContain('24');
  expect(care[language][3]?.paragraphs[0]).toContain('15');
});
