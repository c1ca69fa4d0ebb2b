import { useState } from 'react';
import { shortServiceName } from '#business/services.ts';
import { formatMoney, formatShortDate, formatTime } from '#domain/format.ts';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useSettled } from '#web/state/use-settled.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { messages as priceWords } from '#web/ui/price-lines.messages.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from '../messages.ts';
import type { Missing } from '../missing.ts';
import type { SummaryProps } from './summary-lines.tsx';

type SummaryBarProps = SummaryProps & { missing: Missing | null; onProceed: () => void };

/**
 * On phones, at the foot of the page: what is chosen, the total, the way onward, and the whole summary as a sheet. Until
 * then it is one low line that says what to choose next.
 */
export function SummaryBar({ missing, onProceed, ...summary }: SummaryBarProps) {
  const words = useMessages(messages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useLateDialog(() => import('./summary-sheet.tsx'), {
    likely: !missing,
    wanted: open,
    onFailure: close,
  });
  const reason = missing && words.missing[missing];
  const proceed = () => {
    close();
    onProceed();
  };
  return (
    <div className="summary-bar sticky bottom-0 z-(--layer-bar) [@media(height<30rem)]:static border-t border-line bg-white pb-[env(safe-area-inset-bottom)] [box-shadow:var(--shadow-bar)] md:hidden">
      {reason ? (
        <p className="page-x flex min-h-13 items-center text-[0.875rem] leading-5.25 text-ink-700">{reason}</p>
      ) : (
        <div className="page-x flex flex-wrap items-center gap-x-5 gap-y-3 py-3.5">
          <div className="min-w-0 flex-1">
            <Chosen {...summary} />
          </div>
          <button
            type="button"
            className="month-arrow bg-white"
            aria-label={words.wholeSummary}
            data-tip={words.wholeSummary}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <ChevronUp />
          </button>
          <Button arrow className={open ? 'invisible w-full sm:w-auto' : 'w-full sm:w-auto'} onClick={onProceed}>
            {words.proceed}
          </Button>
        </div>
      )}
      {sheet && <sheet.SummarySheet {...summary} open={open && !reason} onClose={close} onProceed={proceed} />}
    </div>
  );
}

/** Two lines: service, day and time; and the total, read out once it settles. */
function Chosen({ draft, appointment, offer }: SummaryProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const common = useMessages(priceWords);
  const total = offer.price && formatMoney(offer.price.total, language);
  const [rested] = useSettled(total, 400);
  const chosen = [
    draft.coatingType && shortServiceName(draft.coatingType, language),
    appointment.date && formatShortDate(appointment.date, language),
    appointment.time && formatTime(appointment.time, language),
  ].filter(Boolean);
  return (
    <>
      <p className="text-[0.875rem] leading-5.25 text-ink-700 max-[22.4375rem]:min-h-10.5">{chosen.join(', ')}</p>
      {offer.quoteFailed ? (
        <p
          className="flex min-h-8.5 flex-wrap items-center gap-x-3 text-[0.875rem] leading-5.25 text-error"
          role="alert"
        >
          {words.priceFailed} <TextButton onClick={offer.again}>{words.tryAgain}</TextButton>
        </p>
      ) : (
        <p className="flex min-h-8.5 flex-wrap items-baseline gap-x-2">
          {total && <span className="type-total">{total}</span>}
          <span className="text-[0.8125rem] leading-none text-ink-500">
            {total ? words.taxesIncluded : `${common.total}\u00a0–`}
          </span>
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {rested && common.totalIs(rested)}
      </p>
    </>
  );
}
