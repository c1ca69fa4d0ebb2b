import { describe, expect, it } from 'vitest';
import { declined, frame, opened } from '#tests/builders/rules/checkout-moments.ts';
import { checkout, waiting } from '../machine/state.ts';
import type { Checkout } from '../machine/types.ts';
import { cardView } from './card-view.ts';

describe('the card form', () => {
  const details = '{"email":"camille@example.com"}';
  const saved = (state: Checkout, text = details) => checkout(state, { type: 'saved', orderNo: 'HC-1', details: text });

  it('takes no input while details are missing', () => {
    expect(cardView(waiting, null)).toBe('locked');
    expect(cardView(opened(), null)).toBe('locked');
  });

  it('opens when the server has exactly the details on screen', () => {
    expect(cardView(opened(), details)).toBe('saving');
    expect(cardView(saved(opened()), details)).toBe('open');
    expect(cardView(saved(opened(), '{}'), details)).toBe('saving');
  });

  it('wants them saved again for a new order', () => {
    expect(cardView(opened(declined()), details)).toBe('saving');
  });

  it('says when they could not be saved, until they change or it is tried again', () => {
    const unsaved = checkout(opened(), { type: 'notSaved', orderNo: 'HC-1', details });
    expect(cardView(unsaved, details)).toBe('not-saved');
    expect(cardView(unsaved, '{}')).toBe('saving');
    expect(cardView(checkout(unsaved, { type: 'saveAgain' }), details)).toBe('saving');
  });

  it('stays open while a payment is under way, whatever is typed', () => {
    expect(cardView(frame(saved(opened()), 'payment_submitted'), null)).toBe('open');
  });

  it('is replaced when the checkout ended meanwhile', () => {
    expect(checkout(opened(), { type: 'ended', orderNo: 'HC-1' }).phase).toMatchObject({ name: 'opening' });
    const other = opened();
    expect(checkout(other, { type: 'ended', orderNo: 'HC-0' })).toBe(other);
  });
});
