import { useState } from 'react';
import { schedule } from '#business/schedule.ts';
import type { Version } from '#contract/admin/business/versions.ts';
import { today as todayIn } from '#domain/calendar/zone.ts';
import { formatLongDate } from '#domain/format.ts';
import { useLanguage } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { Confirm } from '../confirm.tsx';
import { actionsClass } from '../looks.ts';
import type { FactWords } from './fact.ts';
import { paneClass, secondClass } from './looks.ts';

type VersionListProps<V> = {
  words: FactWords;
  versions: readonly V[];
  onUse: (version: V) => void;
  withdraw: (id: number) => Promise<void>;
};

/** Every version, newest first; one that has not begun can be withdrawn, any other reused. */
export function VersionList<V extends Version>({ words, versions, onUse, withdraw }: VersionListProps<V>) {
  const language = useLanguage();
  const [asked, setAsked] = useState<number | null>(null);
  const whenOf = ({ startsAt, state }: V) => {
    if (startsAt === null) return words.original;
    // Upcoming ones start with a day.
    const day = formatLongDate(todayIn(new Date(startsAt), schedule.timeZone), language);
    return words.since(state === 'coming' ? day : formatInstant(startsAt, language));
  };
  return (
    <section className={paneClass} aria-labelledby="versions">
      <h2 id="versions" className="type-h3 pb-3">
        {words.versions}
      </h2>
      <ul>
        {versions.map((version) => (
          <li key={version.id} className="border-t border-line py-3.5 last:pb-0">
            <p
              className={classNames(
                'text-[0.875rem]',
                version.state === 'current' ? 'text-bronze-700' : 'text-ink-700',
              )}
            >
              {words.states[version.state]}
            </p>
            <p className="font-medium">{whenOf(version)}</p>
            {version.id > 0 && <p className={secondClass}>{words.by(version.by ?? words.someone)}</p>}
            {version.note && <p className={secondClass}>{version.note}</p>}
            <p className={actionsClass}>
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
