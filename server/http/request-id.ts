import { randomFillSync } from 'node:crypto';
import type { Language } from '#domain/language.ts';

/** Without letters that sound or look like others: it is read out on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const reserve = new Uint8Array(4096);
let taken = reserve.length;

/** Random bytes from a buffer: a system call per request would cost more than the id itself. */
function fromReserve(size: number): Uint8Array {
  if (taken + size > reserve.length) {
    randomFillSync(reserve);
    taken = 0;
  }
  taken += size;
  return reserve.subarray(taken - size, taken);
}

/** Names a request in its answer, in the log, and by a customer on the telephone: `K7QF-2M9X`. */
export function newRequestId(random: (size: number) => Uint8Array = fromReserve): string {
  let name = '';
  for (const byte of random(8)) name += letters[byte % letters.length];
  return `${name.slice(0, 4)}-${name.slice(4)}`;
}

const reference = {
  en: (id: string) => `(Reference: ${id})`,
  fr: (id: string) => `(Référence\u00a0: ${id})`,
};

/** The message for an internal error, with the id to find it by. */
export const withReference = (text: string, id: string, language: Language): string =>
  `${text} ${reference[language](id)}`;
