import type { ComponentType } from 'react';
import type { NewVersion, Version } from '#contract/admin/business/versions.ts';
import type { Bilingual, InLanguage, Language } from '#domain/language.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import type { OperatorQuery } from '../resource/operator-query.ts';
import type { messages } from './messages.ts';

/** What was typed, read; or what is wrong with it, by place. */
export type Parsed<Value> = { value: Value } | { faults: ReadonlyMap<string, FieldMessageKey> };
/** What is wrong at a place, once one tried to continue. */
export type ErrorOf = (place: string) => string | undefined;
/** A difference in words, with its value before and after. */
export type Change = { place: string; what: string; before: string; after: string };

type Words = Record<
  | 'title'
  | 'subtitle'
  | 'failed'
  | 'form'
  | 'formLede'
  | 'confirmNow'
  | 'set'
  | 'done'
  | 'notDone'
  | 'conflict'
  | 'original'
  | 'use'
  | 'used'
  | 'withdrawTitle'
  | 'withdrawText'
  | 'withdrawn',
  Bilingual
>;
type FactMessages = typeof messages &
  Words &
  Record<'by' | 'againOf' | 'confirmTitle', Bilingual<(what: string) => string>>;

export type FactWords = InLanguage<FactMessages>;

/** A fact with versions, described once: its calls, its form, what differs, and how visitors will see it. */
export type VersionedFact<Read extends { versions: readonly Version[] }, Value, Typed> = {
  name: string;
  messages: FactMessages;
  query: OperatorQuery<Read>;
  valueOf: (version: Read['versions'][number]) => Value;
  set: (value: Value, version: NewVersion) => Promise<unknown>;
  withdraw: (id: number) => Promise<unknown>;
  toForm: (value: Value, language: Language) => Typed;
  parse: (typed: Typed) => Parsed<Value>;
  changes: (before: Value, after: Value, language: Language) => readonly Change[];
  Fields: ComponentType<{ typed: Typed; change: (typed: Typed) => void; errorOf: ErrorOf; read: Read }>;
  /** `value` is null while something in it is wrong; `startsOn` is empty for today. */
  Preview: ComponentType<{ value: Value | null; current: Value; startsOn: string; read: Read }>;
  /** What else setting it does, below what would change. */
  Effects?: ComponentType<{ before: Value; value: Value; startsOn: string; read: Read }>;
};

/** What was entered and not set yet. `seen` is the newest version its writer knew; null once they were shown a newer one. */
export type Draft<Typed> = { typed: Typed; startsOn: string; note: string; seen: number | null };
