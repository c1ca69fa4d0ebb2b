import { schedule } from '#business/schedule.ts';
import { daysBetween } from '#domain/calendar/day.ts';
import { openTimes } from '#domain/calendar/schedule.ts';
import { connect } from '#server/db/connect.ts';
import { databaseOver } from '#server/db/database.ts';
import { embeddedPostgres } from '#server/db/embedded.ts';
import { writeOperatorSetting } from '#server/db/queries/settings.ts';
import { measureBookings } from './bookings.ts';
import { figure, median } from './figures.ts';
import { measurePages } from './pages.ts';
import { freePort, startProgram, temporaryFolder } from './program.ts';
import { measureReads } from './reads.ts';

const { folder, remove } = temporaryFolder();
const port = await freePort();
const url = `http://localhost:${port}`;
const env = { PORT: String(port), DATA_DIR: folder, RATE_LIMIT: 'off', SANDBOX: '1', LOG_LEVEL: 'silent' };

// The first start makes the database; those after it are the warm ones.
await (await startProgram('npm', ['start', '--silent'], env)).stop();
const warm: number[] = [];
for (let round = 0; round < 3; round++) {
  const program = await startProgram('npm', ['start', '--silent'], env);
  warm.push(program.milliseconds / 1000);
  await program.stop();
}
figure('warm-start', median(warm), 'seconds');

const program = await startProgram('node', ['server/main.ts'], env);
const postgres = await embeddedPostgres(folder);
const pool = connect(postgres.connection, { max: 16 });
try {
  await measurePages(url);
  await measureReads(url);
  await writeOperatorSetting(databaseOver(pool), 'crewsPerDay', 60);
  const { today, closesOn } = await (await fetch(`${url}/api/booked-dates`)).json();
  const view = { now: new Date(), schedule, closesOn, blocks: [] };
  const days = daysBetween(today, closesOn).filter((day) => openTimes(day, view).includes('9:00 AM'));
  await measureBookings(url, pool, days);
} finally {
  await pool.end();
  await program.stop();
  await postgres.leave();
  remove();
}
