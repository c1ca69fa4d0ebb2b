import { expect, it } from 'vitest';
import { areaOfAway, exitSteps, funnelSteps, pageSteps, turnedAway } from './analytics.ts';

it('the area of a turned-away visitor is read back from its step', () => {
  expect(areaOfAway(turnedAway('H1X'))).toBe('H1X');
  expect([...funnelSteps, ...exitSteps].map(areaOfAway)).toEqual(
    Array(funnelSteps.length + exitSteps.length).fill(null),
  );
});

it('a page may report every step but those that the server counts itself', () => {
  const pages: readonly string[] = pageSteps;
  expect([...funnelSteps, ...exitSteps].filter((step) => !pages.includes(step))).toEqual(['payment', 'booked']);
  expect(new Set(pages).size).toBe(pages.length);
});
