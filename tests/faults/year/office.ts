import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { MoveWay } from '#domain/planning/day-move.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { addBlock } from '#server/modules/calendar/blocks.ts';
import { setDayCrews } from '#server/modules/calendar/day-crews.ts';
import { reportVisit } from '#server/modules/crew/report.ts';
import { decideVisits } from '#server/modules/decisions/decide.ts';
import { listDecisions } from '#server/modules/decisions/list.ts';
import { moveDay } from '#server/modules/planning/move-day.ts';
import { planLeaving } from '#server/modules/planning/plan.ts';
import { undoDayMove } from '#server/modules/planning/undo.ts';
import { type Business, granted } from './business.ts';
import { type Day, dayOf, minutes } from './calendar.ts';
import type { Client } from './journal.ts';

/** What the office and the crews do. */
export function officeOf({ deps, time, journal }: Business, { owner, crew }: { owner: Actor; crew: Actor }) {
  const report = (client: Client, kind: 'on-my-way' | 'done' | 'undone', date = client.day) =>
    reportVisit(deps, { id: randomUUID(), orderNo: client.orderNo, date, pressedAt: time.now, by: crew, kind });
  const ofToday = () =>
    journal.standing(time.now).filter(({ day, bookedAt }) => day === dayOf(time.now) && bookedAt <= time.now);
  const done = async (client: Client) => {
    granted(await report(client, 'done'));
    client.said.push({ doneAt: time.now, backAt: null });
  };
  const listed = async () => (await listDecisions(deps)).visits;
  type Listed = Awaited<ReturnType<typeof listed>>[number];
  const decide = async (choice: 'keep' | 'done' | 'missed', visits: readonly Listed[]) => {
    const named = visits.map(({ subject, version }) => ({ subject, version }));
    if (visits.length > 0) granted(await decideVisits(deps, { choice, visits: named, by: owner }));
  };

  /** Moves some visits of some days where the plan wishes them, or asks their clients. */
  async function leaves(days: readonly Day[], way: MoveWay, only: (client: Client) => boolean = () => true) {
    const { visits } = await planLeaving(deps, days);
    const wishes = visits.flatMap(({ order, version, to }) =>
      to && only(journal.ofOrder(order)) ? [{ order, version, ...to }] : [],
    );
    const record = granted(await moveDay(deps, { way, atClientsWish: false, visits: wishes, by: owner }));
    for (const { order, to } of record.visits) {
      const client = journal.ofOrder(order);
      if (way === 'move') journal.moved(client, to.date, time.now, 'ours');
      else journal.asked(client, to.date, { isOurs: true });
    }
    return record;
  }

  return {
    listed,
    leaves,
    async takesBack({ id }: { id: number }): Promise<void> {
      for (const { order } of granted(await undoDayMove(deps, { id, by: owner })).visits) {
        const client = journal.ofOrder(order);
        if (client.day !== client.moves.at(-1)?.to) journal.answered(client, time.now);
        else journal.undone(client, time.now);
      }
    },
    async closes(day: Day): Promise<void> {
      const whole = { startDate: day, endDate: day, allDay: true, startTime: null, endTime: null };
      await addBlock(deps, owner, { ...whole, reason: 'Formation' });
      journal.closed.add(day);
    },
    async hasCrews(day: Day, crews: number): Promise<void> {
      granted(await setDayCrews(deps, owner, { date: day, crews, reason: 'Malade', seen: null }));
      journal.crews.set(day, crews);
    },
    report,
    /** The first visits of the morning: the crew sets out. */
    async setsOut(): Promise<void> {
      for (const client of ofToday()) if (client.atTheDoor !== 'phone dead') granted(await report(client, 'on-my-way'));
    },
    /** A crew presses 'done' at the wrong door, and takes it back in time. */
    async finishesTooSoon(): Promise<void> {
      for (const client of ofToday().filter(({ atTheDoor }) => atTheDoor === 'done twice')) await done(client);
    },
    async takesDoneBack(): Promise<void> {
      for (const client of journal.clients)
        for (const word of client.said.filter(({ doneAt }) => minutes(time.now, doneAt) === 6)) {
          granted(await report(client, 'undone'));
          word.backAt = time.now;
        }
    },
    async finishes(): Promise<void> {
      for (const client of ofToday().filter(({ atTheDoor }) => atTheDoor.startsWith('done'))) await done(client);
    },
    /** Goes through the list until nothing is left in it. */
    async decides(): Promise<void> {
      const visits = await listed();
      const unmarked = Map.groupBy(
        visits.filter(({ kinds }) => kinds.includes('unmarked')),
        ({ orderNo }) => (journal.ofOrder(orderNo).atTheDoor === 'nobody' ? ('missed' as const) : ('done' as const)),
      );
      for (const [choice, ofOne] of unmarked) {
        await decide(choice, ofOne);
        for (const { orderNo } of ofOne) {
          const client = journal.ofOrder(orderNo);
          if (choice === 'missed') client.missed = true;
          else client.said.push({ doneAt: time.now, backAt: null });
        }
      }
      const ahead = visits.filter(({ kinds }) => !kinds.includes('unmarked'));
      const kept = ahead.filter(({ orderNo }) => journal.ofOrder(orderNo).inDoubt === 'keep');
      await decide('keep', kept);
      for (const { orderNo, date, kinds } of kept)
        for (const kind of kinds) journal.ofOrder(orderNo).kept.add(`${kind} ${date}`);
      const moving = ahead.filter((one) => !kept.includes(one));
      const orders = new Set(moving.map(({ orderNo }) => orderNo));
      if (moving.length > 0)
        await leaves([...new Set(moving.map(({ date }) => date))], 'move', ({ orderNo }) => orders.has(orderNo));
    },
    /** A report of a visit that is on another day now is refused, and says so. */
    async tellsInVain(name: string, kind: 'on-my-way' | 'done', day: Day): Promise<void> {
      expect(await report(journal.named(name), kind, day)).toEqual({ refused: 'VISIT_MOVED' });
    },
  };
}
