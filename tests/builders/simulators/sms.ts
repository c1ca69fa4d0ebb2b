import type { StoredText, TextBooks } from '#sandbox/sms/store.ts';

/** Books that end with the process; for tests. */
export function memoryTextBooks(): TextBooks {
  const texts: StoredText[] = [];
  return {
    async add(text) {
      if (texts.some(({ sid }) => sid === text.sid)) throw new Error(`message ${text.sid} exists`);
      const stored = { ...text, serial: texts.length + 1 };
      texts.push(stored);
      return stored;
    },
    async list({ to, since, before, limit }) {
      return texts
        .filter((text) => to === undefined || text.to === to)
        .filter((text) => since === undefined || text.createdAt >= since)
        .filter((text) => before === undefined || text.serial < before)
        .reverse()
        .slice(0, limit);
    },
    async setStatus(sid, status) {
      const at = texts.findIndex((text) => text.sid === sid);
      const text = texts[at];
      if (text) texts[at] = { ...text, status };
    },
  };
}
