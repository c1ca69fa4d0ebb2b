import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatTime, timeOf } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** `8:00 AM, 9:30 AM`; `8 h, 9 h 30`. */
export const timesText = (times: readonly AppointmentTime[], language: Language): string =>
  times.map((time) => formatTime(time, language)).join(', ');

const form = /^(\d{1,2})(?:\s*[:h]\s*(\d{2})?)?\s*(?:(a|p)\.?\s?m\.?)?$/i;

/** Minutes after midnight of `9`, `9:30`, `9 h 30`, `13 h` or `1:30 PM`; null if it is none. */
function minutesTyped(text: string): number | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  return (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minute;
}

const clock = (minutes: number) => timeOf({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

/** The typed times, in order; null if one of them cannot be read. */
export function timesTyped(text: string): AppointmentTime[] | null {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const minutes = parts.map(minutesTyped);
  const read = minutes.filter((minute) => minute !== null);
  return read.length < minutes.length ? null : read.toSorted((a, b) => a - b).map(clock);
}
