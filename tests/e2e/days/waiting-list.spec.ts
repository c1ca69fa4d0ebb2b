import { languages } from '#domain/language.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { cancelLinkOf, cancelWordsOf } from '../support/cancelling.ts';
import { booked, played } from '../support/days.ts';
import { linkIn, mailAbout, runs } from '../support/mails.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const sold = '2025-10-14';

const wordsOf = {
  en: {
    invite: 'Tell me when a day frees',
    span: [/^From/, /^To/],
    consent: /^I agree that/,
    join: 'Join the waiting list',
    check: 'Check your email',
    confirm: 'Confirm my address',
    waiting: 'You are on the waiting list',
    list: 'Waiting list',
    waits: 'waits',
    held: 'is held until',
    took: 'took',
    freed: /has freed/,
    heldForYou: 'Tuesday, October 14, 2025 is held for you',
    take: 'Book this day',
    paid: /Tuesday, October 14, 2025/,
    offer: 'Offer a day robin@example.com',
    day: /^Day/,
    hold: 'Hold and tell',
    offered: 'The day is held, and a message is on its way.',
    other: /October 20/,
    otherHeld: 'Monday, October 20, 2025 is held for you',
  },
  fr: {
    invite: 'Prévenez-moi si une journée se libère',
    span: [/^Du/, /^Au/],
    consent: /^J’accepte que/,
    join: 'M’inscrire à la liste d’attente',
    check: 'Consultez vos courriels',
    confirm: 'Confirmer mon adresse',
    waiting: 'Vous êtes sur la liste d’attente',
    list: 'Liste d’attente',
    waits: 'en attente',
    held: 'retenue jusqu’au',
    took: 'a pris la journée',
    freed: /libérée/,
    heldForYou: 'Le mardi 14 octobre 2025 est retenu pour vous',
    take: 'Réserver cette journée',
    paid: /mardi 14\soctobre 2025/,
    offer: 'Offrir une journée robin@example.com',
    day: /^Journée/,
    hold: 'Retenir et aviser',
    offered: 'La journée est retenue, et un message est en route.',
    other: /20\soctobre/,
    otherHeld: 'Le lundi 20 octobre 2025 est retenu pour vous',
  },
};

for (const language of languages) {
  test(`a full day that is waited for frees, is held, then paid; the office sees the queue and offers a day, ${played[language]}`, async ({
    testApp,
    newcomer,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf[language];
    const visitOf = await booked(testApp, [{ name: 'Ardoise', day: sold, language }]);
    const client = await newcomer(language);
    const { page } = client;
    await client.comesBackQualified(12);
    await client.presses(words.invite);
    for (const label of words.span) {
      await page.getByRole('button', { name: label }).click();
      await page.locator(`.day-popover [data-day="${sold}"]`).click();
    }
    await page.getByLabel(client.words.fields.email).first().fill('dominique@example.com');
    await page.getByRole('checkbox', { name: words.consent }).check();
    await hasNoBarrier(client);
    await client.presses(words.join);
    await client.isTold(words.check);
    const asked = await mailAbout(testApp, /./, 'dominique@example.com');
    await page.goto(linkIn(asked.text, /waiting-list/));
    await client.presses(words.confirm);
    await client.reads(words.waiting);

    const office = await newcomer(language);
    await entersAs(testApp, office, { path: '/admin/calendar', role: 'staff' });
    await office.follows(words.list);
    await office.reads(words.list);
    const queue = office.page.getByRole('listitem').filter({ hasText: 'dominique@example.com' });
    await expect(queue).toContainText(words.waits);
    await hasNoBarrier(office);

    const neighbour = await newcomer(language);
    const { cancel, cancelled } = cancelWordsOf(neighbour);
    await neighbour.page.goto(await cancelLinkOf(testApp, visitOf('Ardoise').order));
    await neighbour.presses(cancel);
    await neighbour.reads(cancelled);
    const freed = await mailAbout(testApp, words.freed, 'dominique@example.com');
    await office.page.reload();
    await expect(queue).toContainText(words.held);
    await page.goto(linkIn(freed.text, /action=take/));
    await client.reads(words.heldForYou);
    await hasNoBarrier(client);
    await client.presses(words.take);
    await client.isAt('/calendar-booking');
    await client.chooses(client.words.time);
    await client.chooses(client.words.services.complete);
    await client.goesToPayment();
    await expect(page.getByLabel(client.words.fields.email).first()).toHaveValue('dominique@example.com');
    await client.paysAndSubmits({ email: 'dominique@example.com' });
    await client.isTold(words.paid);
    await runs(testApp, 'waiting');
    await office.page.reload();
    await expect(queue).toContainText(words.took);

    // Somebody else is offered a day by hand.
    const wish = { email: 'robin@example.com', phone: '', consent: true, postalCode: 'H2Y', from: sold, to: sold };
    const headers = { 'accept-language': `${language}-CA` };
    const joined = await neighbour.page.context().request.post('/api/waiting-list', { data: wish, headers });
    expect(joined.status()).toBe(202);
    const second = await mailAbout(testApp, /./, 'robin@example.com');
    await neighbour.page.goto(linkIn(second.text, /waiting-list/));
    await neighbour.presses(words.confirm);
    await neighbour.reads(words.waiting);
    await office.page.reload();
    await office.presses(words.offer);
    const dialog = office.page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.day }).click();
    await office.page.locator('.day-popover [data-day="2025-10-20"]').click();
    await dialog.getByRole('button', { name: words.hold }).click();
    await office.isTold(words.offered);
    const offered = await mailAbout(testApp, words.other, 'robin@example.com');
    await neighbour.page.goto(linkIn(offered.text, /action=take/));
    await neighbour.reads(words.otherHeld);
  });
}
