import type { Kind, SandboxBooks, StoredRecord } from './store.ts';

/** The records of one kind by their serial, in the order in which they came, and where to look one up. */
class Shelf<K extends Kind> {
  readonly records = new Map<number, StoredRecord<K>>();
  readonly #ofKey = new Map<string, Set<number>>();
  readonly #ofUnique = new Map<string, number>();

  set(record: StoredRecord<K>): void {
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
    return this.records.get(this.#ofUnique.get(value) ?? 0) ?? null;
  }
}

/** Books that end with the process; for tests and measurements. */
export function memoryAccountingBooks(): SandboxBooks {
  const shelves: { [K in Kind]: Shelf<K> } = {
    token: new Shelf(),
    appointment: new Shelf(),
    contact: new Shelf(),
    invoice: new Shelf(),
    payment: new Shelf(),
    'credit-note': new Shelf(),
    'credit-refund': new Shelf(),
  };
  const shelf = <K extends Kind>(kind: K): Shelf<K> => shelves[kind];
  let last = 0;
  return {
    async add(record) {
      const { kind, uniqueValue } = record;
      if (uniqueValue !== null && shelf(kind).findUnique(uniqueValue)) return null;
      const stored = { ...record, serial: ++last };
      shelf(kind).set(stored);
      return stored;
    },
    async find(kind, key) {
      return key === undefined ? [...shelf(kind).records.values()] : shelf(kind).find(key);
    },
    async get(kind, serial) {
      return shelf(kind).records.get(serial) ?? null;
    },
    async findUnique(kind, uniqueValue) {
      return shelf(kind).findUnique(uniqueValue);
    },
    async update({ kind, serial, key, data }) {
      const record = shelf(kind).records.get(serial);
      if (record) shelf(kind).set({ ...record, key, data });
    },
  };
}
