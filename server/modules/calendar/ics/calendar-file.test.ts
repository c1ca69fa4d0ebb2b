import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarVisit, calendarFile } from './calendar-file.ts';

const aVisit = (more: Partial<CalendarVisit> = {}): CalendarVisit => ({
  method: 'REQUEST',
  uid: 'bk_7f31c2@example.com',
  sequence: 0,
  begins: new Date('2025-10-14T13:00:00Z'),
  ends: new Date('2025-10-14T16:00:00Z'),
  title: 'Hauteclaire – Full Preservation',
  description: 'Order HC-20251006-101500\nAllow about 2 hours.',
  location: '100, rue Exemple, Montréal',
  url: 'https://example.com/confirmation?order=HC-20251006-101500&key=abc',
  organizer: { name: 'Hauteclaire', address: 'care@example.com' },
  attendee: { name: 'Camille Exemple', address: 'camille@example.com' },
  stampedAt: new Date('2025-10-06T14:15:00Z'),
  language: 'en',
  ...more,
});

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event');
  return { calendar, event, visit: new ICAL.Event(event), guests: event.getAllProperties('attendee') };
}

const octetsOfLines = (file: string) => file.split('\r\n').map((line) => Buffer.byteLength(line));

describe('the calendar file of a visit', () => {
  it('says when, where and with whom, in UTC', () => {
    const { calendar, event, visit, guests } = read(calendarFile(aVisit()));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Hauteclaire//Visits//EN');
    expect(visit.uid).toBe('bk_7f31c2@example.com');
    expect(event.getFirstPropertyValue('dtstart')?.toString()).toBe('2025-10-14T13:00:00Z');
    expect(event.getFirstPropertyValue('dtend')?.toString()).toBe('2025-10-14T16:00:00Z');
    expect(event.getFirstPropertyValue('dtstamp')?.toString()).toBe('2025-10-06T14:15:00Z');
    expect(visit.summary).toBe('Hauteclaire – Full Preservation');
    expect(visit.location).toBe('100, rue Exemple, Montréal');
    expect(visit.description).toContain('Order HC-20251006-101500\nAllow about 2 hours');
    expect(event.getFirstPropertyValue('url')).toBe(
      'https://example.com/confirmation?order=HC-20251006-101500&key=abc',
    );
    expect(visit.organizer).toBe('mailto:care@example.com');
    expect(guests).toHaveLength(1);
  });

  it('asks the guest for no answer, because booking was one', () => {
    const [guest] = read(calendarFile(aVisit())).guests;
    expect(String(guest?.getFirstValue()).toLowerCase()).toBe('mailto:camille@example.com');
    expect(guest?.getParameter('partstat')).toBe('ACCEPTED');
    expect(guest?.getParameter('rsvp')).toBe('FALSE');
    expect(guest?.getParameter('cn')).toBe('Camille Exemple');
  });

  it.each([
    ['REQUEST', 'CONFIRMED', 1],
    ['CANCEL', 'CANCELLED', 1],
    ['PUBLISH', 'CONFIRMED', 0],
  ] as const)('has METHOD %s once, ahead of the event, with status %s and %i guests', (method, status, guests) => {
    const file = calendarFile(aVisit({ method, sequence: 3 }));
    const { calendar, event } = read(file);
    expect(calendar.getAllProperties('method').map((property) => property.getFirstValue())).toEqual([method]);
    expect(file.indexOf('METHOD:')).toBeLessThan(file.indexOf('BEGIN:VEVENT'));
    expect(event.getAllProperties('status').map((property) => property.getFirstValue())).toEqual([status]);
    expect(event.getAllProperties('attendee')).toHaveLength(guests);
    expect(event.getAllProperties('sequence').map((property) => property.getFirstValue())).toEqual([3]);
  });

  it('carries its sequence from the first file on, and rings no alarm', () => {
    const { event } = read(calendarFile(aVisit({ sequence: 0 })));
    expect(event.getAllProperties('sequence').map((property) => property.getFirstValue())).toEqual([0]);
    expect(event.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('shows hostile text as text, and no line of it becomes a line of the file', () => {
    const hostile = 'Café; L, "Œil"\r\nBEGIN:VALARM\r\nMETHOD:CANCEL\u0000 👩‍👩‍👧‍👦 \u202eshalom';
    const name = 'A"; CN=x:mailto:b@example.com\r\nATTENDEE:mailto:c@example.com';
    const file = calendarFile(
      aVisit({ title: hostile, location: hostile, description: hostile, attendee: { name, address: 'a@example.com' } }),
    );
    const { calendar, event, visit, guests } = read(file);
    expect(visit.summary).toBe('Café; L, "Œil" BEGIN:VALARM METHOD:CANCEL 👩‍👩‍👧‍👦 \u202eshalom');
    expect(visit.description).toBe('Café; L, "Œil"\nBEGIN:VALARM\nMETHOD:CANCEL 👩‍👩‍👧‍👦 \u202eshalom');
    expect(calendar.getAllProperties('method')).toHaveLength(1);
    expect(event.getAllSubcomponents()).toEqual([]);
    expect(guests).toHaveLength(1);
    expect(guests[0]?.getParameter('cn')).toBe('A’; CN=x:mailto:b@example.com ATTENDEE:mailto:c@example.com');
  });

  it('ends every line with CRLF, and no line has more than 75 octets, whatever is written', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, place, name) => {
        const file = calendarFile(aVisit({ title, location: place, attendee: { name, address: 'a@example.com' } }));
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(Math.max(...octetsOfLines(file))).toBeLessThanOrEqual(75);
        const { calendar, guests } = read(file);
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(guests).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});
