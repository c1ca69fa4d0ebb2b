import { type FormEvent, useState } from 'react';
import { changeInvitations, type Settings } from '#contract/admin/settings.ts';
import { cleanCode } from '#domain/typed/code.ts';
import { call, type Input } from '#web/client/call.ts';
import { actionsClass } from '#web/features/admin/shell/looks.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { CodeForm, CodeRow } from './code-form.tsx';
import { smallClass } from './looks.ts';
import { readSettingsAgain } from './use-settings.ts';

type Change = Input<typeof changeInvitations>['body'];
type Asked = { change: 'rotate' | 'end'; code: string };

const send = (body: Change) => call(changeInvitations, { body });

/** The invitation codes: how often each was used, adding, replacing, and ending one. */
export function Invitations({ codes, fromStart }: Settings['invitations']) {
  const words = useMessages(messages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { act, pending } = useOperatorAction(readSettingsAgain);

  const copy = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => toast({ title: words.copied, description: code }),
      () => toast({ title: words.notCopied, tone: 'destructive' }),
    );
  const goOn = async () => {
    if (asked === null) return;
    const { done } = await act(() => send(asked), {
      done: ({ code }) => ({ title: asked.change === 'rotate' ? words.codeRotated(code) : words.codeEnded(code) }),
      failed: words.notSaved,
    });
    if (done) setAsked(null);
  };
  const rotating = asked?.change === 'rotate';
  return (
    <>
      <p className="pb-4 text-[0.9375rem]/5.5 text-ink-700">{words.codesLede}</p>
      {codes.length === 0 && <p className={`${smallClass} pb-4`}>{words.noCodes}</p>}
      {fromStart && codes.length > 0 && <p className={`${smallClass} pb-4`}>{words.fromStart}</p>}
      <ul className="-mx-5">
        {codes.map(({ code, uses }) => (
          <CodeRow key={code} code={<code translate="no">{code}</code>} facts={words.uses(uses)}>
            <p className={`${actionsClass} max-sm:basis-full [&>.text-link]:text-[0.875rem]`}>
              <TextButton aria-label={words.codeAction(words.copy, code)} onClick={() => void copy(code)}>
                {words.copy}
              </TextButton>
              <TextButton
                aria-label={words.codeAction(words.rotate, code)}
                onClick={() => setAsked({ change: 'rotate', code })}
              >
                {words.rotate}
              </TextButton>
              <TextButton
                aria-label={words.codeAction(words.end, code)}
                onClick={() => setAsked({ change: 'end', code })}
              >
                {words.end}
              </TextButton>
            </p>
          </CodeRow>
        ))}
      </ul>
      <NewCode />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? (rotating ? words.rotateTitle(asked.code) : words.endTitle(asked.code)) : ''}
        actions={
          <>
            <Button
              kind={rotating ? 'primary' : 'destructive'}
              pending={pending}
              pendingLabel={words.saving}
              onClick={() => void goOn()}
            >
              {rotating ? words.rotate : words.end}
            </Button>
            <Button kind="secondary" onClick={() => setAsked(null)}>
              {words.keepCode}
            </Button>
          </>
        }
      >
        <p>{rotating ? words.rotateText : words.endText}</p>
      </Dialog>
    </>
  );
}

function NewCode() {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const { act, pending, refusal } = useOperatorAction(readSettingsAgain);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const { done } = await act(() => send({ change: 'add', code: cleanCode(typed) || null }), {
      done: ({ code }) => ({ title: words.codeAdded(code) }),
    });
    if (done) setTyped('');
  };
  return (
    <CodeForm
      label={words.newCode}
      hint={words.newCodeHint}
      clean={cleanCode}
      error={refusal?.fields.code ?? refusal?.words}
      value={typed}
      onChange={setTyped}
      button={words.add}
      pending={pending}
      pendingLabel={words.adding}
      onSubmit={add}
    />
  );
}
