import { schedule } from '#business/schedule.ts';
import type { CancellationPreview } from '#contract/cancellation.ts';
import { formatMoment } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BookingPairs } from './booking-pairs.tsx';
import { Dependents } from './dependents.tsx';
import { messages } from './messages.ts';
import { moneyOf } from './money-of.ts';
import type { Outcome } from './outcome.ts';
import { columns } from './page-columns.ts';

/** Done: what is refunded, and the day that is no longer theirs. */
export function Cancelled({ preview, outcome }: { preview: CancellationPreview; outcome: Outcome }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const until = formatMoment(new Date(preview.refundUntil), schedule.timeZone, language);
  const isWhole = moneyOf(preview.withheld, language) === null;
  const amount = moneyOf(isWhole ? preview.paid : preview.refund, language);
  const back = amount
    ? { title: isWhole ? words.refunded : words.refundedPart, text: words.refundedText(amount) }
    : isWhole
      ? { title: words.nothingPaid, text: words.freeAgain }
      : { title: words.nothingLeft, text: '' };
  const { title, text } = outcome.refundEligible
    ? back
    : { title: words.notRefunded, text: words.notRefundedText(until) };
  return (
    <>
      <PageTitle>{words.cancelled}</PageTitle>
      <p className="type-lede mt-3 max-w-[34rem] text-pretty text-ink-700 md:mt-6">{words.cancelledText}</p>
      <div className={columns}>
        <BookingPairs preview={preview} cancelled />
        <div className="flex flex-col gap-6">
          <section className="rounded-sm border border-glass-300 bg-glass-100 px-5 pt-4 pb-5">
            <h2 className="type-h3">{title}</h2>
            <p className="mt-1 text-pretty">{text}</p>
            <Dependents {...preview} {...outcome} cancelled />
          </section>
          <LinkButton href="/">{words.returnHome}</LinkButton>
        </div>
      </div>
    </>
  );
}
