import { expect, it } from 'vitest';
import { care } from './care.ts';

it.each([
  ['en', ['Aftercare', 'Coating expectations', 'Maker’s warranty on the coating']],
  ['fr', ['Soins après le service', 'Attentes quant au revêtement', 'Garantie du fabricant']],
] as const)('the care of coated glass is told in the site’s own sections, in %s', (language, headings) => {
  expect(care[language].map(({ heading }) => heading)).toEqual(headings);
  expect(JSON.stringify(care[language]).match(/24/g)).toHaveLength(1);
  expect(care[language][0]?.paragraphs[0]).toMatch(/24.*(rain|pluie)/);
  expect(care[language][2]?.paragraphs[0]).toContain('15');
});
