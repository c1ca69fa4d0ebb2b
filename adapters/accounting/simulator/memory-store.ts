import type { Kind, SandboxBooks, StoredRecord } from './store.ts';

/** Books that end with the process; for tests. */
export function memoryAccountingBooks(): SandboxBooks {
  const records: StoredRecord[] = [];
  const isOf =
    <K extends Kind>(kind: K) =>
    (record: StoredRecord): record is StoredRecord<K> =>
      record.kind === kind;
  return {
    async add(record) {
      const { kind, uniqueValue } = record;
      if (uniqueValue !== null && records.filter(isOf(kind)).some((one) => one.uniqueValue === uniqueValue))
        return null;
      const stored = { ...record, serial: records.length + 1 };
      records.push(stored);
      return stored;
    },
    async find(kind, key) {
      return records.filter(isOf(kind)).filter((one) => key === undefined || one.key === key);
    },
    async get(kind, serial) {
      return records.filter(isOf(kind)).find((one) => one.serial === serial) ?? null;
    },
    async findUnique(kind, uniqueValue) {
      return records.filter(isOf(kind)).find((one) => one.uniqueValue === uniqueValue) ?? null;
    },
    async update({ serial, key, data }) {
      const at = records.findIndex((one) => one.serial === serial);
      const record = records[at];
      if (record) records[at] = { ...record, key, data };
    },
  };
}
