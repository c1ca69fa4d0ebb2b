import { describe, expect, it } from 'vitest';
import { paymentEventTypes } from '#domain/ledger/money-of-order.ts';
import { outboxTopics } from '#domain/outbox/topics.ts';
import { bookingActions } from '#domain/settings/audit-actions.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { historyOf } from './story.ts';

const at = '2025-10-08T14:00:00.000Z';
const payments = paymentEventTypes.map((kind) => ({ at, kind, state: 'received', detail: null, amount: null }));
const auditEntries = bookingActions.map((action) => ({
  ...{ at, by: 'owner@example.com', action },
  status: action === 'booking.outcome' ? 'completed' : action === 'booking.cancelled' ? 'cancelled' : null,
}));
const messages = outboxTopics
  .filter(
    (topic) =>
      !/^mail\.(manual-review|review|quote|price|area|access|accountant)|alert-relay|waiting|webhook/.test(topic),
  )
  .map((kind, id) => ({
    ...{ at, kind, id, state: 'done', detail: null, canResend: false, resent: false },
    ...{ recipient: null, subject: null },
  }));

describe('what happened to a booking', () => {
  it.each(['en', 'fr'] as const)('is told in words, whatever the server wrote down of it (%s)', (language) => {
    const told = historyOf(aStory({ payments, auditEntries, messages }), language).map(({ what }) => what);
    expect(told).toHaveLength(payments.length + auditEntries.length - 6 + messages.length);
    expect(told.filter((what) => /^[a-z]|\.[a-z]/.test(what))).toEqual([]);
  });

  it('tells of a cancellation, of a part given back and of a new try in the accounts from the audit entries', () => {
    const told = historyOf(aStory({ auditEntries }), 'fr').map(({ what, detail }) => [what, detail]);
    expect(told).toEqual([
      ['Visite annulée par l’entreprise', 'par owner@example.com'],
      ['Réservation faite par l’entreprise', 'par owner@example.com'],
      ['Page du client ouverte', 'par owner@example.com'],
      ['Notée comme effectuée', 'par owner@example.com'],
      ['Partie du paiement remboursée', 'par owner@example.com'],
      ['Annulation retirée', 'par owner@example.com'],
      ['Inscription à la comptabilité demandée', 'par owner@example.com'],
      ['Carte conservée oubliée', 'par owner@example.com'],
      ['Montant de plus demandé', 'par owner@example.com'],
      ['Montant demandé reçu en main propre', 'par owner@example.com'],
      ['Lien de paiement renvoyé', 'par owner@example.com'],
      ['Montant demandé retiré', 'par owner@example.com'],
      ['Message renvoyé', 'par owner@example.com'],
      ['Photo retirée', 'par owner@example.com'],
      ['Remboursement réglé à la main', 'par owner@example.com'],
      ['Réponse à un texto', 'par owner@example.com'],
      ['Texto noté comme lu', 'par owner@example.com'],
      ['Texto écrit', 'par owner@example.com'],
      ['Textos de nouveau permis', 'par owner@example.com'],
      ['Textos arrêtés', 'par owner@example.com'],
      ['Équipe choisie', 'par owner@example.com'],
      ['Maintenue à sa date après avoir été remise en question', 'par owner@example.com'],
    ]);
  });

  it('tells of the customer’s texts among those that were sent, in the order of time', () => {
    const sent = {
      kind: 'sms.reply',
      state: 'delivered',
      detail: null,
      canResend: false,
      resent: false,
      subject: null,
    };
    const received = {
      phone: '+15145550100',
      orderNo: null,
      clientId: null,
      name: null,
      settled: null,
      answer: null,
      canAnswer: true,
      textsStopped: false,
    };
    const told = historyOf(
      aStory({
        texts: [
          { ...received, id: 1, at: '2025-10-08T14:00:00.000Z', body: 'Can you come earlier?' },
          { ...received, id: 2, at: '2025-10-08T16:00:00.000Z', body: '' },
        ],
        messages: [{ ...sent, id: 7, at: '2025-10-08T15:00:00.000Z', recipient: '+15145550100' }],
      }),
      'en',
    );
    expect(told.map(({ what, detail }) => [what, detail])).toEqual([
      ['Text from the client', 'Can you come earlier?'],
      ['Text from the office to +15145550100', 'delivered'],
      ['Text from the client', 'Without words: perhaps a picture, which is not kept'],
    ]);
  });

  it('tells of a correction what stood there before and what stands there now, and who made it', () => {
    const correction = {
      ...{ at, by: 'owner@example.com' },
      before: { email: 'a@example.com', specialInstructions: null, language: 'en' },
      after: { email: 'b@example.com', specialInstructions: 'Sonner deux fois', language: 'fr' },
    };
    const told = (language: 'en' | 'fr') => historyOf(aStory({ corrections: [correction] }), language)[0]?.detail;
    expect(told('en')).toBe(
      'Email: a@example.com → b@example.com, Access notes: none → Sonner deux fois, Language: English → French, by owner@example.com',
    );
    expect(told('fr')?.replaceAll('\u00a0', ' ')).toBe(
      'Courriel : a@example.com → b@example.com, Consignes d’accès : rien → Sonner deux fois, Langue : anglais → français, par owner@example.com',
    );
  });

  it('tells of a corrected storefront what it was and is, the price since, and what became of the difference', () => {
    const storefront = {
      ...{ at, by: 'owner@example.com', price: 57_488, difference: -151_192, reason: null },
      settlement: 'refund' as const,
      before: { storefrontSize: 'little-storefront', selectedLayout: 'layout1' },
      after: { storefrontSize: 'little-storefront', selectedLayout: 'layout13' },
    };
    const told = (language: 'en' | 'fr', more = {}) =>
      historyOf(aStory({ storefronts: [{ ...storefront, ...more }] }), language)[0]?.detail.replaceAll('\u00a0', ' ');
    expect(told('en')).toBe(
      'Property type: Little Storefront, Layout 1 → Little Storefront, Layout 13, price now $574.88, refund of $1,511.92, by owner@example.com',
    );
    expect(told('fr')).toBe(
      'Taille de la vitrine : Petite vitrine, Disposition 1 → Petite vitrine, Disposition 13, prix maintenant de 574,88 $, remboursement de 1 511,92 $, par owner@example.com',
    );
    const left = { settlement: 'leave', reason: 'Agreed.' };
    expect(told('en', left)).toContain('$1,511.92 not refunded, Agreed., by');
    expect(told('en', { ...left, difference: 90_000 })).toContain('$900.00 more not asked for, Agreed., by');
  });

  it('marks what a person should look at, a refund that nobody answered among it', () => {
    const troubled = historyOf(aStory({ payments }), 'en').flatMap(({ trouble, what }) => (trouble ? [what] : []));
    expect(new Set(troubled)).toEqual(
      new Set([
        'The gateway issued no ticket',
        'Paid, and not booked',
        'Refund refused',
        'Refund unanswered, may have gone through',
      ]),
    );
  });
});
