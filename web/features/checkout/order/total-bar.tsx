import { formatMoney } from '#domain/format.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

type TotalBarProps = {
  price: Price | null;
  form: string;
  pending: boolean;
  unavailable: string | false;
};

/** Stays at the bottom once there is something to submit: the total and Submit. */
export function TotalBar({ price, form, pending, unavailable }: TotalBarProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <section aria-label={words.total} className="action-bar">
      <div className="page-x flex flex-col gap-3 py-3.5 sm:flex-row sm:items-center sm:gap-8 md:py-4">
        <p className="flex flex-1 items-baseline justify-between gap-4 sm:justify-end">
          <span className="text-ink-700">{words.total}</span>
          <span className="type-numeral">{price ? formatMoney(price.total, language) : '–'}</span>
        </p>
        <Button
          type="submit"
          form={form}
          pending={pending}
          pendingLabel={words.processing}
          unavailable={unavailable}
          className="sm:min-w-56"
        >
          {words.submit}
        </Button>
      </div>
    </section>
  );
}
