/** Nineteen digits, which do not fit into a number of JavaScript. */
const first = 4_600_000_000_000_000_000n;

export const idOf = (serial: number): string => String(first + BigInt(serial));

/** The serial of an id; 0, which nothing has, if invalid. */
export const serialOf = (id: string): number => (/^46\d{17}$/.test(id) ? Number(BigInt(id) - first) : 0);

/** `#AN-00014`. */
export const bookingIdOf = (serial: number): string => `#AN-${String(serial).padStart(5, '0')}`;

export const serialOfBooking = (id: string): number => Number(/^#AN-(\d+)$/.exec(id)?.[1] ?? 0);
