import { wallTime } from '#domain/calendar/zone.ts';

type Format = { prefix: string; timeZone: string };

/** `HC-20261121-101500` in business time (decisions, section 2). It is guessable, so it must never authorize anything. */
export function orderNumberAt(instant: Date, prefix: string, timeZone: string): string {
  const { date, hour, minute, second } = wallTime(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${prefix}-${date.replaceAll('-', '')}-${two(hour)}${two(minute)}${two(second)}`;
}

/**
 * The first number at or after an instant that is not `taken`. When the clocks go back, an hour gives the same numbers twice,
 * so the search continues by seconds.
 */
export function nextOrderNumber(from: Date, format: Format, taken: (orderNo: string) => boolean): string {
  for (let at = from.getTime(); ; at += 1000) {
    const orderNo = orderNumberAt(new Date(at), format.prefix, format.timeZone);
    if (!taken(orderNo)) return orderNo;
  }
}
