import { expect } from 'vitest';
import type { Leaves } from './cell.ts';
import type { Facts } from './facts.ts';
import type { Posted } from './post-office.ts';

/**
 * O5, for what reaches people: counted where messages arrive, each went out once, or the operator was told that nobody
 * knows. A confirmation of which nobody knew may have gone out once more, under the same name, and so may an event for
 * another program; nothing else ever did.
 */
export function judgePost(
  { messages, relays, bookings, proposals, moves }: Facts,
  { posted, leaves }: { posted: readonly Posted[]; leaves: Leaves },
): void {
  const times = (id: number) => posted.filter(({ row }) => row === id).length;
  const unfinished = messages.filter(({ state }) => state === 'queued' || state === 'calling');
  expect(unfinished, 'O6: no message is left half done').toEqual([]);

  const others = messages.filter(({ state }) => state !== 'done').map(({ topic, state }) => [topic, state]);
  // Nobody decided about a visit in the rain that was not moved: its client is not reminded of it.
  const isUndecided = proposals.some(
    ({ booking_id }) =>
      bookings.some(({ id, status }) => id === booking_id && status === 'active') &&
      !moves.some((move) => move.booking_id === booking_id),
  );
  const usual = isUndecided ? { 'sms.service-reminder': 'dropped' } : {};
  if (leaves.messages !== 'either')
    expect(Object.fromEntries(others), 'O9: these messages alone did not simply go out').toEqual(
      leaves.messages ?? usual,
    );
  for (const { id, topic, state, repeated_at } of messages) {
    const mayRepeat = topic === 'webhook.event' || (topic === 'mail.confirmation' && repeated_at !== null);
    const most = mayRepeat ? 2 : 1;
    expect(times(id), `O5: ${topic} went out ${most} times at most`).toBeLessThanOrEqual(most);
    const names = new Set(posted.filter(({ row }) => row === id).map(({ name }) => name));
    expect(names.size, `O5: ${topic} has one name`).toBeLessThanOrEqual(1);
    if (state === 'done') expect(times(id), `O5: ${topic} went out`).toBeGreaterThanOrEqual(1);
    else if (state !== 'unknown') expect(times(id), `O5: ${topic}, which was not sent, did not go out`).toBe(0);
  }
  expect(
    posted.filter(({ row }) => ![...messages, ...relays].some(({ id }) => id === row)),
    'O5: nothing went out that no row asks for',
  ).toEqual([]);

  // What a copy may have sent in its other life is told together, by the alert of its release; of an endpoint that is
  // stopped one alert tells.
  const flagged = messages.filter(
    ({ state, topic, failure_code }) =>
      /^(unknown|failed)$/.test(state) &&
      !/^(operator\.alert|webhook\.event)$/.test(topic) &&
      failure_code !== 'restored',
  );
  const told = messages.filter(({ topic, subject }) => topic === 'operator.alert' && subject.startsWith('message:'));
  expect(told.map(({ subject }) => subject).sort(), 'O5: the operator is told of each such message, once').toEqual(
    flagged.map(({ id }) => `message:${id}`).sort(),
  );

  const alerted = messages.filter(({ topic }) => topic === 'operator.alert').map(({ subject }) => subject);
  const relayed = relays.filter(({ id, state }) => state === 'done' && times(id) > 0).map(({ subject }) => subject);
  expect(relayed.sort(), 'O5: every alert also went by the way that does not depend on mail').toEqual(alerted.sort());
}
