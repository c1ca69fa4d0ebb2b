import type { ReactNode } from 'react';
import type { Version } from '#contract/admin/business/versions.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { asOperator } from '../use-operator.ts';
import type { Draft } from './draft.ts';
import { VersionList, type VersionListWords } from './version-list.tsx';
import { versionOn } from './version-on.ts';

/** The props of a draft's form. */
export type DraftForm<V, T> = {
  /** The id of its heading, which gets the focus. */
  heading: string;
  draft: Draft<T>;
  /** Whether anything was entered. */
  isKept: boolean;
  change: (more: Partial<Draft<T>>) => void;
  drop: () => void;
  /** The version the draft would replace. */
  replaced: V;
  /** The newest version seen. */
  seen: number;
};

export type VersionsPanesProps<V, T> = Pick<DraftForm<V, T>, 'heading'> & {
  words: VersionListWords & { used: string; withdrawn: string };
  versions: readonly V[];
  draft: readonly [Draft<T> | null, (draft: Draft<T> | null) => void];
  /** What the fields show of a version. */
  toForm: (version: V) => T;
  withdraw: (id: number) => Promise<unknown>;
  readAgain: () => Promise<unknown>;
  form: (form: DraftForm<V, T>) => ReactNode;
};

/** The form beside all versions, which can be loaded back into it. What was typed is never lost. */
export function VersionsPanes<V extends Version, T>(props: VersionsPanesProps<V, T>) {
  const { words, versions, draft: kept, toForm, withdraw, readAgain, heading, form } = props;
  const [draft, keep] = kept;
  const current = versions.find(({ state }) => state === 'current') ?? versions.at(-1);
  const newest = versions[0]?.id ?? 0;
  if (!current) return null;
  const filled = (version: V): Draft<T> => ({
    typed: toForm(version),
    startsOn: draft?.startsOn ?? '',
    note: draft?.note ?? '',
    seen: newest,
  });
  const take = (version: V) => {
    keep(filled(version));
    toast({ title: words.used });
    document.getElementById(heading)?.focus();
  };
  const takeAway = async (id: number) => {
    try {
      await asOperator(() => withdraw(id));
      toast({ title: words.withdrawn });
    } finally {
      await readAgain();
    }
  };
  const shown = draft ?? filled(current);
  return (
    <div className="grid gap-5 min-[64rem]:grid-cols-[minmax(0,1fr)_19rem] min-[64rem]:items-start">
      {form({
        heading,
        draft: shown,
        isKept: draft !== null,
        change: (more) => keep({ ...shown, ...more }),
        drop: () => keep(null),
        // A later version replaces the one in effect by that day.
        replaced: (shown.startsOn && versionOn(versions, shown.startsOn)) || current,
        seen: shown.seen ?? newest,
      })}
      <VersionList words={words} versions={versions} onUse={take} withdraw={takeAway} />
    </div>
  );
}
