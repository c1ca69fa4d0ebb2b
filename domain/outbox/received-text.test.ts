import { describe, expect, it } from 'vitest';
import { bookingOfText, keptWords, receivedLength, senderOf } from './received-text.ts';

const visit = (appointmentDate: string, made: string, status = 'active') => ({
  appointmentDate,
  createdAt: new Date(made),
  status,
});
const today = '2025-10-06';

describe('a text', () => {
  it('belongs to the newest booking whose visit is to come or was recent', () => {
    const spring = visit('2025-05-02', '2025-04-01');
    const coming = visit('2025-10-09', '2025-10-01');
    const later = visit('2026-05-04', '2025-09-01');
    expect(bookingOfText([later, coming, spring], today)).toBe(coming);
    expect(bookingOfText([later, spring], today)).toBe(later);
  });

  it.each([
    ['2025-09-06', true],
    ['2025-09-05', false],
  ])('is about a visit of %s: %s', (day, isRecent) => {
    const past = visit(day, '2025-08-01', 'completed');
    expect(bookingOfText([past], today)).toBe(isRecent ? past : null);
  });

  it('is about a cancelled visit only where there is no other', () => {
    const cancelled = visit('2025-10-20', '2025-10-05', 'cancelled');
    const kept = visit('2025-10-09', '2025-10-01');
    expect(bookingOfText([cancelled, kept], today)).toBe(kept);
    expect(bookingOfText([cancelled], today)).toBe(cancelled);
    expect(bookingOfText([], today)).toBeNull();
  });

  it.each([
    ['+15145550142', '+15145550142'],
    ['(514) 555-0142', '+15145550142'],
    ['+33 6 39 98 12 34', '+33639981234'],
    ['12345', null],
    ['HAUTECLAIRE', null],
    ['', null],
  ])('from %j has the sender %j', (from, sender) => expect(senderOf(from)).toBe(sender));

  it('is kept without what no database takes, and cut between two characters', () => {
    expect(keptWords('a\u0000b\ud83d')).toBe('ab\ufffd');
    expect(keptWords('😀'.repeat(2000))).toBe('😀'.repeat(receivedLength));
    expect(keptWords(`é${'x'.repeat(receivedLength)}`)).toHaveLength(receivedLength);
  });
});
