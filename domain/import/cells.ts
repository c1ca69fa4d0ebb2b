import { type AppointmentTime, appointmentInstant, isTime } from '#domain/calendar/schedule.ts';
import { isTestLayout, type Layout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, isBookableSize } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { type Cents, parseDecimal } from '#domain/money.ts';
import type { CoatingType, Service, Services } from '#domain/pricing/service.ts';
import { plainWord } from '../plain-word.ts';
import { readDay } from './day.ts';

export type ImportStatus = 'active' | 'completed' | 'cancelled' | 'no-show';

// Each reads a cell in either language; null when its content is unknown.

const words = <T extends string>(table: Record<T, readonly string[]>) => {
  const values = new Map(
    Object.entries<readonly string[]>(table).flatMap(([value, names]) => names.map((name) => [name, value as T])),
  );
  return (cell: string): T | null => values.get(plainWord(cell)) ?? null;
};

export const readLanguage = words<Language>({
  en: ['en', 'english', 'anglais'],
  fr: ['fr', 'french', 'francais'],
});

/** By its key, its name or its badge in either language, or another spelling. */
export function readService(cell: string, services: Services): CoatingType | null {
  const typed = plainWord(cell);
  const isMeant = ({ key, name, badge, spellings }: Service) =>
    [key, ...Object.values(name), ...Object.values(badge), ...spellings].some((word) => plainWord(word) === typed);
  return services.find(isMeant)?.key ?? null;
}

const sizeWords = words<BookableSize>({
  'little-storefront': ['little', 'petite', 'littlestorefront', 'petitevitrine'],
  'mid-storefront': ['mid', 'moyenne', 'midstorefront', 'vitrinemoyenne'],
  'grand-storefront': ['grand', 'grande', 'grandstorefront', 'grandevitrine'],
});
export const readSize = (cell: string): BookableSize | null => (isBookableSize(cell) ? cell : sizeWords(cell));

export function readLayout(cell: string): Layout | null {
  const number = /\d+$/.exec(cell.trim())?.[0];
  const layout = layouts.find((one) => one === `layout${number}`);
  return layout === undefined || isTestLayout(layout) ? null : layout;
}

export const readStatus = words<ImportStatus>({
  active: ['active', 'envigueur'],
  completed: ['completed', 'done', 'effectuee', 'effectue'],
  cancelled: ['cancelled', 'canceled', 'annulee', 'annule'],
  'no-show': ['noshow', 'absent', 'absente'],
});

/** Reads `9:00 AM`, `09:00`, `09:00:00`, `9 h` and `13 h 30` as `9:00 AM` (or `1:30 PM`). */
export function readTime(cell: string): AppointmentTime | null {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:\s*[:h]\s*(?:(\d{2})(?::00(?:\.0+)?|\s*min)?)?)?\s*([ap])?\.?\s*m?\.?$/i.exec(clockOf(cell)) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const afternoon = half ? half.toLowerCase() === 'p' : hour >= 12;
  const time = `${hour % 12 || 12}:${minutes} ${afternoon ? 'PM' : 'AM'}`;
  return isTime(time) ? time : null;
}

/** Some spreadsheets write a time of day as an instant of the day on which their calendar begins. */
const clockOf = (cell: string): string => cell.trim().replace(/^(?:1899-12-3[01]|1900-01-0[01])[T ]/, '');

/** When a booking was made: a date (read as noon), a date with a local time, or an ISO 8601 instant. */
export function readBookedOn(cell: string, timeZone: string): Date | null {
  const [, written = '', clock, seconds = '', zone] =
    /^(.*?)(?:[T ](\d{1,2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(cell.trim()) ?? [];
  const day = readDay(written, timeZone);
  if (typeof day !== 'string') return null;
  if (zone !== undefined) return instantOf(`${day}T${clock}${seconds}${zone}`);
  const time = readTime(clock ?? '12:00');
  return time === null ? null : appointmentInstant(day, time, timeZone);
}

function instantOf(text: string): Date | null {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Dollars as people write them: `1815.00`, `1 815,5 $`, `$1,815.00`, `1.815,00`, `CAD 1815`, `1815`. */
export function readAmount(cell: string): Cents | null {
  const written = cell
    .replace(/[\s'’]|\p{Cf}/gu, '')
    .replace(/^(?:CAD?|C)?\$?(?:CAD)?(?=\d)/i, '')
    .replace(/(?<=[\d.,])\$?(?:CAD?)?\$?$/i, '');
  const bare = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(written)
    ? written.replaceAll(',', '')
    : /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(written)
      ? written.replaceAll('.', '')
      : written;
  const [, dollars, part = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return dollars === undefined ? null : parseDecimal(`${dollars}.${part.padEnd(2, '0')}`);
}
