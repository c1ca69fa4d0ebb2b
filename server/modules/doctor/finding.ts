import type { Language } from '#domain/language.ts';
import { words } from './words.ts';

type Words = (typeof words)['en'];
export type Code = keyof Words;
type Values<C extends Code> = Parameters<Words[C]>[0];

export const levels = ['ok', 'warn', 'fail'] as const;
export type Level = (typeof levels)[number];

/** What a check found; the text depends on the language. */
export type Finding = { name: string; level: Level; code: Code; values: object };

/** How a check reports a finding: its level, which sentence, and its values. */
export type Say = <C extends Code>(
  level: Level,
  code: C,
  ...values: Values<C> extends undefined ? [] : [Values<C>]
) => Finding;

export const sayFor =
  (name: string): Say =>
  (level, code, ...[values]) => ({ name, level, code, values: values ?? {} });

/** A finding as text; the remedy is null if nothing needs doing. */
export function told({ name, level, code, values }: Finding, language: Language) {
  const say = words[language][code] as (values: object) => readonly string[];
  const [finding = '', remedy = null] = say(values);
  return { name, level, finding, remedy };
}

/** `ok    clock: agrees with the database`. */
export function lineOf(finding: Finding): string {
  const { name, level, finding: found, remedy } = told(finding, 'en');
  return `${level.padEnd(4)}  ${name}: ${[found, remedy].filter(Boolean).join(' - ')}`;
}
