import { useSyncExternalStore } from 'react';
import type { SettingKey } from '#domain/settings/settings.ts';

/** What was typed into a form and not saved yet, and the value that its writer had before their eyes. */
export type Draft = { texts: Readonly<Record<string, string>>; seen: unknown };

const nothing: ReadonlyMap<string, Draft> = new Map();

/** Drafts outlive their page, for as long as the browser's tab does: by the operator, so that nobody gets another's. */
let drafts = nothing;
const listeners = new Set<() => void>();

function replace(next: ReadonlyMap<string, Draft>): void {
  drafts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => drafts,
    () => nothing,
  );

const nameOf = (owner: string, key: SettingKey): string => `${owner} ${key}`;

/** The draft of one form; setting null forgets it. */
export function useDraft(owner: string, key: SettingKey) {
  const name = nameOf(owner, key);
  const draft = useDrafts().get(name) ?? null;
  const keep = (next: Draft | null) => {
    const others = [...drafts].filter(([other]) => other !== name);
    replace(new Map(next === null ? others : [...others, [name, next]]));
  };
  return [draft, keep] as const;
}

const isOf = (owner: string) => (name: string) => name.startsWith(`${owner} `);

/** Whether anything of this operator waits to be saved. */
export const useUnsaved = (owner: string): boolean => [...useDrafts().keys()].some(isOf(owner));

export function forgetDrafts(owner: string): void {
  replace(new Map([...drafts].filter(([name]) => !isOf(owner)(name))));
}
