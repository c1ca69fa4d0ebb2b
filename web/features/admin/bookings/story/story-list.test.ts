import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { booked } from '#tests/screens/facts.ts';
import { linksOf } from './story.ts';
import { answerPairs, clientPairs, paymentPairs, propertyPairs, visitPairs } from './story-list.tsx';

type Pairs = ReturnType<typeof visitPairs>;
const said = (pairs: Pairs) =>
  Object.fromEntries(pairs.map(({ label, value }) => [label, shown(value).replaceAll(/[\u00a0\u202f]/g, ' ')]));
/** What a link is of. */
function shown(value: Pairs[number]['value']): string {
  if (!isValidElement<{ href?: string; address?: string; phone?: string; email?: string }>(value)) return String(value);
  const { href, address, phone, email } = value.props;
  const way = String(value.type);
  return href ?? (way.includes('address') ? address : way.includes('phone') ? phone : email) ?? '';
}
const { booking } = aStory();

describe('the facts of a booking', () => {
  it('begin with when, for whom, how they are reached, where, what is paid, and the number that the client has', () => {
    expect(Object.entries(said(visitPairs(aStory(), 'fr')))).toEqual([
      ['Rendez-vous', 'jeudi 9 octobre 2025 à 9 h'],
      ['Client', 'Camille Exemple'],
      ['Téléphone', '514-555-0100'],
      ['Courriel', 'camille@example.com'],
      ['Adresse du service', '100, rue Exemple, Montréal'],
      ['Payé', '2 604,18 $'],
      ['Nº de réservation', 'BK-7Q2M4X'],
    ]);
  });

  it('say the status in words, or as it is stored where there are none', () => {
    expect(said(propertyPairs({ ...booking, status: 'no-show' }, 'en')).Status).toBe('No-show');
    expect(said(propertyPairs({ ...booking, status: 'constructor' }, 'en')).Status).toBe('constructor');
  });

  it('say that a layout is not specified rather than leave it out', () => {
    expect(said(propertyPairs({ ...booking, selectedLayout: null }, 'en')).Layout).toBe('Not specified');
  });

  it('say whether the service is monthly', () => {
    expect(said(propertyPairs({ ...booking, monthlyService: 'yes' }, 'fr'))['Service mensuel']).toBe('Oui');
    expect(said(propertyPairs(booking, 'en'))['Monthly service']).toBe('No');
  });

  it('leave out what was not asked or not given', () => {
    expect(answerPairs({ ...booking, feeling: null, aesthetic: null, purpose: null }, 'en')).toEqual([]);
    expect(Object.keys(said(answerPairs({ ...booking, feeling: null }, 'en')))).toEqual(['Aesthetic', 'Purpose']);
    expect(Object.keys(said(clientPairs(aStory(), 'en')))).not.toContain('Access notes');
    const notes = clientPairs(aStory({}, { specialInstructions: 'Ring twice' }), 'en');
    expect(said(notes)['Access notes']).toBe('Ring twice');
    const stopped = clientPairs(aStory({ textsStopped: '2025-10-06T14:00:00.000Z' }), 'fr');
    expect(said(stopped)['Aucun texto']).toBe('depuis le 6 oct. 2025');
  });
});

describe('the payment of a booking', () => {
  const receipt = booked.paymentReceipt;
  if (!receipt) throw new Error('the booking was paid');

  it('is told with its taxes, and the gateway’s number of a card', () => {
    expect(said(paymentPairs(aStory({ paymentReceipt: receipt }), 'en'))).toMatchObject({
      Paid: '$2,604.18',
      'GST and QST': '$113.25, $225.93',
      'Paid by': 'Card',
      Transaction: '660000-0_12',
      Sync: 'Done',
    });
  });

  it('by a wallet, or in instalments that are between the client and the bank, says so', () => {
    const paid = { ...receipt, wallet: 'apple-pay', instalments: 6 } as const;
    const by = (language: 'en' | 'fr') => Object.values(said(paymentPairs(aStory({ paymentReceipt: paid }), language)));
    expect(by('en')).toContain(
      'Card (Apple Pay, in 6 instalments with the card’s issuer; the business is paid in full)',
    );
    expect(by('fr')).toContain(
      'Carte (Apple Pay, en 6 versements auprès de l’émetteur de la carte, et l’entreprise est payée en entier)',
    );
  });

  it('by transfer has the reference that was written down, and cash has none', () => {
    const byHand = (method: 'cash' | 'transfer', reference: string | null) =>
      said(paymentPairs(aStory({ paymentReceipt: { ...receipt, method, reference, transactionNo: '' } }), 'en'));
    expect(byHand('transfer', 'Interac 17').Transaction).toBe('Interac 17');
    expect(Object.keys(byHand('cash', null))).not.toContain('Transaction');
  });

  it('that was made elsewhere names no method', () => {
    expect(Object.keys(said(paymentPairs(aStory(), 'en')))).not.toContain('Paid by');
  });
});

describe('the links that were given out', () => {
  const link = (usedAt: string | null, purpose = 'manage') => ({
    ...{ purpose, createdAt: '2025-10-06T14:00:00.000Z', expiresAt: '2025-11-06T14:00:00.000Z', usedAt },
  });

  it('say until when they open, or that they were used', () => {
    const [open, used] = linksOf(aStory({ links: [link(null), link('2025-10-07T14:00:00.000Z')] }), 'en');
    expect([open?.value, used?.value].map(String)).toEqual([
      expect.stringContaining('Nov 6, 2025'),
      expect.stringContaining('Oct 7, 2025'),
    ]);
  });

  it('are numbered once there are more than a few', () => {
    const labels = (count: number) =>
      linksOf(aStory({ links: Array.from({ length: count }, () => link(null, 'of old')) }), 'en').map(
        ({ label }) => label,
      );
    expect(labels(3)).toEqual(['of old', 'of old', 'of old']);
    expect(labels(4).at(-1)).toBe('of old 4');
  });
});
