import { type FormEvent, useState } from 'react';
import { changeInvitations, type Settings } from '#contract/admin/settings.ts';
import { cleanCode } from '#domain/typed/code.ts';
import { call, type Input } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { CodeForm } from './code-form.tsx';
import { readSettingsAgain } from './use-settings.ts';

type Change = Input<typeof changeInvitations>['body'];
type Asked = { change: 'rotate' | 'end'; code: string };

const send = async (body: Change): Promise<string> => {
  try {
    return (await asOperator(() => call(changeInvitations, { body }))).code;
  } finally {
    // Also after a refusal: the list that was seen is not the one that holds.
    await readSettingsAgain();
  }
};

/** The invitation codes: how often each was used, one more, a new one for an old one, or an end. */
export function Invitations({ codes, fromStart }: Settings['invitations']) {
  const words = useMessages(messages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [pending, setPending] = useState(false);

  const copy = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => toast({ title: words.copied, description: code }),
      () => toast({ title: words.notCopied, tone: 'destructive' }),
    );
  const goOn = async () => {
    if (asked === null) return;
    setPending(true);
    try {
      const code = await send(asked);
      toast({ title: asked.change === 'rotate' ? words.codeRotated(code) : words.codeEnded(code) });
      setAsked(null);
    } catch (failure) {
      toast({ title: words.notSaved, description: wordsOf(failure) || words.noAnswer, tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  const rotating = asked?.change === 'rotate';
  return (
    <>
      <p className="settings-lede">{words.codesLede}</p>
      {codes.length === 0 && <p className="settings-none">{words.noCodes}</p>}
      {fromStart && codes.length > 0 && <p className="settings-none">{words.fromStart}</p>}
      <ul className="settings-list">
        {codes.map(({ code, uses }) => (
          <li key={code}>
            <div>
              <code translate="no">{code}</code>
              <span>{words.uses(uses)}</span>
            </div>
            <p className="settings-actions">
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
          </li>
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
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setRefusal(undefined);
    try {
      const code = await send({ change: 'add', code: cleanCode(typed) || null });
      toast({ title: words.codeAdded(code) });
      setTyped('');
    } catch (failure) {
      const field = failure instanceof RequestError ? failure.fields.code : undefined;
      setRefusal(field ?? (wordsOf(failure) || words.noAnswer));
    } finally {
      setPending(false);
    }
  };
  return (
    <CodeForm
      label={words.newCode}
      hint={words.newCodeHint}
      clean={cleanCode}
      error={refusal}
      value={typed}
      onChange={setTyped}
      button={words.add}
      pending={pending}
      pendingLabel={words.adding}
      onSubmit={add}
    />
  );
}
