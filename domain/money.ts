/** Whole cents of Canadian dollars. Money never passes through a float. */
export type Cents = number & { readonly unit: 'CAD cent' };

/** Brands a whole, safe number of cents. Throws on anything else: that is a bug, not an input. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Sum of amounts; the empty sum is 0. */
export function sum(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

/** Wire form: dollars as text with two decimals and a point, e.g. `"1264.73"`. */
export function toDecimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads the wire form; null when the text is not dollars with exactly two decimals. At most 7 digits of dollars. */
export function parseDecimal(text: string): Cents | null {
  const match = /^(\d{1,7})\.(\d{2})$/.exec(text);
  return match ? cents(Number(match[1]) * 100 + Number(match[2])) : null;
}

/** Dollars as a JSON number, exact to the cent for display calls that promise a number. */
export function toDollars(amount: Cents): number {
  return Number(toDecimal(amount));
}

/** Reads dollars received as a number, from those calls and accounting: the nearest cent. */
export const fromDollars = (dollars: number): Cents => cents(Math.round(dollars * 100));
