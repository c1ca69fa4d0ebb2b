import { after, at, dayOf, minutes } from './calendar.ts';
import type { Client, Journal } from './journal.ts';
import { names, type Piece, reaches, type Sort, sortOf } from './post.ts';

/** Nothing is to be undone any more. */
const settled = 10;

/** Everything that was sent and is not true, or not sent and was owed; one sentence each. */
export function untruths(journal: Journal, post: readonly Piece[]): string[] {
  return journal.clients.flatMap((client) => {
    const pieces = post.filter((piece) => reaches(client, piece));
    const of = (sort: Sort, by?: Piece['by']) => pieces.filter((one) => sortOf(one) === sort && (!by || one.by === by));
    const say = (piece: Piece, what: string) =>
      `${client.name}, ${piece.at.toISOString()}: ${what} (${piece.words.split('\n')[0]})`;
    const when = (sort: Sort, isTrue: (piece: Piece) => boolean, what: string) =>
      of(sort).flatMap((piece) => (isTrue(piece) ? [] : [say(piece, what)]));
    const doneLongEnough = (piece: Piece) => {
      const doneAt = journal.doneAt(client, piece.at);
      return doneAt !== null && minutes(piece.at, doneAt) >= settled;
    };
    const stopped = client.stoppedAt;
    return [
      ...when(
        'reminder',
        (piece) => remindsTruly(journal, client, piece),
        'is reminded of a visit that does not take place',
      ),
      ...when(
        'on the way',
        ({ at: moment }) => journal.dayOf(client, moment) === dayOf(moment),
        'is told of a crew that does not come',
      ),
      ...when(
        'care',
        (piece) => client.isCoated && doneLongEnough(piece),
        'is told to care for glass that nobody coated',
      ),
      ...when('thanks', doneLongEnough, 'is thanked for a visit that was not done'),
      ...when('certificate', (piece) => client.isCoated && doneLongEnough(piece), 'has a certificate of nothing'),
      ...when('review', doneLongEnough, 'is asked to review nothing'),
      ...when('moved', (piece) => movedTruly(journal, client, piece), 'is told of a move that is not so'),
      ...when('question', (piece) => askedTruly(journal, client, piece), 'is asked about a day that is not theirs'),
      ...when(
        'cancelled',
        ({ at: moment }) => client.cancelledAt !== null && client.cancelledAt <= moment,
        'is told of a cancellation',
      ),
      ...pieces
        .filter((piece) => piece.by === 'text' && stopped && piece.at > stopped && !/DEBUT|START/.test(piece.words))
        .map((piece) => say(piece, 'is texted after STOP')),
      ...repeated(pieces).map((piece) => say(piece, 'is told twice')),
      ...owed(client, of),
    ];
  });
}

/** It is the evening before or the day itself, the visit is then, nobody has to decide about it, and it took place unless its client or the office said otherwise later. */
function remindsTruly(journal: Journal, client: Client, { at: moment, words }: Piece): boolean {
  const day = journal.dayOf(client, moment);
  if (day === null || !names({ words } as Piece, day)) return false;
  const isNear = dayOf(moment) === after(day, -1) || dayOf(moment) === day;
  const tookPlace = client.said.some(({ doneAt, backAt }) => !backAt && dayOf(doneAt) === day);
  const isExcused =
    client.missed ||
    (client.cancelledAt !== null && client.cancelledAt > moment) ||
    client.moves.some((move) => move.at > moment && move.from === day);
  return isNear && (tookPlace || isExcused);
}

/** The mail names the day to which the visit was moved, no earlier than nobody can undo it. */
const movedTruly = (journal: Journal, client: Client, piece: Piece): boolean => {
  const day = journal.dayOf(client, piece.at);
  const move = client.moves.findLast(({ at: moment, undoneAt }) => moment <= piece.at && !undoneAt);
  return move?.to === day && names(piece, move.to) && whose[move.whose].test(piece.words);
};
/** As the mail says whose doing it was. */
const whose = {
  wish: /As you asked|Comme demandé/,
  answer: /Thank you for your answer|Merci de votre réponse/,
  ours: /We had to move|Nous avons dû déplacer/,
};

const askedTruly = (journal: Journal, client: Client, piece: Piece): boolean => {
  const day = journal.dayOf(client, piece.at);
  return client.questions.some(
    ({ about, until, closedAt }) => about === day && piece.at < until && (!closedAt || closedAt > piece.at),
  );
};

/** The same words by the same way; crews come again on another day. */
const repeated = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter((one, index) =>
    pieces.slice(0, index).some((other) => other.by === one.by && plain(other) === plain(one)),
  );
/** Each mail and text has links of its own. */
const plain = (piece: Piece) =>
  `${sortOf(piece) === 'on the way' ? dayOf(piece.at) : ''} ${piece.words.replace(/https?:\S+/g, '')}`;

/** What somebody was promised and did not get, or got more than once. */
function owed(client: Client, of: (sort: Sort, by?: Piece['by']) => Piece[]): string[] {
  const { name, said, isCoated, isImported, moves, stoppedAt, cancelledAt, missed, bookedAt } = client;
  const isDone = said.some(({ backAt }) => !backAt);
  const once = (sort: Sort, wanted: number, by?: Piece['by']) => {
    const got = of(sort, by).length;
    return got === wanted ? [] : [`${name} got ${got} of ${sort}, not ${wanted}`];
  };
  const texts = isDone && !stoppedAt ? 1 : 0;
  const evening = at(after(client.day, -1), '17:00');
  const arrivals = [bookedAt, ...moves.map((move) => move.at)];
  const isReminded = (isDone || missed) && !stoppedAt && arrivals.every((moment) => moment < evening);
  return [
    ...once('confirmation', isImported ? 0 : 1),
    ...once('cancelled', cancelledAt ? 1 : 0),
    ...once('care', isCoated ? texts : 0),
    ...once('thanks', texts),
    ...once('certificate', isDone && isCoated ? 1 : 0),
    ...once('moved', moves.filter(({ undoneAt }) => !undoneAt).length),
    ...(isReminded && of('reminder').filter((piece) => names(piece, client.day)).length !== 1
      ? [`${name} was reminded ${of('reminder').length} times of ${client.day}`]
      : []),
  ];
}

/** A day is offered to those who wait while a place of it is free, and once to each. */
export const falseOffers = (journal: Journal): string[] =>
  journal.waiters.flatMap(({ email, offered, over }) =>
    offered.flatMap((piece, nth) => {
      const day = new Date(`${/opened up: \w+, (.+)/.exec(piece.words)?.[1]} 12:00 UTC`).toISOString().slice(0, 10);
      const taken = journal.clients.filter((one) => one.bookedAt <= piece.at && journal.dayOf(one, piece.at) === day);
      const isFree = taken.length < (journal.crews.get(day) ?? 4);
      const isFirst = !offered.slice(0, nth).some(({ words }) => words.split('\n')[0] === piece.words.split('\n')[0]);
      return isFree && isFirst && (!over || piece.at < over) ? [] : [`${email} is offered ${day}`];
    }),
  );
