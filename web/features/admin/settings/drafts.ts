import { atom } from 'nanostores';
import type { SettingKey } from '#domain/settings/settings.ts';
import { useStore } from '#web/state/use-store.ts';

/** What was typed into a form and not saved yet, and the value that its writer had before their eyes. */
export type Draft = { texts: Readonly<Record<string, string>>; seen: unknown };

const nothing: ReadonlyMap<string, Draft> = new Map();

/** Drafts outlive their page, for as long as the browser's tab does: by the operator, so that nobody gets another's. */
const drafts = atom(nothing);

const useDrafts = () => useStore(drafts, nothing);

const nameOf = (owner: string, key: SettingKey): string => `${owner} ${key}`;

/** The draft of one form; setting null forgets it. */
export function useDraft(owner: string, key: SettingKey) {
  const name = nameOf(owner, key);
  const draft = useDrafts().get(name) ?? null;
  const keep = (next: Draft | null) => {
    const others = [...drafts.get()].filter(([other]) => other !== name);
    drafts.set(new Map(next === null ? others : [...others, [name, next]]));
  };
  return [draft, keep] as const;
}

const isOf = (owner: string) => (name: string) => name.startsWith(`${owner} `);

/** Whether anything of this operator waits to be saved. */
export const useUnsaved = (owner: string): boolean => [...useDrafts().keys()].some(isOf(owner));

export function forgetDrafts(owner: string): void {
  drafts.set(new Map([...drafts.get()].filter(([name]) => !isOf(owner)(name))));
}
