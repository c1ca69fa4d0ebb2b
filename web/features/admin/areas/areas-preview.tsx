import { inLanguage, type Language } from '#domain/language.ts';
import { differingAreas } from '#domain/settings/areas.ts';
import { ledeClass, secondClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

type AreasPreviewProps = {
  areas: readonly string[] | null;
  current: readonly string[];
  /** Turned away regardless of the list. */
  blocked: readonly string[];
};

/** Where visitors will be served, and where no longer. */
export function AreasPreview({ areas, current, blocked }: AreasPreviewProps) {
  const words = useMessages(messages);
  const still = (areas ?? []).filter((area) => blocked.includes(area));
  return (
    <VersionsPreview
      words={words}
      entered={areas}
      shownIn={(language, readable) => <AreasIn language={language} areas={readable} current={current} />}
    >
      {still.length > 0 && <p className={`${ledeClass} mb-3`}>{words.blocked(still.join(', '))}</p>}
    </VersionsPreview>
  );
}

type AreasInProps = { language: Language; areas: readonly string[]; current: readonly string[] };

function AreasIn({ language, areas, current }: AreasInProps) {
  const words = inLanguage(messages, language);
  const { added, removed } = differingAreas(current, areas);
  return (
    <section className="min-w-0 space-y-2 text-[0.9375rem]/5.5" lang={`${language}-CA`} aria-label={words.languageName}>
      <p className="font-medium">{words.count(areas.length)}</p>
      <p>{areas.join(' ')}</p>
      {added.length > 0 && <p className={secondClass}>{words.added(added.join(', '))}</p>}
      {removed.length > 0 && <p className={secondClass}>{words.removed(removed.join(', '))}</p>}
    </section>
  );
}
