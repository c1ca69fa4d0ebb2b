import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { messages } from './integration.messages.ts';
import { providerName } from './integration-status.ts';
import { Badge, paneClass } from './parts.tsx';
import type { Status } from './use-integration.ts';

const list = classNames(
  'mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-10',
  '*:min-h-13 *:flex-wrap *:gap-x-4 *:gap-y-1 [&_dd]:whitespace-normal!',
);

/** Which outside services answer. */
export function ProvidersPane({ providers }: Pick<Status, 'providers'>) {
  const words = useMessages(messages);
  const language = useLanguage();
  if (providers.length === 0) return null;
  return (
    <section className={`${paneClass} mt-6`} aria-labelledby="integration-providers">
      <h2 id="integration-providers" className="type-h3-card">
        {words.providers}
      </h2>
      <p className="mt-1.5 text-ink-700">{words.providersText}</p>
      <dl className={list}>
        {providers.map(({ name, trouble }) => (
          <Badge
            key={name}
            label={providerName(name, language)}
            good={!trouble}
            value={trouble ? words.trouble[trouble.kind](momentOf(trouble.since, language)) : words.answers}
          />
        ))}
      </dl>
    </section>
  );
}
