import { Agent } from 'node:http';
import { figure, median, percentile } from '../report/print.ts';
import type { Site } from '../site.ts';
import { Browser, openDays, orderNumber, preloadOf } from '../visitor.ts';

type Answered = { status: number; code: string; milliseconds: number };
type Round = { visitors: number; days: readonly string[]; series: number };

const rounds = 5;
const warmUps = 3;

/** Opens the payment page on a connection of its own, as everybody does before asking for a day. */
async function arrive(url: string): Promise<{ agent: Agent; browser: Browser }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const browser = new Browser(agent);
  await browser.call('GET', `${url}/api/checkout`);
  return { agent, browser };
}

/** All of them press at the same moment; the clock runs from that moment to the end of each answer. */
async function rush(url: string, { visitors, days, series }: Round): Promise<Answered[]> {
  const all = await Promise.all(Array.from({ length: visitors }, () => arrive(url)));
  const pressed = performance.now();
  const answers = await Promise.all(
    all.map(async ({ browser }, index) => {
      const body = preloadOf(orderNumber(series, index), days[index % days.length] ?? '');
      const { status, code } = await browser.ask('POST', `${url}/api/preload`, body);
      return { status, code, milliseconds: performance.now() - pressed };
    }),
  );
  for (const { agent } of all) agent.destroy();
  return answers;
}

/** The times of those who lost; throws unless each day went to exactly one and every other was told so. */
function losersOf(answers: readonly Answered[], { days }: Round): number[] {
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ code }) => code === 'DATE_TAKEN');
  if (won.length !== days.length || won.length + lost.length !== answers.length) {
    const told = [...new Set(answers.map(({ status, code }) => `${status} ${code}`))].join(', ');
    throw new Error(`${won.length} of ${answers.length} visitors won ${days.length} days; the answers were ${told}`);
  }
  return lost.map(({ milliseconds }) => milliseconds);
}

/** Many visitors after few dates over HTTP: who loses must know soon, and every date must be sold once. */
export async function measureRush({ url, pool }: Site): Promise<void> {
  const days = await openDays(url);
  let series = 0;
  const roundsOf = (visitors: number, dates: number, times: number): Round[] =>
    Array.from({ length: times }, () => ({ visitors, days: days.slice(0, dates), series: series++ }));
  const clear = () => pool.query('delete from day_claims; delete from calendar_holds; delete from booking_contexts');

  for (const round of roundsOf(200, 1, warmUps)) await rush(url, round).then(clear);
  for (const [visitors, dates] of [
    [500, 1],
    [200, 100],
  ] as const) {
    const losers: number[][] = [];
    for (const round of roundsOf(visitors, dates, rounds)) {
      losers.push(losersOf(await rush(url, round), round));
      await clear();
    }
    const name = `rush-${visitors}-after-${dates}-losers`;
    figure(`${name}-p50`, median(losers.map((times) => percentile(times, 0.5))), 'ms');
    figure(`${name}-p99`, median(losers.map((times) => percentile(times, 0.99))), 'ms');
  }
}
