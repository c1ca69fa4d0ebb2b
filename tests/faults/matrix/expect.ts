import { expect } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { proposedDay } from './shopper.ts';
import type { Stage } from './stage.ts';

/** What a cell sees on its way, besides what is left at its end. */

/** Those who were to stand at one step together did: the race was one. */
export const expectHeld = (met: boolean): void => expect(met, 'O9: the race was held').toBe(true);

/** A stop waits for the call in hand. */
export const expectWaiting = (waits: boolean): void =>
  expect(waits, 'O9: the stop waits for what the gateway says').toBe(true);

/** All were told the same; that is returned, alone in a list. */
export function expectOneAnswer<T>(answers: readonly T[]): T[] {
  const different = [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
  expect(different, 'O7: everybody is told the same').toHaveLength(1);
  expect(JSON.stringify(different), 'O7: and that is no refusal').not.toContain('refused');
  return different;
}

/** So many were refused, with these codes. */
export function expectRefusals(answers: readonly object[], expected: Record<string, number>): void {
  const codes = answers.filter(isRefusal).map(({ refused }) => refused);
  const counted = Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
  expect(counted, 'O7: those who cannot have it are told so, and only they').toEqual(expected);
}

/** A step was passed exactly so often. */
export const expectCount = (steps: readonly string[], step: string, times: number): void =>
  expect(steps.filter((one) => one === step).length, `O9: ${step}`).toBe(times);

/** A proposal that is accepted, now or once more, is answered with the day that it moved the visit to. */
export const expectAccepted = (answer: object): void =>
  expect(answer, 'O7: who accepts again is told what the first answer did').toMatchObject({
    answer: 'accept',
    appointmentDate: proposedDay,
  });

/** A message went out, whatever is left of others. */
export const expectPosted = ({ post }: Stage, row: number): void =>
  expect(post?.posted.map((one) => one.row) ?? [], 'O5: this message has left').toContain(row);
