import { repeatDelivery, type Webhook, type WebhookDelivery } from '#contract/admin/webhooks.ts';
import { eventNames, trialEvent } from '#domain/webhooks/events.ts';
import { call } from '#web/client/call.ts';
import { ResponsiveTable } from '#web/features/admin/shell/resource/responsive-table.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';

type DeliveriesProps = { deliveries: readonly WebhookDelivery[]; webhooks: readonly Webhook[] };

const isOver = ({ state }: WebhookDelivery) => state === 'done' || state === 'failed' || state === 'dropped';

/** What was sent where, and what came of it. */
export function Deliveries({ deliveries, webhooks }: DeliveriesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pendingKey } = useOperatorAction();
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  const eventOf = ({ event }: WebhookDelivery) =>
    event === trialEvent ? words.trialEvent : eventNames[event][language];
  const again = ({ id }: WebhookDelivery) =>
    void act(() => call(repeatDelivery, { params: { id } }), {
      ...{ done: words.queuedAgain, failed: words.notDone, key: id },
    });
  return (
    <section className="mt-10" aria-labelledby="deliveries">
      <h2 id="deliveries" className="type-h3 mb-3">
        {words.deliveries}
      </h2>
      {deliveries.length === 0 && <p>{words.noDeliveries}</p>}
      {deliveries.length > 0 && (
        <ResponsiveTable
          caption={words.deliveries}
          rows={deliveries}
          idOf={({ id }) => String(id)}
          opened={null}
          head={words.event}
          name={eventOf}
          columns={[
            { head: words.booking, cell: ({ orderNo }) => orderNo ?? '–' },
            { head: words.to, cell: ({ webhook }) => hosts.get(webhook) ?? '–' },
            { head: words.sent, cell: ({ createdAt }) => formatInstant(createdAt, language) },
            {
              head: words.state,
              cell: (delivery) => (
                <>
                  {words.states[delivery.state]}
                  <span className="admin-second block">
                    {[
                      delivery.failure,
                      delivery.attempts > 1 && words.attempts(delivery.attempts),
                      delivery.nextAt && delivery.attempts > 0 && words.next(formatInstant(delivery.nextAt, language)),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  {isOver(delivery) && (
                    <TextButton
                      disabled={pendingKey === delivery.id}
                      aria-label={`${words.again}: ${eventOf(delivery)} ${delivery.orderNo ?? ''}`}
                      onClick={() => again(delivery)}
                    >
                      {words.again}
                    </TextButton>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
