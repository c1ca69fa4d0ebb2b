import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { allJobs } from '#server/jobs.ts';
import type { Job } from '#server/outbox/scheduler.ts';
import { openWeatherApp, rain } from '#tests/builders/weather.ts';
import { after, type Day, daysFrom } from './calendar.ts';
import { Journal } from './journal.ts';
import { type Piece, reaches, sortOf } from './post.ts';

/** What costs much and tells nobody anything is left out. */
const silentJobs = [
  'recover-checkouts',
  'reconciliation',
  'retention',
  'sweep-photos',
  'daily-sums',
  'schedule of past-weather',
];

/** The answer of an action, which must not be a refusal here. */
export function granted<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused}`);
  return outcome;
}

/** The program, its post as it leaves, and a journal of what truly happens. */
export async function openBusiness() {
  const testApp = await openWeatherApp();
  const { deps, time } = testApp;
  const journal = new Journal();
  const post: Piece[] = [];
  const { mail, sms } = deps;
  if (!mail || !sms) throw new Error('no post');
  deps.mail = {
    ...mail,
    send(letter) {
      post.push({ at: time.now, by: 'mail', to: letter.to.address, words: `${letter.subject}\n${letter.text}` });
      return mail.send(letter);
    },
  };
  deps.sms = {
    ...sms,
    send(message, ...more) {
      post.push({ at: time.now, by: 'text', to: message.to, words: message.body });
      return sms.send(message, ...more);
    },
  };
  const wanted = allJobs(deps).filter(({ name }) => !silentJobs.includes(name));
  const isPost = ({ name }: Job) => name.startsWith('send-');
  // What is written now leaves at once.
  const jobs = [...wanted.filter((job) => !isPost(job)), ...wanted.filter(isPost)];
  const never = new AbortController().signal;
  /** Clients learn from a message alone that another day is proposed, and people who wait that one is held for them. */
  function hear(piece: Piece): void {
    const sort = sortOf(piece);
    const client = sort === 'question' && journal.clients.find((one) => reaches(one, piece));
    const waiter = sort === 'freed' && journal.waiters.find(({ email }) => email === piece.to);
    if (waiter) waiter.offered.push(piece);
    if (!client || client.questions.some(({ about, closedAt }) => about === client.day && !closedAt)) return;
    const number = /(?:Move to|come) \w+, \w+ (\d+)|(?:Reporter au|venir le) \S+ (\d+)/.exec(piece.words);
    if (!number) return;
    const near = daysFrom(after(client.day, -8), after(client.day, 20));
    const proposed = near.find((day) => day !== client.day && Number(day.slice(8)) === Number(number[1] ?? number[2]));
    if (proposed) journal.asked(client, proposed);
  }
  let read = 0;
  const wet = new Set<Day>();
  return {
    ...testApp,
    journal,
    post,
    /** What the worker does of itself at a moment. */
    async work(): Promise<void> {
      for (const job of jobs) await job.run(never);
      for (const piece of post.slice(read)) hear(piece);
      read = post.length;
    },
    rains(...days: Day[]): void {
      for (const day of days) {
        testApp.forecast.set(day, rain);
        wet.add(day);
      }
    },
    isWet: (day: Day) => wet.has(day),
  };
}
export type Business = Awaited<ReturnType<typeof openBusiness>>;
