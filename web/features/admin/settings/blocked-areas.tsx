import { type FormEvent, useState } from 'react';
import { blockArea, type Settings } from '#contract/admin/settings.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { CodeForm, CodeRow } from './code-form.tsx';
import { smallClass } from './looks.ts';
import { readSettingsAgain } from './use-settings.ts';

type Area = Settings['blockedAreas'][number];

/** The areas turned away: who waits for them, adding and removing. */
export function BlockedAreas({ areas }: { areas: readonly Area[] }) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const { act, pendingKey, refusal } = useOperatorAction(readSettingsAgain);

  const change = (area: string, blocked: boolean) =>
    act(() => call(blockArea, { body: { area, blocked } }), {
      key: blocked ? 'block' : 'open',
      done: ({ told }) => ({
        title: blocked ? words.blocked(area) : words.opened(area),
        ...(told > 0 && { description: words.told(told) }),
      }),
      ...(!blocked && { failed: words.notSaved }),
    });
  const block = async (event: FormEvent) => {
    event.preventDefault();
    if ((await change(forwardSortationArea(typed), true)).done) setTyped('');
  };

  return (
    <>
      <p className="pb-4 text-[0.9375rem]/5.5 text-ink-700">{words.areasLede}</p>
      {areas.length === 0 && <p className={`${smallClass} pb-4`}>{words.noAreas}</p>}
      <ul className="-mx-5">
        {areas.map((one) => (
          <CodeRow
            key={one.area}
            code={<b>{one.area}</b>}
            facts={[one.waiting > 0 && words.waiting(one.waiting), !one.served && words.outside]
              .filter(Boolean)
              .join(', ')}
          >
            <Button kind="secondary" size="small" onClick={() => void change(one.area, false)}>
              {words.open(one.area)}
            </Button>
          </CodeRow>
        ))}
      </ul>
      <CodeForm
        label={words.area}
        hint={words.areaHint}
        clean={forwardSortationArea}
        error={refusal?.fields.area ?? refusal?.words}
        value={typed}
        onChange={setTyped}
        button={words.block}
        pending={pendingKey === 'block'}
        pendingLabel={words.blocking}
        onSubmit={block}
      />
    </>
  );
}
