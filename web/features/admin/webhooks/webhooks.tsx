import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWebhooks, type Webhook } from '#contract/admin/webhooks.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Deliveries } from './deliveries.tsx';
import { messages } from './messages.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Where booking events are sent, and what became of the last ones. */
export function Webhooks() {
  const words = useMessages(messages);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery(operatorQuery(listWebhooks, {}));
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Loaded query={query} failed={words.failed}>
        {({ webhooks, deliveries }) => (
          <>
            {webhooks.length === 0 && <p className="admin-nothing">{words.empty}</p>}
            <ul className="admin-sessions">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onChange={setEdited} onSecret={setSecret} />
              ))}
            </ul>
            <Button size="small" className="mt-6" onClick={() => setEdited('new')}>
              {words.add}
            </Button>
            {webhooks.length > 0 && <Deliveries deliveries={deliveries} webhooks={webhooks} />}
          </>
        )}
      </Loaded>
      {edited && (
        <WebhookForm webhook={edited === 'new' ? null : edited} onSecret={setSecret} onClose={() => setEdited(null)} />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </main>
  );
}
