/** Days and hours of Montréal, counted here without the product's own calendar. */
export type Day = string;

/** Summer time ends on the first of November. */
const offset = (day: Day) => (day < '2026-11-01' ? '-04:00' : '-05:00');
export const at = (day: Day, time: string): Date => new Date(`${day}T${time}:00${offset(day)}`);
export const after = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});
export const dayOf = (instant: Date): Day => wall.format(instant).slice(0, 10);
export const minutes = (later: Date, earlier: Date): number => (later.getTime() - earlier.getTime()) / 60_000;

export function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = after(day, 1)) days.push(day);
  return days;
}
