import { useState } from 'react';
import { schedule } from '#business/schedule.ts';
import { type PriceVersion, withdrawPrices } from '#contract/admin/business/prices.ts';
import { today as todayIn } from '#domain/calendar/zone.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import { readAgain } from './use-prices.ts';

type VersionsProps = { versions: readonly PriceVersion[]; onUse: (version: PriceVersion) => void };

/** Every version of the prices, the newest first; one that has not begun can be withdrawn, any other used again. */
export function Versions({ versions, onUse }: VersionsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [asked, setAsked] = useState<number | null>(null);
  const whenOf = ({ startsAt, state }: PriceVersion) => {
    if (startsAt === null) return words.original;
    // What is to come begins with a day.
    const day = formatLongDate(todayIn(new Date(startsAt), schedule.timeZone), language);
    return words.since(state === 'coming' ? day : formatInstant(startsAt, language));
  };

  const withdraw = async (id: number) => {
    try {
      await asOperator(() => call(withdrawPrices, { params: { id } }));
      toast({ title: words.withdrawn });
    } finally {
      await readAgain();
    }
  };
  return (
    <section className="prices-pane prices-versions" aria-labelledby="versions">
      <h2 id="versions" className="type-h3">
        {words.versions}
      </h2>
      <ul>
        {versions.map((version) => (
          <li key={version.id} data-state={version.state}>
            <p className="prices-state">{words.states[version.state]}</p>
            <p className="prices-when">{whenOf(version)}</p>
            {version.id > 0 && <p className="prices-second">{words.by(version.by ?? words.someone)}</p>}
            {version.note && <p className="prices-second">{version.note}</p>}
            <p className="prices-actions">
              {version.state !== 'current' && (
                <TextButton aria-label={words.againOf(whenOf(version))} onClick={() => onUse(version)}>
                  {words.use}
                </TextButton>
              )}
              {version.state === 'coming' && (
                <TextButton aria-label={words.withdrawOf(whenOf(version))} onClick={() => setAsked(version.id)}>
                  {words.withdraw}
                </TextButton>
              )}
            </p>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Confirm
          title={words.withdrawTitle}
          action={words.withdraw}
          work={() => withdraw(asked)}
          onClose={() => setAsked(null)}
        >
          {words.withdrawText}
        </Confirm>
      )}
    </section>
  );
}
