import { clockStartingAt } from '#server/common/clock.ts';
import { changeSetting } from '#server/modules/settings/change.ts';
import { staysActive } from '#tests/builders/operator.ts';
import { bookedAlready } from './booked-already.ts';
import type { TestApp } from './test-app.ts';

/** It is that moment; who is signed in stays so. */
export async function itIs(testApp: TestApp, moment: string): Promise<void> {
  const now = new Date(moment);
  Object.assign(testApp.deps.clock, clockStartingAt(now));
  await staysActive({ pool: testApp.database.pool, time: { now } });
}

export const crewsAre = (testApp: TestApp, crews: number) =>
  changeSetting(testApp.deps, { id: 'owner' }, { key: 'crewsPerDay', value: crews, seen: 1 });

type Shop = { name: string; day: string; language?: 'en' | 'fr' };

/** Each shop has a visit, a mailbox and a phone of its own. */
export async function booked(testApp: TestApp, shops: readonly Shop[]) {
  const visits: { name: string; email: string; phone: string; order: string }[] = [];
  for (const [index, { name, day, language = 'en' }] of shops.entries()) {
    const shop = { name, email: `${name.toLowerCase()}@example.com`, phone: `514 555-018${index}` };
    const customer = { businessName: `Boutique ${name}`, email: shop.email, phone: shop.phone };
    visits.push({ ...shop, order: await bookedAlready(testApp, language, { day, customer }) });
  }
  return (name: string) => {
    const found = visits.find((visit) => visit.name === name);
    if (!found) throw new Error(`no visit of ${name}`);
    return found;
  };
}
