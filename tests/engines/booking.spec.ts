import { cancelLinkOf, cancelWordsOf } from '#tests/e2e/support/cancelling.ts';
import { paymentsOf, type TestApp } from '#tests/e2e/support/test-app.ts';
import { perfectAnswers } from '#tests/e2e/support/visitor.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('books, pays and cancels', async ({ testApp, comes, engineName }) => {
  // One is seen at a desktop in English, the other on a phone in French.
  const guest = await comes(
    engineName === 'webkit' ? { language: 'fr', size: 'phone' } : { language: 'en', size: 'desktop' },
  );
  await qualifies(guest);
  await agrees(guest);
  await pays(guest);
  const order = await guest.tab.run(() => new URL(location.href).searchParams.get('order') ?? '');
  expect((await paymentsOf(testApp)).charges).toMatchObject([{ orderNo: order, approved: true }]);
  await cancels(testApp, guest, order);
});

async function qualifies(guest: Person): Promise<void> {
  const { words } = guest;
  await guest.opens('/');
  await guest.presses({ role: 'link', name: words.bookNow });
  await guest.isAt('/postal-code');
  await guest.fills({ name: words.postalPrompt }, 'h2y 1c6');
  await guest.keys('Enter');
  await guest.isAt('/storefront-size');
  await guest.chooses(words.sizes.little);
  // The question is read first, in every engine: a second Enter may not answer it.
  expect(await guest.sees({ role: 'heading', within: 'dialog[open]' })).toMatchObject({ isFocused: true });
  await guest.reachesAll();
  await guest.presses({ name: words.accurate, within: 'dialog[open]' });
  await continues(guest);
  await guest.isAt('/glass-coverage');
  await guest.presses({ role: 'radio', name: new RegExp(`^${words.layout(1)}$`) });
  await continues(guest);
  await guest.isAt('/sentiment');
  for (const [index, answer] of perfectAnswers.entries()) {
    await guest.reads(words.prefix === '' ? `${index + 1} of 3` : `${index + 1} sur 3`);
    await guest.presses({ role: 'radio', nth: answer });
  }
  await guest.isAt('/alignment-success');
  await guest.presses({ css: 'main a.button, main button.button', name: words.scheduling });
  await guest.isAt('/calendar-booking');
}

const continues = (guest: Person) => guest.presses({ css: 'a[href], button', name: guest.words.continue });

async function agrees(guest: Person): Promise<void> {
  const { words } = guest;
  await guest.presses({ name: words.available });
  await guest.chooses(words.time);
  await guest.chooses(words.services.complete);
  await guest.pressesFor({ name: words.proceed }, { name: words.scrollFirst, within: 'dialog[open]' });
  await guest.reachesAll();
  // The text has the keys at once.
  await guest.keys('End');
  await guest.presses({ name: words.accept, within: 'dialog[open]' });
  await guest.isAt('/payment');
}

async function pays(guest: Person): Promise<void> {
  const { words } = guest;
  const { fields, card } = words;
  const given: [string | RegExp, string][] = [
    [fields.firstName, 'Camille'],
    [fields.lastName, 'Exemple'],
    [fields.email, 'camille@example.com'],
    [fields.phone, '514 555-0100'],
    [fields.company, 'Boutique Exemple'],
    [fields.address, '100, rue Exemple, Montréal'],
  ];
  for (const [name, text] of given) await guest.fills({ name, within: 'form' }, text);
  await guest.keys('Tab');
  const frame = '#monerisCheckout-Frame';
  await guest.fills({ frame, name: card.number }, '4242 4242 4242 4242');
  await guest.fills({ frame, name: card.expiry }, '12/29');
  await guest.fills({ frame, name: card.code }, '123');
  await guest.presses({ frame, name: card.pay });
  await guest.reads(words.approved);
  await guest.presses({ name: words.submit });
  await guest.isAt('/confirmation');
  await guest.reads(words.success);
  await guest.reachesAll();
  expect(await guest.tab.run(spreadOfLetters)).toBeCloseTo(1, 1);
}

/** In the page: how wide the name on the sign is drawn, beside what its letters take in a size of every day. */
function spreadOfLetters(): number {
  const drawn = document.querySelector<SVGTextElement>('.pic-letters text');
  const large = drawn?.cloneNode(true) as SVGTextElement;
  for (const one of [drawn, large]) one?.removeAttribute('textLength');
  large.setAttribute('font-size', String(100 * Number(drawn?.getAttribute('font-size'))));
  drawn?.after(large);
  const spread = (100 * (drawn?.getComputedTextLength() ?? 0)) / large.getComputedTextLength();
  large.remove();
  return spread;
}

async function cancels(testApp: TestApp, guest: Person, order: string): Promise<void> {
  const words = cancelWordsOf(guest);
  await guest.tab.goTo(testApp.url + (await cancelLinkOf(testApp, order)));
  await guest.isReady();
  await guest.reachesAll();
  await guest.presses({ name: words.cancel });
  await guest.reads(words.cancelled);
}
