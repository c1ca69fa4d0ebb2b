import { clockStartingAt } from '#server/common/clock.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { bookedAlready } from '#tests/e2e/support/booked-already.ts';
import { anOperator } from '#tests/e2e/support/operator.ts';
import { test } from './support/test.ts';

test('the crew reports a visit, and what is pressed without network is sent soon after it is back', async ({
  testApp,
  comes,
}) => {
  const crew = await comes({ language: 'en', size: 'phone' });
  await bookedAlready(testApp, 'fr');
  Object.assign(testApp.deps.clock, clockStartingAt(new Date('2025-10-14T13:00:00Z')));
  const email = await anOperator(testApp, { name: 'crew', role: 'crew' });
  await crew.opens('/crew');
  await crew.fills({ name: 'Email' }, email);
  await crew.fills({ name: 'Password' }, operatorPassword);
  await crew.presses({ name: 'Sign in' });
  await crew.presses({ name: 'On my way' });
  await crew.reads('The customer gets a text.');
  await crew.reachesAll();
  await crew.tab.online(false);
  await crew.presses({ name: 'Arrived' });
  await crew.reads('waiting for the network');
  await crew.tab.online(true);
  await crew.holds('nothing waits any more', () => !document.body.innerText.includes('waiting for the network'));
});
