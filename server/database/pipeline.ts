import type pg from 'pg';
import { Batch, type Entry } from './batch.ts';

/**
 * What PostgreSQL notes when somebody cancels a commit that waits for its second machine, and then says that it is done:
 * if the first one is lost now, so is what was committed.
 */
const unreplicated = /^canceling wait for synchronous replication/;

/** A commit of which nobody knows whether it lasts (SQLSTATE 08007, transaction resolution unknown). */
class UnreplicatedError extends Error {
  override name = 'UnreplicatedError';
  readonly code = '08007';
}

type Client = Pick<pg.PoolClient, 'query' | 'on' | 'off'>;
type Waiting = Entry & { answer: Promise<pg.QueryResult> };

/**
 * The statements of one transaction. Those that are asked for in one turn of the event loop, as by `Promise.all`, leave in
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

  /** As drizzle asks a client of `pg`. */
  query = (statement: pg.QueryConfig<unknown[]>, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (this.#ended) return Promise.reject(new Error('the transaction has ended'));
    const answer = this.#ask({ ...statement, values });
    // After the promises of this turn, all of which may still ask for something.
    process.nextTick(() => this.#send());
    return answer;
  };

  /** Ends it for good, or throws: also where PostgreSQL answers COMMIT with ROLLBACK, because a statement had failed. */
  async commit(): Promise<void> {
    this.#ended = true;
    const isEmpty = !this.#sent && this.#waiting.length === 1; // not even BEGIN was sent
    if (!isEmpty && (await this.#end('commit')).command !== 'COMMIT')
      throw new Error('the transaction was rolled back instead of committed');
    if (this.#notice !== null) throw new UnreplicatedError(this.#notice);
  }

  /** Undoes it. False when that is not certain: the connection has to be closed then. */
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

  /** The connection is somebody else's from now on. */
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
