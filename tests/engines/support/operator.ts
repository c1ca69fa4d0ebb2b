import { operatorPassword } from '#tests/builders/operator.ts';
import { aReview } from '#tests/builders/reviews.ts';
import { bookedAlready } from '#tests/e2e/support/booked-already.ts';
import { anOperator } from '#tests/e2e/support/operator.ts';
import type { TestApp } from '#tests/e2e/support/test-app.ts';
import type { Person } from './person.ts';

export const shops = ['Boulangerie', 'Galerie', 'Librairie'].map((name) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
}));

/** Three shops have booked, and three companies have asked for a look. */
export async function hasWork(testApp: TestApp): Promise<void> {
  for (const [index, { name, email }] of shops.entries()) {
    const day = `2025-10-${14 + 7 * index}`;
    await bookedAlready(testApp, 'fr', {
      day,
      customer: { businessName: `${name} Exemple`, email, phone: `514 555-010${index}` },
    });
    await aReview(testApp, { companyName: `${name} Nouvelle`, email });
  }
}

/** Signs in as the owner, at the door of a section. */
export async function signsIn(testApp: TestApp, person: Person, path: string): Promise<void> {
  const email = await anOperator(testApp);
  await person.opens(path);
  await person.fills({ css: 'input[type=email]', within: '.admin-gate' }, email);
  await person.fills({ css: 'input[type=password]', within: '.admin-gate' }, operatorPassword);
  await person.presses({ css: 'button[type=submit]', within: '.admin-gate' });
  await isRead(person);
}

/** Waits until what a section shows is there. */
export const isRead = (person: Person): Promise<void> =>
  person.holds('the section is read', () => !document.querySelector('.admin-gate, .admin-loading, .skeleton'));
