import * as contract from '#contract/admin/business/areas.ts';
import { inLanguage } from '#domain/language.ts';
import { differingAreas } from '#domain/settings/areas.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import type { ErrorOf } from '#web/features/admin/shell/versions/fact.ts';
import { ledeClass, paneClass, secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { versionedFact } from '#web/features/admin/shell/versions/versioned-fact.tsx';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { tags, useMessages } from '#web/state/language.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AreasEffects } from './areas-effects.tsx';
import { messages } from './messages.ts';
import { faultIn, parse, toForm } from './typed-areas.ts';

/** The served areas. */
export const Areas = versionedFact({
  name: 'areas',
  messages,
  query: operatorQuery(contract.listAreas, {}),
  valueOf: ({ areas }): readonly string[] => areas,
  set: (areas, version) => call(contract.setAreas, { body: { areas: [...areas], ...version } }),
  withdraw: (id) => call(contract.withdrawAreas, { params: { id } }),
  toForm,
  parse,
  changes: (before, after, language) => {
    const { served, notServed } = inLanguage(messages, language);
    const { added, removed } = differingAreas(before, after);
    return [
      ...added.map((area) => ({ place: area, what: area, before: notServed, after: served })),
      ...removed.map((area) => ({ place: area, what: area, before: served, after: notServed })),
    ];
  },
  Fields: AreasField,
  Preview: AreasPreview,
  Effects: AreasEffects,
});

type AreasFieldProps = { typed: string; change: (typed: string) => void; errorOf: ErrorOf };

function AreasField({ typed, change, errorOf }: AreasFieldProps) {
  const words = useMessages(messages);
  const error = errorOf('areas');
  const wrong = faultIn(typed)?.areas.join(', ');
  return (
    <div className={paneClass}>
      <TextArea
        label={words.areas}
        hint={words.areasHint}
        error={error && wrong ? words.wrongOnes(error, wrong) : error}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2400}
        className="tracking-[0.02em] uppercase lining-nums tabular-nums"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

type AreasPreviewProps = {
  value: readonly string[] | null;
  current: readonly string[];
  /** Blocked areas are turned away regardless of the list. */
  read: Pick<contract.AreaVersions, 'blocked'>;
};

/** Where visitors will be served, and where no longer. */
function AreasPreview({ value, current, read }: AreasPreviewProps) {
  const words = useMessages(messages);
  const still = (value ?? []).filter((area) => read.blocked.includes(area));
  return (
    <VersionsPreview
      words={words}
      entered={value}
      shownIn={(language, areas) => {
        const own = inLanguage(messages, language);
        const { added, removed } = differingAreas(current, areas);
        return (
          <section
            className="min-w-0 space-y-2 text-[0.9375rem]/5.5"
            lang={tags[language]}
            aria-label={own.languageName}
          >
            <p className="font-medium">{own.count(areas.length)}</p>
            <p>{areas.join(' ')}</p>
            {added.length > 0 && <p className={secondClass}>{own.added(added.join(', '))}</p>}
            {removed.length > 0 && <p className={secondClass}>{own.removed(removed.join(', '))}</p>}
          </section>
        );
      }}
    >
      {still.length > 0 && <p className={`${ledeClass} mb-3`}>{words.blocked(still.join(', '))}</p>}
    </VersionsPreview>
  );
}
