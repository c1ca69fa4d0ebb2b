import type { Kind, SandboxBooks, StoredRecord } from '#sandbox/accounting/store.ts';

/** The records of one kind by their serial, in the order in which they came, and where to look one up. */
class Table<K extends Kind> {
  readonly records = new Map<number, StoredRecord<K>>();
  readonly #ofKey = new Map<string, Set<number>>();
  readonly #ofUnique = new Map<string, number>();

  put(record: StoredRecord<K>): void {
    const { serial, key, uniqueValue } = record;
    const before = this.records.get(serial)?.key;
    if (before !== undefined && before !== key) this.#ofKey.get(before)?.delete(serial);
    this.records.set(serial, record);
    this.#ofKey.set(key, (this.#ofKey.get(key) ?? new Set()).add(serial));
    if (uniqueValue !== null) this.#ofUnique.set(uniqueValue, serial);
  }

  find(key: string): StoredRecord<K>[] {
    const serials = [...(this.#ofKey.get(key) ?? [])].toSorted((a, b) => a - b);
    return serials.flatMap((serial) => this.records.get(serial) ?? []);
  }

  findUnique(value: string): StoredRecord<K> | null {
    const serial = this.#ofUnique.get(value);
    return serial === undefined ? null : (this.records.get(serial) ?? null);
  }
}

/** Books that end with the process; for tests and measurements. */
export function memoryAccountingBooks(): SandboxBooks {
  const tables: { [K in Kind]: Table<K> } = {
    token: new Table(),
    appointment: new Table(),
    contact: new Table(),
    invoice: new Table(),
    payment: new Table(),
    'credit-note': new Table(),
    'credit-refund': new Table(),
  };
  const table = <K extends Kind>(kind: K): Table<K> => tables[kind];
  let last = 0;
  return {
    async add(record) {
      const { kind, uniqueValue } = record;
      if (uniqueValue !== null && table(kind).findUnique(uniqueValue)) return null;
      const stored = { ...record, serial: ++last };
      table(kind).put(stored);
      return stored;
    },
    async find(kind, key) {
      return key === undefined ? [...table(kind).records.values()] : table(kind).find(key);
    },
    async get(kind, serial) {
      return table(kind).records.get(serial) ?? null;
    },
    async findUnique(kind, uniqueValue) {
      return table(kind).findUnique(uniqueValue);
    },
    async update({ kind, serial, key, data }) {
      const record = table(kind).records.get(serial);
      if (record) table(kind).put({ ...record, key, data });
    },
  };
}
