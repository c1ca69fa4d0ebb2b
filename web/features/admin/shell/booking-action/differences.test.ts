import { describe, expect, it } from 'vitest';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { Language } from '#domain/language.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { type SeenBooking, seenIn } from './action-state.ts';
import { differencesOf } from './differences.ts';

const at = '2025-10-08T14:00:00.000Z';
const before = aStory();
const total = before.money.left;
const message = {
  ...{ at, kind: 'mail.confirmation', state: 'queued', detail: null, id: 9, canResend: false },
  ...{ recipient: 'camille@example.com', subject: null },
};
const said = (story: BookingStory, language: Language = 'en', seen: SeenBooking = seenIn(before)) =>
  differencesOf(seen, seenIn(story), language).map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('what became of a booking while an operator was writing', () => {
  it('is the day and the hour of the visit', () => {
    const moved = aStory({}, { appointmentDate: '2025-10-14', appointmentTime: '8:00 AM' });
    expect(said(moved)).toEqual([
      'The visit is now on Tuesday, October 14, 2025 at 8:00 AM. It was on Thursday, October 9, 2025 at 9:00 AM.',
    ]);
    expect(said(moved, 'fr')).toEqual([
      'La visite a maintenant lieu le mardi 14 octobre 2025 à 8 h. Elle était prévue le jeudi 9 octobre 2025 à 9 h.',
    ]);
  });

  it('is the status, and the money with it', () => {
    const refund = { at, kind: 'refund.requested', state: 'received', detail: null, amount: total };
    const money = { ...before.money, underWay: total, left: 0 };
    const cancelled = aStory({ money, payments: [refund] }, { status: 'cancelled', refundStatus: 'pending' });
    expect(said(cancelled)).toEqual([
      'The status is now ‘Cancelled’. It was ‘Active’.',
      'Refund: on its way.',
      'Payment: Refund requested.',
      'Being refunded: $2,604.18 instead of $0.00.',
      'Balance: $0.00 instead of $2,604.18.',
    ]);
    expect(said(cancelled, 'fr')).toEqual([
      'L’état est maintenant « Annulée ». Il était « En vigueur ».',
      'Remboursement : en cours.',
      'Paiement : Remboursement demandé.',
      'En remboursement : 2 604,18 $ au lieu de 0,00 $.',
      'Solde : 0,00 $ au lieu de 2 604,18 $.',
    ]);
  });

  it('is every note that came to it, word for word', () => {
    const noted = aStory({ notes: [{ at, by: 'owner@example.com', crew: false, words: 'Ring twice.' }] });
    expect(said(noted)).toEqual(['owner@example.com wrote: Ring twice.']);
    expect(said(noted, 'fr')).toEqual(['owner@example.com a écrit : Ring twice.']);
  });

  it('is a contact that was corrected', () => {
    const correction = { at, by: 'owner@example.com', before: { phone: '1' }, after: { phone: '2' } };
    expect(said(aStory({ corrections: [correction] }))).toEqual(['owner@example.com corrected the contact.']);
    expect(said(aStory({ corrections: [correction] }), 'fr')).toEqual(['owner@example.com a corrigé les coordonnées.']);
  });

  it('is a storefront that was corrected', () => {
    const storefront = {
      ...{ at, by: 'owner@example.com', price: 1, difference: 0, settlement: 'none' as const, reason: null },
      before: { storefrontSize: 'little-storefront', selectedLayout: null },
      after: { storefrontSize: 'mid-storefront', selectedLayout: 'layout1' },
    };
    expect(said(aStory({ storefronts: [storefront] }))).toEqual(['owner@example.com corrected the storefront.']);
    expect(said(aStory({ storefronts: [storefront] }), 'fr')).toEqual(['owner@example.com a corrigé la vitrine.']);
  });

  it('is a message that an operator sent again, and not one that is sent automatically', () => {
    expect(said(aStory({ messages: [{ ...message, resent: true }] }))).toEqual(['Confirmation was sent again.']);
    expect(said(aStory({ messages: [{ ...message, resent: true }] }), 'fr')).toEqual([
      'Message renvoyé : Confirmation.',
    ]);
    expect(said(aStory({ messages: [{ ...message, resent: false }] }))).toEqual(['Something else was changed.']);
  });

  it('is the visit alone for whoever saw no more of it than the calendar shows', () => {
    const { story, ...visit } = seenIn(before);
    const notes = [{ at, by: null, crew: false, words: 'Ring twice.' }];
    expect(said(aStory({ notes }, { status: 'no-show' }), 'fr', visit)).toEqual([
      'L’état est maintenant « Manquée ». Il était « En vigueur ».',
    ]);
    expect(said(aStory({ notes }), 'fr', visit)).toEqual(['Autre chose y a été changé.']);
  });
});
