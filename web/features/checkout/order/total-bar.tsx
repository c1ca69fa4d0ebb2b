import { formatMoney } from '#domain/format.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

type TotalBarProps = {
  price: Price | null;
  /** Null until the card payment is approved: the bar then shows the total alone, on phones only. */
  submit: { form: string; pending: boolean; unavailable: string | false } | null;
};

/** Stays at the bottom: the total, and Submit once there is something to submit. */
export function TotalBar({ price, submit }: TotalBarProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <section aria-label={words.total} className={classNames('action-bar', !submit && 'md:hidden')}>
      <div className="page-x flex flex-col gap-3 py-3.5 sm:flex-row sm:items-center sm:gap-8 md:py-4">
        <p className="flex flex-1 items-baseline justify-between gap-4 sm:justify-end">
          <span className="text-ink-700">{words.total}</span>
          <span className="type-numeral">{price ? formatMoney(price.total, language) : '–'}</span>
        </p>
        {submit && (
          <Button
            type="submit"
            form={submit.form}
            pending={submit.pending}
            pendingLabel={words.processing}
            unavailable={submit.unavailable}
            className="sm:min-w-56"
          >
            {words.submit}
          </Button>
        )}
      </div>
    </section>
  );
}
