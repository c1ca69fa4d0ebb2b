import type { CancellationPreview } from '#contract/cancellation.ts';
import { formatLongDate } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './dependents.messages.ts';
import { moneyOf } from './money-of.ts';

type Shown = Pick<CancellationPreview, 'withheld' | 'refreshes' | 'refundEligible'> & { cancelled?: boolean };

/** Side effects of a cancellation: what is withheld for a free refresh already done, and which refreshes go with the visit. */
export function Dependents({ withheld, refreshes, refundEligible, cancelled = false }: Shown) {
  const words = useMessages(messages);
  const language = useLanguage();
  const kept = refundEligible ? moneyOf(withheld, language) : null;
  return (
    <>
      {kept && <p className="mt-2 text-pretty">{words.kept(kept)}</p>}
      {refreshes.map(({ appointmentDate, refund }) => {
        const back = moneyOf(refund, language);
        const goes = (cancelled ? words.gone : words.goes)(formatLongDate(appointmentDate, language));
        return (
          <p key={appointmentDate} className="mt-2 text-pretty">
            {back ? `${goes} ${words.back(back)}` : goes}
          </p>
        );
      })}
    </>
  );
}
