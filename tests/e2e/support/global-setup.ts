import { givenServer, startTestDatabase } from '#tests/database.ts';

/** One database server for all journeys; its address goes to the workers by the environment. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (givenServer()) return undefined;
  const { server, stop } = await startTestDatabase();
  process.env.TEST_DATABASE_SERVER = JSON.stringify(server);
  return stop;
}
