import { after, at, type Day, dayOf } from './calendar.ts';
import type { Piece } from './post.ts';

/** Whose doing a move was: the client's own wish, a yes to a question, or ours. */
type Whose = 'wish' | 'answer' | 'ours';
type Move = { from: Day; to: Day; at: Date; whose: Whose; undoneAt: Date | null };
/** Another day that somebody was asked for, and what they said. */
type Question = { about: Day; proposed: Day; isOurs: boolean; until: Date; closedAt: Date | null };

/** Somebody who booked, and what truly happened with their visit: written down by who saw it, not read from the product. */
export type Client = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly isCoated: boolean;
  readonly isImported: boolean;
  readonly bookedAt: Date;
  readonly orderNo: string;
  /** What the operator does where somebody has to decide. */
  readonly inDoubt: 'keep' | 'move';
  /** How the crew finds the visit, and whether its phone tells of it. */
  readonly atTheDoor: 'done' | 'nobody' | 'phone dead' | 'done twice';
  day: Day;
  stoppedAt: Date | null;
  cancelledAt: Date | null;
  /** When somebody said that it was done, and when that was taken back. */
  readonly said: { doneAt: Date; backAt: Date | null }[];
  missed: boolean;
  readonly moves: Move[];
  readonly questions: Question[];
  readonly kept: Set<string>;
};

export type Waiter = { email: string; offered: Piece[]; over: Date | null };

/** What somebody who stood beside everybody all season would know. */
export class Journal {
  readonly clients: Client[] = [];
  readonly waiters: Waiter[] = [];
  readonly closed = new Set<Day>();
  readonly crews = new Map<Day, number>();
  /** What the newest evening said of a visit on a day. */
  readonly wet = new Map<string, boolean>();

  named(name: string): Client {
    const client = this.clients.find((one) => one.name === name);
    if (!client) throw new Error(`nobody is called ${name}`);
    return client;
  }

  ofOrder(orderNo: string | null): Client {
    const client = this.clients.find((one) => one.orderNo === orderNo);
    if (!client) throw new Error(`nobody booked ${orderNo}`);
    return client;
  }

  moved(client: Client, to: Day, now: Date, whose: Whose): void {
    client.moves.push({ from: client.day, to, at: now, whose, undoneAt: null });
    client.day = to;
    for (const question of client.questions) question.closedAt ??= now;
  }

  undone(client: Client, now: Date): void {
    const move = client.moves.at(-1);
    if (!move) throw new Error(`${client.name} was not moved`);
    move.undoneAt = now;
    client.day = move.from;
  }

  /** The day of somebody's visit at a moment; null where there was none any more. */
  dayOf({ day, moves, cancelledAt }: Client, moment: Date): Day | null {
    if (cancelledAt && cancelledAt <= moment) return null;
    const last = moves.findLast((move) => move.at <= moment);
    if (!last) return moves[0]?.from ?? day;
    return last.undoneAt && last.undoneAt <= moment ? last.from : last.to;
  }

  /** Whether it took place and nobody took that back. */
  doneAt({ said }: Client, moment: Date): Date | null {
    return said.find(({ doneAt, backAt }) => doneAt <= moment && (!backAt || backAt > moment))?.doneAt ?? null;
  }

  asked(client: Client, proposed: Day, { isOurs = false } = {}): void {
    const about = client.day;
    const until = at(after(about < proposed ? about : proposed, -1), '18:00');
    client.questions.push({ about, proposed, isOurs, until, closedAt: null });
  }

  answered(client: Client, now: Date): void {
    for (const question of client.questions) question.closedAt ??= now;
  }

  /** Who has a visit to come or of today that nobody has settled. */
  standing(now: Date): Client[] {
    return this.clients.filter((client) => !client.cancelledAt && !client.missed && this.doneAt(client, now) === null);
  }

  /** An evening's forecast of the days ahead. A coating must stay dry for the day after it. */
  judges(days: readonly Day[], isWet: (day: Day) => boolean): void {
    for (const { name, day, isCoated } of this.clients)
      if (days.includes(day)) this.wet.set(`${name} ${day}`, isCoated && (isWet(day) || isWet(after(day, 1))));
  }

  /** We asked on our own account, and nobody answered. */
  #isSilent({ questions, day }: Client): boolean {
    return questions.some(({ about, isOurs, closedAt }) => about === day && isOurs && !closedAt);
  }

  /** Why somebody has to decide about each visit, as a person would say in the evening. */
  undecided(now: Date): string[] {
    const today = dayOf(now);
    const standing = this.standing(now);
    return standing
      .flatMap((client) => {
        const { name, day, kept, questions } = client;
        if (day <= today) return [`${name}: unmarked`];
        const isAsked = questions.some(({ about, until, closedAt }) => about === day && !closedAt && now < until);
        const beside = standing.filter((one) => one.day === day);
        const beyond = beside.slice(this.crews.get(day) ?? 4).includes(client);
        const why = {
          weather: !isAsked && (this.wet.get(`${name} ${day}`) === true || this.#isSilent(client)),
          closed: this.closed.has(day),
          crews: beyond,
        };
        const kinds = Object.entries(why).flatMap(([kind, is]) => (is && !kept.has(`${kind} ${day}`) ? [kind] : []));
        return kinds.length > 0 ? [`${name}: ${kinds.join(', ')}`] : [];
      })
      .toSorted();
  }
}
