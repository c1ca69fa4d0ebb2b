import { useState } from 'react';
import { changeWebhook, removeWebhook, rotateWebhook, tryWebhook, type Webhook } from '#contract/admin/webhooks.ts';
import { eventNames } from '#domain/webhooks/events.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';

type WebhookRowProps = { webhook: Webhook; onChange: (webhook: Webhook) => void; onSecret: (secret: string) => void };

/** One address: what it is told, how it stands, and what an owner may do. */
export function WebhookRow({ webhook, onChange, onSecret }: WebhookRowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  const { act, pending } = useOperatorAction();
  const { id, url, events, includesCustomer, formerSecretUntil, stopped } = webhook;
  const params = { id };
  const { host, pathname } = new URL(url);

  const standing = () => {
    const body = { url, events, includesCustomer, stopped: stopped === null };
    void act(() => call(changeWebhook, { params, body }), { done: words.saved, failed: words.notDone });
  };
  const trial = () => void act(() => call(tryWebhook, { params }), { done: words.trialSent, failed: words.notDone });
  const rotate = async () => {
    onSecret((await call(rotateWebhook, { params })).secret);
    await refreshAdmin();
  };
  const remove = async () => {
    await call(removeWebhook, { params });
    await refreshAdmin();
    toast({ title: words.removed });
  };
  const told = [...events.map((event) => eventNames[event][language]), includesCustomer && words.withCustomer];
  const button = (name: string, onClick: () => void) => (
    <TextButton disabled={pending} aria-label={`${name}: ${host}`} onClick={onClick}>
      {name}
    </TextButton>
  );
  return (
    <li>
      <div>
        <b className="wrap-anywhere">
          {host}
          {pathname === '/' ? '' : pathname}
        </b>
        <span className="admin-second block">{told.filter(Boolean).join(', ')}</span>
        {stopped && (
          <span className="block text-error">{words.causes[stopped.cause](formatInstant(stopped.at, language))}</span>
        )}
        {formerSecretUntil && (
          <span className="block">{words.formerUntil(formatInstant(formerSecretUntil, language))}</span>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 text-[0.9375rem]">
        {button(words.change, () => onChange(webhook))}
        {button(stopped ? words.start : words.stop, standing)}
        {!stopped && button(words.trial, trial)}
        {button(words.rotate, () => setAsking('rotate'))}
        {button(words.remove, () => setAsking('remove'))}
      </div>
      {asking && (
        <Confirm
          title={words[asking]}
          action={words[asking]}
          work={asking === 'rotate' ? rotate : remove}
          onClose={() => setAsking(null)}
        >
          {asking === 'rotate' ? words.rotateText : words.removeText}
        </Confirm>
      )}
    </li>
  );
}
