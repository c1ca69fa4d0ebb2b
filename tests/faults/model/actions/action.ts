import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Checkout, Model } from '../model.ts';
import type { Shop } from '../shop.ts';

/** How sure a thing can be: `alone` while nothing else happened at the same time and nothing was struck. */
export type Learn = (how: { alone: boolean }) => string;

/** A action that was found possible: what it is in words, how it is done, and what is known when it ended without answer. */
export type Planned = {
  says: string;
  /** Does it, and returns how a person learns from the answer. */
  act(shop: Shop): Promise<Learn>;
  lost(): void;
};

/** Something that anybody does; null when there is nobody or nothing to do it with. */
export type Action = (model: Model) => Planned | null;

export type Choice<T> = { likely: readonly T[]; others: readonly T[] };

/** One of several, chosen by a number: 0 is the most likely one, if any is likely; others are any of all. */
export const pick = <T>({ likely, others }: Choice<T>, nth: number): T | null =>
  nth === 0 ? (likely[0] ?? null) : ([...likely, ...others][nth % (likely.length + others.length)] ?? null);

/** The model and the program disagree. */
export class Disagreement extends Error {}

export function agree(is: boolean, claim: string): void {
  if (!is) throw new Disagreement(claim);
}

export const wordOf = (answer: object): string => (isRefusal(answer) ? answer.refused : 'done');

export const isRefused = (answer: object, ...codes: Refusal['refused'][]): boolean =>
  isRefusal(answer) && codes.includes(answer.refused);

export const nothingLost = (): void => {};

/** The order as a story tells it. */
export const orderOf = ({ orderNo, day, service }: Checkout): string => `${orderNo} (${service.name}, ${day.date})`;
