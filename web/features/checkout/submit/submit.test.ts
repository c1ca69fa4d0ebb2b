import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { approved, frame, open, opened, played, price, submitting } from '#tests/builders/rules/checkout-moments.ts';
import { RequestError } from '#web/client/request.ts';
import { checkout, waiting } from '../machine/state.ts';
import { messages } from '../messages.ts';
import { pressedSubmission, setbackWords, submitButton, submitFailed, unpressedSubmission } from './submit.ts';

const refusal = (status: number, body: object) => new RequestError(status, '', JSON.stringify(body));

describe('a Submit that booked nothing', () => {
  const words = inLanguage(messages, 'en');
  const failed = (failure: unknown, frameCode: string | null = null) =>
    submitFailed(failure, words, { frameCode, language: 'en' });

  it('may be repeated after no answer, or none of the gateway', () => {
    const toast = {
      title: 'Error',
      description: 'Failed to complete booking. Please contact support.',
      tone: 'destructive',
    };
    for (const failure of [new TypeError('fetch failed'), refusal(502, { code: 'CARD_GATEWAY_UNAVAILABLE' })]) {
      const setback = { text: toast.description, language: 'en' };
      expect(failed(failure)).toEqual({ why: 'unknown', toast, setback });
    }
  });

  it('is a decline when the server knows of no payment', () => {
    const { why, toast, setback } = failed(refusal(402, { code: 'NOT_PAID', error: 'Not approved.' }));
    expect(why).toBe('declined');
    expect(toast?.title).toBe('Payment Declined');
    expect(setback).toEqual({ declined: '402' });
  });

  it('names the code of the card frame where that is no approval', () => {
    const { toast } = failed(refusal(402, { code: 'NOT_PAID', error: 'Not approved.' }), '051');
    expect(toast?.description).toContain('(code: 051)');
  });

  it('names the code of the card that the server knows of', () => {
    const failure = refusal(402, { code: 'NOT_PAID', error: 'Not approved.', responseCode: '481' });
    expect(failed(failure).toast?.description).toContain('(code: 481)');
  });

  it('asks for the price that the server names', () => {
    const quote = { base: '450.00', gst: '22.50', qst: '44.89', total: '517.39' };
    const failure = refusal(422, { code: 'PRICE_DIFFERS', error: 'Differs.', amount: '517.39', quote });
    const cents = { base: 45000, gst: 2250, qst: 4489, total: 51739 };
    expect(failed(failure)).toEqual({ why: { quote: cents }, toast: null, setback: null });
  });

  it('may be repeated when no price, or none that can be read, is named', () => {
    for (const quote of [undefined, { total: '517.39' }, { base: 'x', gst: '1.00', qst: '1.00', total: '1.00' }]) {
      const failure = refusal(422, { code: 'PRICE_DIFFERS', error: 'Differs.', quote });
      expect(failed(failure)).toMatchObject({ why: 'unknown', toast: { description: 'Differs.' } });
    }
  });

  it('needs no words where nobody pressed Submit: a pane has them', () => {
    expect(failed(new TypeError('fetch failed'), '027')).toEqual({ why: 'unknown', toast: null, setback: null });
  });

  it('stays on the page with the words of the server when the date is lost', () => {
    const failure = refusal(409, { code: 'PAID_NOT_BOOKED', error: 'Your refund is on its way.' });
    const { why, toast } = failed(failure);
    expect(why).toMatchObject({ code: 'PAID_NOT_BOOKED', text: 'Your refund is on its way.' });
    expect(toast).toBeNull();
  });

  it('is told in the words of the server, or in our own', () => {
    expect(failed(refusal(500, { code: 'UNEXPECTED', error: 'Try again.' })).toast).toMatchObject({
      title: 'Payment Error',
      description: 'Try again.',
    });
    expect(failed(new RequestError(500, '', '<html>')).toast).toMatchObject({
      description: 'Failed to create booking. Please contact support.',
    });
  });
});

describe('what stays beside the card form', () => {
  it('is the decline, in either language', () => {
    const declined = { declined: '051' };
    expect(setbackWords(declined, inLanguage(messages, 'en'), 'en')).toEqual({
      title: 'Payment Declined',
      description: 'Your payment was declined (code: 051). Please try a different payment method.',
    });
    expect(setbackWords(declined, inLanguage(messages, 'fr'), 'fr').title).toBe('Paiement refusé');
  });

  it('is what the server said, and after a change of language our own words', () => {
    const setback = { text: 'This checkout has expired.', language: 'en' } as const;
    expect(setbackWords(setback, inLanguage(messages, 'en'), 'en')).toEqual({
      title: 'Payment Error',
      description: setback.text,
    });
    expect(setbackWords(setback, inLanguage(messages, 'fr'), 'fr')).toEqual({
      title: 'Erreur',
      description: 'La réservation n’a pas pu être terminée. Veuillez communiquer avec nous.',
    });
  });
});

describe('what is submitted', () => {
  const customerData = {
    businessName: 'Boutique Exemple',
    contactName: 'Camille Exemple',
    email: 'camille@example.com',
    phone: '514 555-0100',
    address: '100, rue Exemple, Montréal',
    billingStreet: '100, rue Exemple',
    billingCity: 'Montréal',
    billingProvince: 'QC',
    billingPostalCode: 'H2Y 1A1',
  };
  const details = JSON.stringify(customerData);
  const asking = () => {
    const saved = checkout(opened(), { type: 'saved', orderNo: 'HC-1', details });
    return frame(saved, 'payment_complete', '051');
  };
  const free = () =>
    played([
      open,
      { type: 'quoted', attempt: 1, orderNo: 'HC-1', price },
      { type: 'opened', attempt: 1, ticket: null, mode: 'qa' },
    ]);

  it('by a press is the ticket that was paid, or none where nothing is due', () => {
    const submission = { orderNo: 'HC-1', customerData, frameCode: null };
    expect(pressedSubmission(approved(), customerData)).toEqual({ ...submission, ticket: 'ticket-1' });
    expect(pressedSubmission(free(), customerData)).toEqual({ ...submission, ticket: null });
  });

  it('by a press is nothing while a card is asked for, or Submit was pressed before', () => {
    for (const state of [waiting, opened(), asking(), submitting()]) {
      expect(pressedSubmission(state, customerData)).toBeNull();
    }
  });

  it('without a press is what the server has, with the code of the frame', () => {
    const submission = { orderNo: 'HC-1', ticket: 'ticket-1', customerData, frameCode: '051' };
    expect(unpressedSubmission(asking())).toEqual(submission);
    for (const state of [opened(), approved(), submitting()]) expect(unpressedSubmission(state)).toBeNull();
  });

  it('has its button from the approval on, or where no card is needed', () => {
    expect(submitButton(approved())).toEqual({ pending: false, free: false });
    expect(submitButton(free())).toEqual({ pending: false, free: true });
    expect(submitButton(submitting())).toEqual({ pending: true, free: false });
    expect(submitButton(checkout(free(), { type: 'submit' }))).toEqual({ pending: true, free: true });
    expect(submitButton(checkout(submitting(), { type: 'booked' }))).toEqual({ pending: true, free: false });
    for (const state of [waiting, opened(), asking()]) expect(submitButton(state)).toBeNull();
  });
});
