import { useRef, useState } from 'react';
import { readCalendarFeed, renewCalendarFeed } from '#contract/admin/calendar.ts';
import { call } from '#web/client/call.ts';
import { readAgain } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { Pane, Unread, Waiting } from './pane.tsx';
import { messages } from './panes.messages.ts';
import { useFeed } from './use-calendar.ts';

/** The secret address that the operator's own calendar reads. */
export function FeedPane() {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useFeed();
  const [asking, setAsking] = useState(false);
  const { act, pending } = useOperatorAction(() => readAgain(readCalendarFeed));
  const field = useRef<HTMLInputElement>(null);
  const address = data?.address && `${data.address}${language === 'fr' ? '?language=fr' : ''}`;

  const renew = async () => {
    const made = await act(() => call(renewCalendarFeed, {}), { done: words.renewed, failed: words.failed });
    if (made.done) setAsking(false);
  };
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast({ title: words.copied });
    } catch {
      toast({ title: words.notCopied });
    }
  };
  const making = { pending, pendingLabel: words.making, onClick: () => void renew() };
  return (
    <Pane id="feed" title={words.feed}>
      <p>{words.feedLede}</p>
      <p className="my-3 border border-warning-line bg-warning-tint px-4 py-3 text-[0.9375rem]/5.75 text-warning-text">
        {words.feedSecret}
      </p>
      {!data && !isError && <Waiting />}
      {isError && <Unread onAgain={() => void refetch()} />}
      {data && !address && (
        <div className="admin-form">
          <Button size="small" {...making}>
            {words.make}
          </Button>
        </div>
      )}
      {address && (
        <div className="admin-form">
          <Field
            ref={field}
            label={words.address}
            className="text-ellipsis"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
              {words.renew}
            </Button>
          </div>
        </div>
      )}
      <Dialog
        open={asking}
        title={words.renewTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button {...making}>{words.renew}</Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </>
        }
      >
        <p>{words.renewText}</p>
      </Dialog>
    </Pane>
  );
}
