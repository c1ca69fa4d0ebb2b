import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { nbsp } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** `3 days`, `2 h`, `5 min`: the largest unit with at least two. */
export function span(ms: number, language: Language): string {
  if (ms >= 2 * dayMs) return `${Math.floor(ms / dayMs)}${nbsp}${language === 'en' ? 'days' : 'jours'}`;
  if (ms >= 2 * hourMs) return `${Math.floor(ms / hourMs)}${nbsp}h`;
  return `${Math.max(0, Math.floor(ms / minuteMs))}${nbsp}min`;
}

/** `1.2 GB`, `1,2 Go`. */
export function bytes(count: number, language: Language): string {
  const large = count >= 1e9;
  const number = (count / (large ? 1e9 : 1e6)).toFixed(large ? 1 : 0);
  if (language === 'en') return `${number}${nbsp}${large ? 'GB' : 'MB'}`;
  return `${number.replace('.', ',')}${nbsp}${large ? 'Go' : 'Mo'}`;
}
