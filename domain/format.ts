import { type IsoDate, parseDay, weekdayOf } from './calendar/day.ts';
import { type AppointmentTime, minutesOf } from './calendar/schedule.ts';
import { wallTime } from './calendar/zone.ts';
import type { Bilingual, Language } from './language.ts';
import { type Cents, toDecimal } from './money.ts';

/** The no-break space that French puts between a number and its unit, and between a day and its month. */
export const nbsp = '\u00a0';

const weekdays: Bilingual<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
};
const months: Bilingual<readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const shortMonths: Bilingual<readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
};
const shortWeekdays: Bilingual<readonly string[]> = {
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  fr: 'dim. lun. mar. mer. jeu. ven. sam.'.split(' '),
};

export const weekdayName = (weekday: number, language: Language, style: 'long' | 'short' = 'long'): string =>
  (style === 'long' ? weekdays : shortWeekdays)[language][weekday] ?? '';

/** `October 2025`, `octobre 2025`. Months count from 1. */
export const formatMonth = (year: number, month: number, language: Language): string =>
  `${months[language][month - 1] ?? ''} ${year}`;

const dayInFrench = (day: number, month: string): string => `${day === 1 ? '1er' : day}${nbsp}${month}`;

/** `Thursday, October 23, 2025`; `jeudi 1er avril 2027`. */
export function formatLongDate(date: IsoDate, language: Language): string {
  const parts = parseDay(date);
  if (!parts) return date;
  const weekday = weekdayName(weekdayOf(date), language);
  const month = months[language][parts.month - 1] ?? '';
  if (language === 'en') return `${weekday}, ${month} ${parts.day}, ${parts.year}`;
  return `${weekday} ${dayInFrench(parts.day, month)} ${parts.year}`;
}

/** The same without its weekday: `October 23, 2025`; `1er avril 2027`. */
export const formatDate = (date: IsoDate, language: Language): string =>
  formatLongDate(date, language).replace(/^\p{L}+,? /u, '');

/** The long one without its year: `Thursday, October 23`; `jeudi 1er avril`. */
export const formatDay = (date: IsoDate, language: Language): string =>
  formatLongDate(date, language).replace(/,? \d{4}$/, '');

/** `Thu, Oct 23`; `jeu. 23 oct.` */
export function formatShortDate(date: IsoDate, language: Language): string {
  const parts = parseDay(date);
  if (!parts) return date;
  const weekday = weekdayName(weekdayOf(date), language, 'short');
  const month = shortMonths[language][parts.month - 1] ?? '';
  return language === 'en' ? `${weekday}, ${month} ${parts.day}` : `${weekday} ${dayInFrench(parts.day, month)}`;
}

/** `9:00 AM`; `9 h`, `9 h 30` with no-break spaces. */
export function formatTime(time: AppointmentTime, language: Language): string {
  if (language === 'en') return time;
  const minutes = minutesOf(time);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${nbsp}h${rest === 0 ? '' : `${nbsp}${String(rest).padStart(2, '0')}`}`;
}

/** An hour as it is stored: `9:05 AM`. */
export const timeOf = ({ hour, minute }: { hour: number; minute: number }): AppointmentTime =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}` as AppointmentTime;

/** An instant in a time zone: `Thursday, October 23, 2025, 9:00 AM`; `jeudi 1er avril 2027, 9 h`. */
export function formatMoment(instant: Date, timeZone: string, language: Language): string {
  const wall = wallTime(instant, timeZone);
  return `${formatLongDate(wall.date, language)}, ${formatTime(timeOf(wall), language)}`;
}

/** `$1,264.73`; `1 264,73 $` with no-break spaces. */
export function formatMoney(amount: Cents, language: Language): string {
  const [whole = '', decimals = ''] = toDecimal(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : nbsp);
  return language === 'en' ? `$${grouped}.${decimals}` : `${grouped},${decimals}${nbsp}$`;
}

/** The same without cents where there are none: `$1,450`; `1 450 $`. */
export const formatPrice = (amount: Cents, language: Language): string =>
  formatMoney(amount, language).replace(/[.,]00(?=\D|$)/, '');

/**
 * A ten-digit number in the language's form: `514-555-0142`; `514 555-0142`. Anything else is left as typed. An extension follows:
 * `ext. 12`; `poste 12`.
 */
export function formatPhone(phone: string, language: Language, extension?: string | null): string {
  const number = formatNumber(phone, language);
  if (!extension) return number;
  return language === 'en' ? `${number} ext.${nbsp}${extension}` : `${number}, poste${nbsp}${extension}`;
}

function formatNumber(phone: string, language: Language): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return phone;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return language === 'en' ? `${area}-${exchange}-${line}` : `${area}${nbsp}${exchange}-${line}`;
}
