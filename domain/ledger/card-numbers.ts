// Thirteen to nineteen digits, with or without separators, starting like a card number.
const likeCard = /(?<![A-Za-z0-9])(?=[2-6])\d(?:[ -]?\d){12,18}(?![A-Za-z0-9])/g;
const brands = /^(4|5[1-5]|2[2-7]|3[045678]|6011|64[4-9]|65|62)/;

// Gateway responses nest four levels deep; the limit keeps a hostile one from exhausting the stack.
const maxDepth = 16;

/** A copy in which every card number, keys included, is masked to its last four digits. */
export function withoutCardNumbers<T>(value: T): T;
export function withoutCardNumbers(value: unknown): unknown {
  return mask(value, 0);
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return isCard(String(value)) ? lastFour(String(value)) : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [maskText(key), mask(item, depth + 1)]));
}

const maskText = (text: string): string =>
  text.replaceAll(likeCard, (run) => (isCard(run.replaceAll(/\D/g, '')) ? lastFour(run) : run));

const lastFour = (digits: string): string => digits.replaceAll(/\D/g, '').slice(-4);

const isCard = (digits: string): boolean => /^\d{13,19}$/.test(digits) && brands.test(digits) && isLuhn(digits);

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
