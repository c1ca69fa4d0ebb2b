import pLimit from 'p-limit';
import { schedule } from '#business/schedule.ts';
import { openTimes } from '#domain/calendar/availability.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { isRefusal } from '#domain/refusal.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { startServer } from '#server/start.ts';
import { longestSeason } from '#tests/builders/season.ts';
import type { TestDatabase } from '#tests/database.ts';
import { type Chance, chanceFrom } from './chance.ts';

type RushOptions = {
  /** An empty, migrated database. */
  source: TestDatabase['source'];
  days: number;
  tries: number;
  atOnce: number;
  seed: number;
  /** Nothing in the database keeps a day from being sold twice: to see that the rush would notice. */
  withoutKey?: boolean;
};

type RushResult = { figures: Record<string, number>; broken: string[] };

// In spring, so that a hundred days lie ahead.
const today = '2025-04-07';
const opensAt = `${today}T14:00:00Z`;
const season = longestSeason(today);
const amount = '2086.80';

/** Copies of the program that share the database, each with its own queue of visitors and connections. */
const copies = 2;

async function openCopy(source: RushOptions['source']) {
  const reading = readConfig({
    PORT: '0',
    CLOCK_START: opensAt,
    APP_SECRET: 'a secret of at least thirty-two characters',
    RATE_LIMIT: 'off',
  });
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  const pool = connect(source, { max: 10 });
  const server = await startServer(reading.settings, { pool, silent: true, jobs: false });
  const close = async () => {
    await server.close();
    await pool.end();
  };
  return { deps: server.deps, pool, close };
}

/** Many more visitors than days, all at the card form at once: each day is to be sold once, and none left over. */
export async function rushForDays(options: RushOptions): Promise<RushResult> {
  const programs = await Promise.all(Array.from({ length: copies }, () => openCopy(options.source)));
  const [first] = programs;
  if (!first) throw new Error('no program');
  try {
    await writeSetting(first.deps.db, 'closesOn', season.closesOn);
    for (const { deps } of programs) deps.calendar.rules.forget();
    const days = openDays(options.days);
    if (options.withoutKey) await first.pool.query(withoutKey(days[0] ?? today));
    const { sold, others, figures } = await play(programs, days, options);
    const { rows } = await first.pool.query<{ date: string; count: number }>(
      'select service_date::text as date, count(*)::int as count from day_claims group by 1',
    );
    const claims = new Map(rows.map(({ date, count }) => [date, count]));
    const broken = days.flatMap((day) => {
      const [tickets, claimed] = [sold.get(day) ?? 0, claims.get(day) ?? 0];
      return tickets === 1 && claimed === 1 ? [] : [`${day}: ${tickets} tickets, ${claimed} claims`];
    });
    const oversold = days.filter((day) => (sold.get(day) ?? 0) > 1).length;
    const unsold = days.filter((day) => !sold.has(day)).length;
    for (const [answer, count] of others) broken.push(`${count} times ${answer}`);
    return { figures: { ...figures, oversold, unsold }, broken };
  } finally {
    await Promise.all(programs.map(({ close }) => close()));
  }
}

/** Drops the key, and holds whoever claims the day until somebody else does, so that the race does not depend on luck. */
const withoutKey = (day: IsoDate) => `
  alter table day_claims drop constraint day_claims_service_date_crew_pk;
  create function wait_for_another_claim() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(1, 1);
      for tries in 1..300 loop
        exit when exists (select from day_claims where service_date = new.service_date)
          or (select count(*) > 1 from pg_locks where (locktype, classid, objid, objsubid) = ('advisory', 1, 1, 2));
        perform pg_sleep(0.01);
      end loop;
      return new;
    end
  $$;
  create trigger wait_for_another_claim before insert on day_claims
    for each row when (new.service_date = '${day}') execute function wait_for_another_claim()`;

function openDays(wanted: number): IsoDate[] {
  const view = { now: new Date(opensAt), schedule, ...season, blocks: [] };
  const open = daysBetween(addDays(today, 2), season.closesOn).filter((day) =>
    openTimes(day, view).includes('9:00 AM'),
  );
  if (open.length < wanted) throw new Error(`only ${open.length} days are open`);
  return open.slice(0, wanted);
}

type Copy = Awaited<ReturnType<typeof openCopy>>;

async function play(programs: readonly Copy[], days: readonly IsoDate[], { tries, atOnce, seed }: RushOptions) {
  const wanted = shuffled(
    Array.from({ length: tries }, (_, n) => days[n % days.length] ?? today),
    chanceFrom(seed),
  );
  const sold = new Map<IsoDate, number>();
  const others = new Map<string, number>();
  let refused = 0;
  let longest = 0;
  const limit = pLimit(atOnce);
  const began = performance.now();
  const visit = async (appointmentDate: IsoDate, n: number) => {
    const copy = programs[n % programs.length];
    if (!copy) throw new Error('no program');
    const asked = performance.now();
    const answer = await preload(copy.deps, visitor(n), {
      orderNo: `HC-${today.replaceAll('-', '')}-${String(n).padStart(6, '0')}`,
      amount,
      booking: { ...booking, appointmentDate },
    });
    longest = Math.max(longest, performance.now() - asked);
    if (!isRefusal(answer)) sold.set(appointmentDate, (sold.get(appointmentDate) ?? 0) + 1);
    else if (answer.refused === 'DATE_TAKEN') refused += 1;
    else others.set(answer.refused, (others.get(answer.refused) ?? 0) + 1);
  };
  await Promise.all(wanted.map((day, n) => limit(visit, day, n)));
  const seconds = (performance.now() - began) / 1000;
  const tickets = [...sold.values()].reduce((sum, count) => sum + count, 0);
  const figures = { tries, days: days.length, at_once: atOnce, tickets, refused, seconds, longest_ms: longest };
  return { sold, others, figures: { ...figures, tries_a_second: tries / seconds } };
}

const visitor = (n: number) => ({
  hash: `visitor-${n}`,
  addressHash: 'address',
  networks: [],
  ip: '127.0.0.1',
  userAgent: 'rush',
  language: 'en' as const,
});

/** Full Preservation of a little storefront, Layout 1. */
const booking = {
  postalCode: 'H2Y1C6',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  termsAccepted: true,
} as const;

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((value) => ({ value, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
