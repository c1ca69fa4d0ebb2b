import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './integration.messages.ts';
import { providerName } from './integration-status.ts';
import type { Status } from './use-integration.ts';

type Provider = Status['providers'][number];

/** Which outside services answer. */
export function ProvidersPane({ providers }: Pick<Status, 'providers'>) {
  const words = useMessages(messages);
  if (providers.length === 0) return null;
  return (
    <section className="integration-pane integration-providers" aria-labelledby="integration-providers">
      <h2 id="integration-providers" className="type-h3-card">
        {words.providers}
      </h2>
      <p>{words.providersText}</p>
      <dl>
        {providers.map((provider) => (
          <ProviderBadge key={provider.name} {...provider} />
        ))}
      </dl>
    </section>
  );
}

function ProviderBadge({ name, trouble }: Provider) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <div className="integration-badge">
      <dt>{providerName(name, language)}</dt>
      <dd className="admin-badge" data-kind={trouble ? 'warm' : 'completed'}>
        {trouble ? words.trouble[trouble.kind](momentOf(trouble.since, language)) : words.answers}
      </dd>
    </div>
  );
}
