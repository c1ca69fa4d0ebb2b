import { atom } from 'nanostores';
import type { SettingKey } from '#domain/settings/settings.ts';
import { useStore } from '#web/state/use-store.ts';

/** What was typed into a form and not saved yet, and the value its writer was looking at. */
export type Draft = { texts: Readonly<Record<string, string>>; seen: unknown };

const nothing: ReadonlyMap<string, Draft> = new Map();

/** Drafts outlive their page, until the browser tab closes: per operator, so that nobody gets another's. */
const drafts = atom(nothing);

const useDrafts = () => useStore(drafts, nothing);

const nameOf = (owner: string, key: SettingKey): string => `${owner} ${key}`;

/** The draft of one form; setting null forgets it. */
export function useDraft(owner: string, key: SettingKey) {
  const draft = useDrafts().get(nameOf(owner, key)) ?? null;
  return [draft, (next: Draft | null) => keepDraft(owner, key, next)] as const;
}

export const draftOf = (owner: string, key: SettingKey): Draft | null => drafts.get().get(nameOf(owner, key)) ?? null;

export function keepDraft(owner: string, key: SettingKey, next: Draft | null): void {
  const name = nameOf(owner, key);
  const others = [...drafts.get()].filter(([other]) => other !== name);
  drafts.set(new Map(next === null ? others : [...others, [name, next]]));
}

const isOf = (owner: string) => (name: string) => name.startsWith(`${owner} `);

/** Whether this operator has anything unsaved. */
export const useUnsaved = (owner: string): boolean => hasUnsaved(owner, useDrafts());

export const hasUnsaved = (owner: string, kept: ReadonlyMap<string, Draft> = drafts.get()): boolean =>
  [...kept.keys()].some(isOf(owner));

export function forgetDrafts(owner: string): void {
  drafts.set(new Map([...drafts.get()].filter(([name]) => !isOf(owner)(name))));
}
