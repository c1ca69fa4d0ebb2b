import { useState } from 'react';
import { addWebhook, changeWebhook, type Webhook } from '#contract/admin/webhooks.ts';
import { eventNames, type WebhookEvent, webhookEvents } from '#domain/webhooks/events.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages as shell } from '../shell/messages.ts';
import { messages } from './messages.ts';

type WebhookFormProps = { webhook: Webhook | null; onSecret: (secret: string) => void; onClose: () => void };

/** A new address, or what an address is told. */
export function WebhookForm({ webhook, onSecret, onClose }: WebhookFormProps) {
  const words = useMessages(messages);
  const { keep, working } = useMessages(shell);
  const language = useLanguage();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [includesCustomer, setIncludesCustomer] = useState(webhook?.includesCustomer ?? false);
  const { act, pending, refusal } = useOperatorAction();

  const save = async () => {
    const body = { url: url.trim(), events: [...events], includesCustomer };
    const saved = await act(
      async () => {
        if (webhook === null) return call(addWebhook, { body });
        await call(changeWebhook, { params: { id: webhook.id }, body: { ...body, stopped: webhook.stopped !== null } });
        return null;
      },
      { done: words.saved },
    );
    if (!saved.done) return;
    onClose();
    if (saved.answer) onSecret(saved.answer.secret);
  };
  const toggle = (event: WebhookEvent) =>
    setEvents(webhookEvents.filter((one) => events.includes(one) !== (one === event)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook === null ? words.add : words.change}
      actions={
        <>
          <Button size="small" pending={pending} pendingLabel={working} onClick={() => void save()}>
            {words.save}
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <Field
        label={words.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        maxLength={500}
        error={refusal?.fields.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className="mt-4">
        <legend className="field-label">{words.events}</legend>
        {webhookEvents.map((event) => (
          <Checkbox key={event} checked={events.includes(event)} onChange={() => toggle(event)}>
            {eventNames[event][language]}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={includesCustomer} onChange={(event) => setIncludesCustomer(event.target.checked)}>
        {words.customer}
      </Checkbox>
      <p className="admin-door-refusal" role="alert">
        {refusal && (refusal.fields.events ? words.noEvent : !refusal.fields.url && refusal.words)}
      </p>
    </Dialog>
  );
}
