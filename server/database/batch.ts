import pg from 'pg';

/** A statement and its pending promise. */
export type Entry = {
  statement: pg.QueryConfig<unknown[]>;
  resolve(result: pg.QueryResult): void;
  reject(error: Error): void;
};

/** How `pg` passes a query its result, and what it knows about a connection's named statements; missing from its types. */
type Query = pg.Query & {
  name: string | undefined;
  text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
};
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** It did not run, because a statement before it in the same write failed. */
export class NotRunError extends Error {
  override name = 'NotRunError';
  constructor(cause: Error) {
    super('not run: an earlier statement of the same write failed', { cause });
  }
}

/**
 * Statements that leave in one write and are answered in their order. They share one Sync, unlike those of `pg`'s own
 * pipeline: after an error the server runs none of those behind it, so what follows a failed BEGIN never runs on its own.
 */
export class Batch implements pg.Submittable {
  readonly entries: readonly Entry[];
  /** Called at the end; the client puts its time limit around it. */
  callback: ((error: Error | null) => void) | undefined;
  readonly #queries: readonly Query[];
  #answered = 0;
  #failure: Error | null = null;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#queries = entries.map(({ statement, resolve, reject }) => {
      const config = { ...statement, queryMode: 'extended' };
      return new pg.Query(config, (error: Error | null | undefined, result: object) => {
        if (error) reject(error);
        else resolve(result as pg.QueryResult);
        this.#failure ??= error ?? null;
      }) as Query;
    });
  }

  get #current(): Query | undefined {
    return this.#queries[this.#answered];
  }

  /** The name of the statement being answered: the client records it as parsed by the server. */
  get name(): string | undefined {
    return this.#current?.name;
  }

  get text(): string | undefined {
    return this.#current?.text;
  }

  submit = (connection: pg.Connection): null => {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value() {} } });
    connection.stream.cork();
    try {
      for (const [index, query] of this.#queries.entries()) {
        const refused: unknown = query.submit(withoutSync);
        if (refused instanceof Error) query.handleError(refused, connection);
        // A value that cannot be sent: later statements stay here, earlier ones are answered.
        if (this.#failure) this.#giveUp(index + 1, this.#failure, connection);
        if (this.#failure) break;
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  };

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  handleEmptyQuery(): void {
    this.#answered += 1;
  }

  /** From the server, the connection or a timeout: statements answered before have run. */
  handleError(error: Error, connection: pg.Connection): void {
    const failed = this.#current;
    this.#resolveAnswered(connection);
    failed?.handleError(error, connection);
    this.#giveUp(this.#answered + 1, error, connection);
    this.callback?.(error);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#resolveAnswered(connection);
    this.callback?.(this.#failure);
  }

  #resolveAnswered(connection: pg.Connection): void {
    for (const query of this.#queries.slice(0, this.#answered)) query.handleReadyForQuery(connection);
  }

  #giveUp(from: number, cause: Error, connection: pg.Connection): void {
    const { submittedNamedStatements: submitted } = connection as Connection;
    for (const { name } of this.#queries.slice(from - 1)) if (name !== undefined) delete submitted[name]; // never parsed
    for (const { reject } of this.entries.slice(from)) reject(new NotRunError(cause));
  }
}
