import { describe, expect, it } from 'vitest';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { dialogsFor, isTroubled, messagesIn, outcomesFor } from './actions-for.ts';

const today = '2025-10-09';
const dialogs = (status: string, appointmentDate: string, now: string | undefined = today) =>
  dialogsFor({ status, appointmentDate, phone: '514-555-0100' }, now);

describe('what an operator may do about a booking', () => {
  it('is everything but an outcome while the visit is to come', () => {
    expect(dialogs('active', '2025-10-10')).toEqual(['move', 'text', 'contact', 'storefront', 'resend', 'note']);
  });

  it('is an outcome too from the day of the visit on', () => {
    expect(dialogs('active', today)).toContain('outcome');
    expect(dialogs('active', '2025-10-08')).toContain('outcome');
  });

  it('is to take an outcome back even of a visit that is still to come', () => {
    expect(dialogs('completed', '2025-10-10')).toEqual(['text', 'contact', 'resend', 'outcome', 'note']);
  });

  it('is to write, to correct the contact, to send again and to note of a booking that is cancelled', () => {
    expect(dialogs('cancelled', '2025-10-08')).toEqual(['text', 'contact', 'resend', 'note']);
  });

  it('does not wait until it is known which day today is', () => {
    expect(dialogsFor({ status: 'active', appointmentDate: '2025-10-10', phone: '' }, undefined)).toContain('outcome');
  });
});

describe('the outcome of a visit', () => {
  it('is completed in most cases, and taken back where there is one', () => {
    expect(outcomesFor('active').usual).toBe('completed');
    expect(outcomesFor('completed').usual).toBe('active');
    expect(outcomesFor('no-show').usual).toBe('active');
  });

  it('may be any but the one that it has', () => {
    expect(outcomesFor('active').offered.toSorted()).toEqual(['completed', 'no-show']);
    expect(outcomesFor('no-show').offered.toSorted()).toEqual(['active', 'completed']);
  });
});

describe('the messages that may be sent again', () => {
  const message = (kind: string, recipient: string | null) => ({
    ...{ at: '2025-10-08T14:00:00.000Z', kind, state: 'done', detail: null, id: 1, canResend: true, resent: false },
    ...{ recipient, subject: null },
  });

  it('are those to somebody: nothing of the accounts, and nothing that has no recipient yet', () => {
    const messages = [
      message('mail.confirmation', 'camille@example.com'),
      message('accounting.invoice', 'books'),
      message('sms.aftercare', null),
    ];
    expect(messagesIn(aStory({ messages })).map(({ kind }) => kind)).toEqual(['mail.confirmation']);
  });

  it('are in trouble where they failed, or nobody knows', () => {
    const states = ['failed', 'unknown', 'queued', 'calling', 'done', null];
    expect(states.map((state) => isTroubled({ state }))).toEqual([true, true, false, false, false, false]);
  });
});
