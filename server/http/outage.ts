/**
 * Connection lost or refused, no resources (a full disk, too many connections), starting or stopping, system trouble, and
 * a statement that waited too long, as behind a migration.
 */
const outageStates = /^(08...|53...|55P03|57014|57P0.|58...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageWords = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error says that the database is out of reach, so that the same request may succeed a little later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageStates.test(code) || outageWords.test(error.message) || isOutage(error.cause);
}
