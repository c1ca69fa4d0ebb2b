import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type AreaMap, tilesBetween } from './neighbourhood.ts';
import { inVisitOrder } from './visit-order.ts';

const areas = ['H1A', 'H1B', 'H1C', 'H1E', 'H1G'] as const;
const map: AreaMap = areas.map((area, column) => ({ area, column, row: 0 }));
const stop = (area: string | null, time: AppointmentTime | null = '9:00 AM') => ({
  time,
  postalCode: area && `${area} 1A1`,
});
const wayOf = (stops: readonly { postalCode: string | null }[]) => stops.map((one) => one.postalCode?.slice(0, 3));

it('an earlier hour comes first, however far it is', () => {
  const visits = [stop('H1A', '1:00 PM'), stop('H1G', '8:00 AM'), stop('H1B', '10:00 AM')];
  expect(wayOf(inVisitOrder(visits, map))).toEqual(['H1G', 'H1B', 'H1A']);
});

it('the visits of one hour follow the neighbouring tiles from the first', () => {
  const visits = ['H1E', 'H1A', 'H1G', 'H1B', 'H1E'].map((area) => stop(area));
  expect(wayOf(inVisitOrder(visits, map))).toEqual(['H1E', 'H1E', 'H1G', 'H1B', 'H1A']);
});

it('the next hour begins where the one before ended', () => {
  const visits = [stop('H1E', '8:00 AM'), stop('H1A'), stop('H1C'), stop('H1G')];
  expect(wayOf(inVisitOrder(visits, map))).toEqual(['H1E', 'H1C', 'H1A', 'H1G']);
});

it('visits of which the area is unknown come last of their hour, in their order', () => {
  const visits = [stop('H1A'), { ...stop(null), name: 'first' }, { ...stop('J9Z'), name: 'second' }, stop('H1B')];
  expect(inVisitOrder(visits, map).slice(2)).toMatchObject([{ name: 'first' }, { name: 'second' }]);
});

it('no visit is lost or invented, hours never go back, and within an hour no other visit was nearer', () => {
  const aStop = fc.record({
    time: fc.constantFrom('8:00 AM', '9:00 AM', '1:00 PM'),
    postalCode: fc.constantFrom(...areas),
  });
  const hours = ['8:00 AM', '9:00 AM', '1:00 PM'] as const;
  fc.assert(
    fc.property(fc.array(aStop, { maxLength: 12 }), (visits) => {
      const ordered = inVisitOrder(visits, map);
      expect(new Set(ordered)).toEqual(new Set(visits));
      expect(ordered).toHaveLength(visits.length);
      for (const [at, next] of ordered.entries()) {
        const before = ordered[at - 1];
        if (!before) continue;
        expect(hours.indexOf(next.time)).toBeGreaterThanOrEqual(hours.indexOf(before.time));
        const way = (one: typeof next) => tilesBetween(before.postalCode, one.postalCode, map);
        for (const later of ordered.slice(at + 1))
          if (later.time === next.time) expect(way(next)).toBeLessThanOrEqual(way(later));
      }
    }),
  );
});
