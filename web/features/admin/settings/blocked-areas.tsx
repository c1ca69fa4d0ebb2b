import { type FormEvent, useState } from 'react';
import { blockArea, type Settings } from '#contract/admin/settings.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { readSettingsAgain } from './use-settings.ts';

type Area = Settings['blockedAreas'][number];

/** The areas that are turned away: who waits for them, one more, or one fewer. */
export function BlockedAreas({ areas }: { areas: readonly Area[] }) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const change = async (area: string, blocked: boolean) => {
    const { told } = await asOperator(() => call(blockArea, { body: { area, blocked } }));
    await readSettingsAgain();
    toast({
      title: blocked ? words.blocked(area) : words.opened(area),
      ...(told > 0 && { description: words.told(told) }),
    });
  };
  const block = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setRefusal(undefined);
    try {
      await change(forwardSortationArea(typed), true);
      setTyped('');
    } catch (failure) {
      const field = failure instanceof RequestError ? failure.fields.area : undefined;
      setRefusal(field ?? (wordsOf(failure) || words.noAnswer));
    } finally {
      setPending(false);
    }
  };
  const open = ({ area }: Area) =>
    change(area, false).catch((failure: unknown) =>
      toast({ title: words.notSaved, description: wordsOf(failure) || words.noAnswer, tone: 'destructive' }),
    );

  return (
    <>
      <p className="settings-lede">{words.areasLede}</p>
      {areas.length === 0 && <p className="settings-none">{words.noAreas}</p>}
      <ul className="settings-list">
        {areas.map((one) => (
          <li key={one.area}>
            <div>
              <b>{one.area}</b>
              <span>
                {[one.waiting > 0 && words.waiting(one.waiting), !one.served && words.outside]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </div>
            <Button kind="secondary" size="small" onClick={() => void open(one)}>
              {words.open(one.area)}
            </Button>
          </li>
        ))}
      </ul>
      <CodeForm
        label={words.area}
        hint={words.areaHint}
        clean={forwardSortationArea}
        error={refusal}
        value={typed}
        onChange={setTyped}
        button={words.block}
        pending={pending}
        pendingLabel={words.blocking}
        onSubmit={block}
      />
    </>
  );
}
