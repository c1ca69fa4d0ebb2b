import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/language.ts';

/** Without letters that sound or look like others: it is read out on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a request in its answer, in the log, and by a customer on the telephone: `K7QF-2M9X`. */
export function newRequestId(random: (size: number) => Uint8Array = randomBytes): string {
  const name = Array.from(random(8), (byte) => letters[byte % letters.length]).join('');
  return `${name.slice(0, 4)}-${name.slice(4)}`;
}

const reference = {
  en: (id: string) => `(Reference: ${id})`,
  fr: (id: string) => `(Référence\u00a0: ${id})`,
};

/** What is said of a failure that is ours, with the name by which we find it. */
export const withReference = (text: string, id: string, language: Language): string =>
  `${text} ${reference[language](id)}`;
