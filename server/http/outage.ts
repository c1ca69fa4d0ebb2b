/**
 * Connection lost or refused, no resources (a full disk, too many connections), starting or stopping, system trouble, a
 * statement that waited too long, as behind a migration, and a server that is, or has become, a replica.
 */
const outageStates =
  /^(08...|25006|53...|55P03|57014|57P0.|58...|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageWords =
  /^(Client .* is not queryable|Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error says that the database is out of reach, so that the same request may succeed a little later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageStates.test(code) || outageWords.test(error.message) || isOutage(error.cause);
}
