import type { MoveWay } from '#domain/planning/day-move.ts';
import { isRefusal } from '#domain/refusal.ts';
import { addBlock } from '#server/modules/calendar/blocks.ts';
import { setDayCrews } from '#server/modules/calendar/day-crews.ts';
import { decideVisits } from '#server/modules/decisions/decide.ts';
import { listDecisions } from '#server/modules/decisions/list.ts';
import { moveDay } from '#server/modules/planning/move-day.ts';
import { planLeaving } from '#server/modules/planning/plan.ts';
import type { DayMoveRecord } from '#server/modules/planning/records.ts';
import { undoDayMove } from '#server/modules/planning/undo.ts';
import { owner } from '#tests/builders/money.ts';
import type { Model } from '../model.ts';
import { type Day, dayOf, minute } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, pick, wordOf } from './action.ts';

const anybody = ({ checkouts }: Model): boolean => checkouts.length > 0;

/** The operator closes a day; what is booked or held there stays. */
export const closeDay =
  (day: Day): Action =>
  (model) =>
    anybody(model)
      ? {
          says: `the operator closes ${day.date}`,
          async act({ deps }) {
            const whole = { startDate: day.date, endDate: day.date, allDay: true, startTime: null, endTime: null };
            const { covered } = await addBlock(deps, owner, { ...whole, reason: '' });
            return () => `${covered.length} visits covered`;
          },
          lost: nothingLost,
        }
      : null;

/** A crew is sick on one day, or well again. */
export const setCrews =
  (day: Day, crews: number | null): Action =>
  (model) =>
    anybody(model)
      ? {
          says: `${day.date} has ${crews ?? 'the usual number of'} crews`,
          async act({ deps, sql }) {
            const works = crews ?? model.crews;
            const before = model.crewsOf.get(day.date) ?? [model.crews];
            model.crewsOf.set(day.date, [...before, works]);
            const { rows } = await sql.query('select crews from day_crews where service_date = $1', [day.date]);
            const answer = await setDayCrews(deps, owner, {
              date: day.date,
              crews,
              reason: '',
              seen: rows[0]?.crews ?? null,
            });
            return ({ alone }) => {
              agree(!alone || !isRefused(answer, 'SETTING_CHANGED'), 'nobody changed the crews meanwhile');
              if (alone && !isRefusal(answer)) model.crewsOf.set(day.date, [works]);
              return wordOf(answer);
            };
          },
          lost: nothingLost,
        }
      : null;

/** Nobody can say where the visits of a day are. */
const unsure = ({ checkouts }: Model, dates: readonly string[]) => {
  for (const one of checkouts) if (one.at === null || dates.includes(one.at.date)) one.at = null;
};

/** The operator moves the visits of a day, or asks their clients. */
export const leaveDay =
  (day: Day, way: MoveWay): Action =>
  (model) =>
    anybody(model)
      ? {
          says: `the operator ${way === 'move' ? 'moves' : 'asks'} everybody of ${day.date}`,
          async act({ deps, calm }) {
            const planned = (await planLeaving(calm, [day.date])).visits;
            const visits = planned.flatMap(({ order, version, to }) => (to ? [{ order, version, ...to }] : []));
            if (visits.length === 0) return () => 'nobody can leave';
            const answer = await moveDay(deps, { way, atClientsWish: false, visits, by: owner });
            return ({ alone }) => {
              const isPlain = alone && way === 'move';
              agree(
                !isPlain || !isRefused(answer, 'BOOKING_CHANGED', 'DATE_TAKEN'),
                'a day is moved as it was planned',
              );
              if (isRefusal(answer)) return answer.refused;
              model.dayMoves.push(answer);
              if (way === 'move')
                for (const { order, to } of answer.visits) isAt(model, order, alone ? dayOf(to.date) : null);
              return answer.visits.map(({ order, to }) => `${order} to ${to.date}`).join(', ');
            };
          },
          lost: () => unsure(model, [day.date]),
        }
      : null;

const isAt = ({ checkouts }: Model, order: string, at: Day | null): void => {
  // Also where its visitor left, and has yet to hear that it was booked.
  for (const one of checkouts) if (one.orderNo === order) one.at = at;
};

/** It is undone before anybody was told. */
export const undoLeaving =
  (nth: number): Action =>
  (model) => {
    const move = pick<DayMoveRecord>({ likely: model.dayMoves.toReversed(), others: [] }, nth);
    if (!move) return null;
    return {
      says: `the operator undoes the move of ${move.visits.map(({ order }) => order).join(', ')}`,
      async act({ deps }) {
        const answer = await undoDayMove(deps, { id: move.id, by: owner });
        return ({ alone }) => {
          const isLate = model.now.getTime() >= Date.parse(move.at) + 10 * minute;
          const wasUndone = !isRefusal(answer) && answer.undoneAt !== model.now.toISOString();
          agree(
            !alone || wasUndone || isRefused(answer, 'DAY_MOVE_SENT') === isLate,
            'a move is undone for ten minutes',
          );
          if (isRefusal(answer)) return answer.refused;
          for (const { order, from, standing } of answer.visits)
            if (standing === 'back' && move.way === 'move' && !wasUndone)
              isAt(model, order, alone ? dayOf(from.date) : null);
          return answer.visits.map(({ order, standing }) => `${order} ${standing}`).join(', ');
        };
      },
      lost: () =>
        unsure(
          model,
          move.visits.map(({ to }) => to.date),
        ),
    };
  };

/** The operator goes through the list of visits to decide, keeps what is ahead, and says that what is past was done. */
export const decide =
  (choice: 'keep' | 'done'): Action =>
  (model) =>
    anybody(model)
      ? {
          says: `the operator decides what waits (${choice})`,
          async act({ deps, calm }) {
            const seen = (await listDecisions(calm)).visits;
            const visits = seen.filter(
              ({ orderNo, kinds }) => orderNo !== null && kinds.includes('unmarked') === (choice === 'done'),
            );
            if (visits.length === 0) return () => 'nothing waits';
            const named = visits.map(({ subject, version }) => ({ subject, version }));
            const answer = await decideVisits(deps, { choice, visits: named, by: owner });
            const after = choice === 'keep' ? (await listDecisions(calm)).visits : [];
            return ({ alone }) => {
              agree(!alone || !isRefusal(answer), 'what waits can be decided');
              const isLeft = visits.some(({ subject }) => after.some((one) => one.subject === subject));
              agree(!alone || !isLeft, 'what was decided waits no longer');
              if (isRefusal(answer)) return answer.refused;
              if (choice === 'done')
                for (const one of model.checkouts)
                  if (one.bookingId !== null && visits.some(({ orderNo }) => orderNo === one.orderNo)) one.over = 'yes';
              return `${visits.length} decided`;
            };
          },
          lost: () => {
            for (const one of model.checkouts) if (choice === 'done' && one.over === 'no') one.over = 'perhaps';
          },
        }
      : null;
