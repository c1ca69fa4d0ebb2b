import { useQuery } from '@tanstack/react-query';
import { atom } from 'nanostores';
import type { Version } from '#contract/admin/business/versions.ts';
import { queryClient } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useStore } from '#web/state/use-store.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { Loaded } from '../resource/loaded.tsx';
import type { SectionProps } from '../section/section.ts';
import type { Draft, VersionedFact } from './fact.ts';
import { VersionForm } from './version-form.tsx';
import { VersionList } from './version-list.tsx';
import { versionOn } from './version-on.ts';

type Facts = { versions: readonly Version[] };

/** The section of a fact with versions: loading, failed, or its form beside all of them. */
export function versionedFact<Read extends Facts, Value, Typed>(fact: VersionedFact<Read, Value, Typed>) {
  // A draft outlives its page until the browser tab closes; nobody gets another's.
  const kept = atom<{ owner: string; draft: Draft<Typed> | null } | null>(null);
  return function Fact({ operator: { email: owner } }: SectionProps) {
    const words = useMessages(fact.messages);
    const query = useQuery(fact.query);
    const held = useStore(kept, null);
    return (
      <main id="main" tabIndex={-1} className="admin-main">
        <PageTitle className="admin-title">{words.title}</PageTitle>
        <p className="admin-subtitle">{words.subtitle}</p>
        <Loaded query={query} failed={words.failed}>
          {(read) => (
            <Panes
              fact={fact}
              read={read}
              draft={held?.owner === owner ? held.draft : null}
              keep={(draft) => kept.set({ owner, draft })}
            />
          )}
        </Loaded>
      </main>
    );
  };
}

type PanesProps<Read extends Facts, Value, Typed> = {
  fact: VersionedFact<Read, Value, Typed>;
  read: Read;
  draft: Draft<Typed> | null;
  keep: (draft: Draft<Typed> | null) => void;
};

/** The form beside all versions, which can be loaded back into it. What was typed is never lost. */
function Panes<Read extends Facts, Value, Typed>({ fact, read, draft, keep }: PanesProps<Read, Value, Typed>) {
  const words = useMessages(fact.messages);
  const language = useLanguage();
  const versions: readonly Read['versions'][number][] = read.versions;
  const current = versions.find(({ state }) => state === 'current') ?? versions.at(-1);
  const newest = versions[0]?.id ?? 0;
  if (!current) return null;
  const heading = `new-${fact.name}`;
  const readAgain = () => queryClient.invalidateQueries({ queryKey: fact.query.queryKey });
  const filled = (version: Read['versions'][number]): Draft<Typed> => ({
    typed: fact.toForm(fact.valueOf(version), language),
    startsOn: draft?.startsOn ?? '',
    note: draft?.note ?? '',
    seen: newest,
  });
  const shown = draft ?? filled(current);
  // A later version replaces the one in effect by that day.
  const replaced = (shown.startsOn && versionOn(versions, shown.startsOn)) || current;
  return (
    <div className="grid gap-5 min-[75rem]:grid-cols-[minmax(0,1fr)_19rem] min-[75rem]:items-start">
      <VersionForm
        fact={fact}
        read={read}
        heading={heading}
        draft={shown}
        isKept={draft !== null}
        change={(more) => keep({ ...shown, ...more })}
        drop={() => keep(null)}
        current={fact.valueOf(replaced)}
        seen={shown.seen ?? newest}
        readAgain={readAgain}
      />
      <VersionList
        words={words}
        versions={versions}
        onUse={(version) => {
          keep(filled(version));
          toast({ title: words.used });
          document.getElementById(heading)?.focus();
        }}
        withdraw={async (id) => {
          try {
            await fact.withdraw(id);
            toast({ title: words.withdrawn });
          } finally {
            await readAgain();
          }
        }}
      />
    </div>
  );
}
