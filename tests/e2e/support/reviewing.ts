import type { Visitor } from './visitor.ts';

/** What the operator reads, in both languages. */
export const reviewWords = {
  en: {
    title: 'Reviews',
    accept: 'Accept',
    decline: 'Decline',
    ask: 'Ask a question',
    clock: 'Answer by tomorrow, 10:00 AM',
    mid: 'Mid Storefront',
    code: 'Postal code',
    words: 'Your words (optional)',
    question: 'Your question',
    send: { accept: 'Accept and send', decline: 'Decline and send', ask: 'Send the question' },
    states: { accepted: 'Accepted', declined: 'Declined', asked: 'Question sent' },
    note: 'Internal note',
    keepNote: 'Save the note',
    refused: /We do not service this postal code/,
    changed: /This review has changed in the meantime/,
    over: /Nothing more can be sent/,
    expired: /Your session has ended/,
    attention: 'Needs attention',
    waits: 'Reviews waiting for you',
    open: /^Open Galerie Exemple/,
  },
  fr: {
    title: 'Évaluations',
    accept: 'Accepter',
    decline: 'Refuser',
    ask: 'Poser une question',
    clock: /Répondre d’ici demain, 10\sh/,
    mid: 'Vitrine moyenne',
    code: 'Code postal',
    words: 'Vos mots (facultatif)',
    question: 'Votre question',
    send: { accept: 'Accepter et envoyer', decline: 'Refuser et envoyer', ask: 'Envoyer la question' },
    states: { accepted: 'Acceptée', declined: 'Refusée', asked: 'Question envoyée' },
    note: 'Note interne',
    keepNote: 'Garder la note',
    refused: /Nous ne desservons pas ce code postal/,
    changed: /a changé entre-temps/,
    over: /Rien d’autre ne peut être envoyé/,
    expired: /Votre session a pris fin/,
    attention: 'À voir en premier',
    waits: 'Évaluations qui vous attendent',
    open: /^Ouvrir\s+Galerie Exemple/,
  },
} as const;

/** A visitor asks for a look at the storefront of their choice. */
export async function asksForReview(visitor: Visitor, company = 'Galerie Exemple'): Promise<void> {
  const { page } = visitor;
  await visitor.opens('/manual-review');
  const [name, address, mail] = await page.locator('form input').all();
  await name?.fill(company);
  await address?.fill('200, rue Exemple, Montréal (Québec) H2Y 1A1');
  await mail?.fill('galerie@example.com');
  await page.locator('form button[type=submit]').click();
  await visitor.isTold(/We have what we need|tout ce qu’il faut/);
}
