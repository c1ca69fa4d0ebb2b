import type { MailService } from '../port.ts';
import { Connection, type Timeouts } from './connection.ts';
import { letterOf } from './mime-message.ts';
import { serverAddress } from './server-address.ts';

export type SmtpSettings = { url: string; timeouts?: Timeouts };

const defaultTimeouts: Timeouts = { connectMs: 10_000, silenceMs: 60_000, wholeMs: 120_000 };

/** How long a connection waits for the next message of an evening. */
const idleMs = 500;

/**
 * Hands mails to a server over SMTP. After one, the connection stays open briefly for the next, which saves the greeting,
 * TLS and the password. Never throws because of the server, and never retries what was offered to one:
 * every failure is a result that says whether the message may have been accepted.
 */
export function smtpMail({ url, timeouts = defaultTimeouts }: SmtpSettings): MailService {
  const server = serverAddress(url);
  const open = new Set<Connection>();
  const idle = new Map<Connection, NodeJS.Timeout>();
  let isClosed = false;

  const opened = (): Connection => {
    const connection = new Connection(server, timeouts, () => {
      open.delete(connection);
      take(connection);
    });
    open.add(connection);
    return connection;
  };
  const take = (connection: Connection): Connection => {
    clearTimeout(idle.get(connection));
    idle.delete(connection);
    return connection;
  };
  const leave = (connection: Connection) => take(connection).quit();
  const newestIdle = () => [...idle.keys()].at(-1);

  return {
    async send(mail) {
      const letter = letterOf(mail);
      if (letter === null) return { state: 'refused', detail: 'not an e-mail address', problem: 'address' };
      for (;;) {
        const kept = newestIdle();
        const connection = kept ? take(kept) : opened();
        const result = await connection.send(letter);
        if (result === 'gone' && isClosed) return { state: 'refused-for-now', detail: 'the connection was closed' };
        if (result === 'gone') continue;
        if (connection.takesMore) idle.set(connection, setTimeout(leave, idleMs, connection));
        else if (result.state === 'accepted') connection.quit();
        return result;
      }
    },
    async close() {
      isClosed = true;
      for (const connection of open) connection.close();
    },
  };
}
