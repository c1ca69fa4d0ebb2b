import { describe, expect, it } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { CardScriptError } from '../card/card-frame.ts';
import { openingFailed } from '../card/open-card.ts';
import { messages } from '../messages.ts';
import { submitFailed } from './submit.ts';

const refusal = (status: number, body: object) => new RequestError(status, '', JSON.stringify(body));

describe('a Submit that booked nothing', () => {
  const words = messages.en;

  it('may be repeated after no answer, or none of the gateway', () => {
    const toast = {
      title: 'Error',
      description: 'Failed to complete booking. Please contact support.',
      tone: 'destructive',
    };
    for (const failure of [new TypeError('fetch failed'), refusal(502, { code: 'CARD_GATEWAY_UNAVAILABLE' })]) {
      expect(submitFailed(failure, words)).toEqual({ why: 'unsettled', toast });
    }
  });

  it('is a decline when the server knows of no payment', () => {
    const { why, toast } = submitFailed(refusal(402, { code: 'NOT_PAID', error: 'Not approved.' }), words);
    expect(why).toBe('declined');
    expect(toast?.title).toBe('Payment Declined');
  });

  it('names the code of the card frame where that is no approval', () => {
    const { toast } = submitFailed(refusal(402, { code: 'NOT_PAID', error: 'Not approved.' }), words, '051');
    expect(toast?.description).toContain('(code: 051)');
  });

  it('names the code of the card that the server knows of', () => {
    const failure = refusal(402, { code: 'NOT_PAID', error: 'Not approved.', responseCode: '481' });
    expect(submitFailed(failure, words).toast?.description).toContain('(code: 481)');
  });

  it('asks for the price that the server names', () => {
    const failure = refusal(422, { code: 'PRICE_DIFFERS', error: 'Differs.', amount: '517.39' });
    expect(submitFailed(failure, words)).toEqual({ why: { total: 51739 }, toast: null });
  });

  it('stays on the page with the words of the server when the date is lost', () => {
    const failure = refusal(409, { code: 'PAID_NOT_BOOKED', error: 'Your refund is on its way.' });
    const { why, toast } = submitFailed(failure, words);
    expect(why).toMatchObject({ code: 'PAID_NOT_BOOKED', text: 'Your refund is on its way.' });
    expect(toast).toBeNull();
  });

  it('is told in the words of the server, or in our own', () => {
    expect(submitFailed(refusal(500, { code: 'UNEXPECTED', error: 'Try again.' }), words).toast).toMatchObject({
      title: 'Payment Error',
      description: 'Try again.',
    });
    expect(submitFailed(new RequestError(500, '', '<html>'), words).toast).toMatchObject({
      description: 'Failed to create booking. Please contact support.',
    });
  });
});

describe('a card form that could not be opened', () => {
  it('leads back to what another answer mends', () => {
    const failure = refusal(409, { code: 'DATE_TAKEN', error: 'This date has just been taken.' });
    expect(openingFailed(failure, 3)).toEqual({
      type: 'refused',
      attempt: 3,
      refusal: { code: 'DATE_TAKEN', text: 'This date has just been taken.', total: null },
    });
  });

  it('names the right total when prices differ', () => {
    const failure = refusal(422, { code: 'PRICE_DIFFERS', error: 'Differs.', amount: '2086.80' });
    expect(openingFailed(failure, 1)).toMatchObject({ refusal: { total: 208680 } });
  });

  it('may be tried again in every other case', () => {
    expect(openingFailed(new CardScriptError(''), 1)).toMatchObject({ type: 'failed', what: 'script' });
    expect(openingFailed(new TypeError('fetch failed'), 1)).toMatchObject({ type: 'failed', what: 'call', text: '' });
    const failure = refusal(502, { code: 'CARD_GATEWAY_UNAVAILABLE', error: 'No answer.' });
    expect(openingFailed(failure, 1)).toMatchObject({ type: 'failed', what: 'call', text: 'No answer.' });
  });
});
