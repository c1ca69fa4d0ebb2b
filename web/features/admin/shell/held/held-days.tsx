import { useState } from 'react';
import { type HeldDay, withdrawHold } from '#contract/admin/calendar.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant, formatShortVisit } from '#web/ui/when.ts';
import { messages } from './messages.ts';

type HeldDaysProps = { held: readonly HeldDay[]; lede?: 'lede' | 'areaLede' };

/** Days held for people who have not booked them yet, each with a way to withdraw it; nothing if there are none. */
export function HeldDays({ held, lede = 'lede' }: HeldDaysProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pendingKey } = useOperatorAction();
  const [gone, setGone] = useState<readonly number[]>([]);
  const withdraw = async (id: number) => {
    const { done } = await act(() => call(withdrawHold, { params: { id } }), { failed: words.failed, key: id });
    if (done) setGone((ids) => [...ids, id]);
  };
  if (held.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.title(held.length)}</h3>
      <p>{words[lede]}</p>
      <ul className="admin-sessions">
        {held.map(({ id, kind, name, clientId, date, time, expiresAt }) => {
          const what = {
            link: words.link(name ?? words.nobody),
            checkout: words.checkout,
            waiting: words.waiting,
            weather: words.weather(clientId ?? ''),
          }[kind];
          return (
            <li key={id}>
              <div>
                <b>{what}</b>
                <span>
                  {formatShortVisit(date, time, language)}, {words.until(formatInstant(expiresAt, language))}
                </span>
              </div>
              {gone.includes(id) ? (
                <span role="status">{words.withdrawn}</span>
              ) : (
                <Button
                  kind="secondary"
                  size="small"
                  pending={pendingKey === id}
                  pendingLabel={words.withdrawing}
                  aria-label={`${words.withdraw}, ${what}, ${formatShortVisit(date, time, language)}`}
                  onClick={() => void withdraw(id)}
                >
                  {words.withdraw}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
