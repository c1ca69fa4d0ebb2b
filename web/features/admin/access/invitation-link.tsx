import { useEffect, useRef } from 'react';
import type { Invitation } from '#contract/admin/people/people.ts';
import { useHref, useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './people.messages.ts';

/** What a link is for, while it is shown. */
export type Given = Invitation & { email: string };

/** The link an owner passes on. Its secret is after the #, which no server and no log ever sees. */
export function InvitationLink({ email, token, expiresAt, onDone }: Given & { onDone: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const href = useHref();
  const link = `${location.origin}${href('/admin/invitation')}#${token}`;
  const title = useRef<HTMLHeadingElement>(null);
  // It appears after a form or a dialog, and is what the operator is waiting for.
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.copied });
    } catch {
      toast({ title: words.notCopied, tone: 'destructive' });
    }
  };
  return (
    <div className="mt-4 border border-line-2 bg-ivory-50 p-5 [&>.field]:mt-3">
      <h3 ref={title} tabIndex={-1} className="font-serif text-[1.25rem]/6.5 font-[380] normal-nums">
        {words.linkFor(email)}
      </h3>
      <p className="type-small">{words.linkLede(formatInstant(expiresAt, language))}</p>
      <Field label={words.linkFor(email)} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button kind="secondary" size="small" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
