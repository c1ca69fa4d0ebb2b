import type pg from 'pg';
import { Batch, type Entry } from './batch.ts';

/**
 * PostgreSQL's warning when a commit waiting for its standby is cancelled, after which it reports success:
 * if the primary is lost now, so is the commit.
 */
const unreplicated = /^canceling wait for synchronous replication/;

/** A commit whose durability is unknown (SQLSTATE 08007, transaction resolution unknown). */
class UnreplicatedError extends Error {
  override name = 'UnreplicatedError';
  readonly code = '08007';
}

type Client = Pick<pg.PoolClient, 'query' | 'on' | 'off'>;
type Waiting = Entry & { answer: Promise<pg.QueryResult> };

/**
 * The statements of one transaction. Those issued in one turn of the event loop, as by `Promise.all`, leave in
 * one write, BEGIN with the first of them. Before a write is answered nothing else is sent; once the transaction has
 * ended nothing is sent any more, so that a late statement never runs in the next transaction of the connection.
 */
export class Pipeline {
  readonly #client: Client;
  readonly #begun: Promise<unknown>;
  #notBegun: Error | null = null;
  #waiting: Waiting[] = [];
  #sent = false;
  #isSending = false;
  #ended = false;
  #notice: string | null = null;

  constructor(client: Client, begin: string) {
    this.#client = client;
    client.on('notice', this.#hear);
    this.#begun = this.#ask({ name: begin, text: begin });
    this.#begun.catch((error: Error) => {
      this.#notBegun = error;
    });
  }

  /** The way drizzle calls a `pg` client. */
  query = (statement: pg.QueryConfig<unknown[]>, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (this.#ended) return Promise.reject(new Error('the transaction has ended'));
    const answer = this.#ask({ ...statement, values });
    // After this turn's promises, all of which may still issue statements.
    process.nextTick(() => this.#send());
    return answer;
  };

  /** Commits, or throws: also when PostgreSQL answers COMMIT with ROLLBACK because a statement failed. */
  async commit(): Promise<void> {
    this.#ended = true;
    const isEmpty = !this.#sent && this.#waiting.length === 1; // not even BEGIN was sent
    if (!isEmpty && (await this.#end('commit')).command !== 'COMMIT')
      throw new Error('the transaction was rolled back instead of committed');
    if (this.#notice !== null) throw new UnreplicatedError(this.#notice);
  }

  /** Rolls back. False if that is not certain: the connection must then be closed. */
  async rollback(): Promise<boolean> {
    this.#ended = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the transaction was rolled back before'));
    if (!this.#sent) return true;
    return this.#begun
      .then(() => this.#end('rollback'))
      .then(
        () => true,
        () => false,
      );
  }

  /** From now on the connection belongs to another caller. */
  close(): void {
    this.#client.off('notice', this.#hear);
  }

  #hear = ({ message = '' }: { message?: string | undefined }): void => {
    if (unreplicated.test(message)) this.#notice = message;
  };

  #end(text: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const answer = this.#ask({ name: text, text });
    this.#send();
    return answer;
  }

  #ask(statement: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult> {
    const { promise: answer, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    this.#waiting.push({ statement, resolve, reject, answer });
    return answer;
  }

  #send(): void {
    if (this.#isSending || this.#waiting.length === 0) return;
    const entries = this.#waiting.splice(0);
    if (this.#notBegun) {
      for (const { reject } of entries) reject(this.#notBegun);
      return;
    }
    this.#sent = true;
    this.#isSending = true;
    this.#client.query(new Batch(entries));
    void Promise.allSettled(entries.map(({ answer }) => answer)).then(() => {
      this.#isSending = false;
      this.#send();
    });
  }
}
