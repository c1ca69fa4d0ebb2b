import type { ReactNode } from 'react';
import type { Version } from '#contract/admin/business/versions.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { asOperator } from '../use-operator.ts';
import type { Draft } from './draft.ts';
import { VersionList, type VersionListWords } from './version-list.tsx';

type VersionsPanesProps<V, T> = {
  words: VersionListWords & { used: string; withdrawn: string };
  versions: readonly V[];
  owner: string;
  draft: Draft<T> | null;
  keep: (draft: Draft<T>) => void;
  /** What the fields show of a version. */
  typedOf: (version: V) => T;
  withdraw: (id: number) => Promise<unknown>;
  readAgain: () => Promise<void>;
  /** The id of the heading of the form, which gets the focus. */
  heading: string;
  form: (current: V, seen: number) => ReactNode;
};

/** The form beside all versions, which go back into it. */
export function VersionsPanes<V extends Version, T>(props: VersionsPanesProps<V, T>) {
  const { words, versions, owner, draft, keep, typedOf, withdraw, readAgain, heading, form } = props;
  const current = versions.find(({ state }) => state === 'current') ?? versions.at(-1);
  const seen = versions[0]?.id ?? 0;
  if (!current) return null;
  const take = (version: V) => {
    keep({ owner, typed: typedOf(version), startsOn: draft?.startsOn ?? '', note: draft?.note ?? '', seen });
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
  return (
    <div className="versions-columns">
      {form(current, seen)}
      <VersionList words={words} versions={versions} onUse={take} withdraw={takeAway} />
    </div>
  );
}
