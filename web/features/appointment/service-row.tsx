import type { ReactNode } from 'react';
import { serviceName, shortServiceName } from '#business/services.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { Tick } from '#web/pictures/icons.tsx';
import { updateDraft } from '#web/state/draft.ts';
import { useLanguage } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';

/** What is included, each with its tick. */
export function Included({ items }: { items: readonly string[] }) {
  return (
    <span className="grid gap-x-6 text-balance lg:grid-cols-2">
      {items.map((item) => (
        <span key={item} className="flex gap-2.5 py-px">
          <Tick className="mt-1.5 size-3 flex-none text-bronze-700" />
          <span>
            <WordBoundary>{item}</WordBoundary>{' '}
          </span>
        </span>
      ))}
    </span>
  );
}

export type ServiceRowProps = {
  service: CoatingType;
  chosen: boolean;
  price: Cents | null;
  children: ReactNode;
  /** The field that the choice opens. */
  field?: ReactNode;
  soldOut: boolean;
  /** Only a limited number of clients can have it. */
  limited: boolean;
  /** Two side by side: the price is below. */
  half: boolean;
};

/** One service to choose. */
export function ServiceRow({ service, chosen, price, children, field, limited, soldOut, half }: ServiceRowProps) {
  const language = useLanguage();
  const short = shortServiceName(service, language);
  const rest = serviceName(service, language).slice(short.length);
  return (
    <RadioRow
      name="service"
      value={service}
      checked={chosen}
      disabled={soldOut}
      onChange={() => updateDraft({ coatingType: service })}
      tone={limited && !soldOut ? 'bronze' : 'plain'}
      className={classNames(
        !half && 'lg:col-span-2',
        soldOut && '[&_.radio-row-text_svg]:text-current',
        half && 'lg:[&_.radio-row-aside]:col-start-2 lg:[&_.radio-row-aside]:row-start-2',
        half &&
          'lg:[&_.radio-row-aside]:mt-2 lg:[&_.radio-row-aside]:text-start lg:[&_.radio-row-label]:grid-cols-[auto_minmax(0,1fr)]',
        half && 'lg:[&_.radio-row-opened]:pl-6',
      )}
      title={
        <>
          {short}
          {rest && <span className="max-sm:sr-only">{rest}</span>}
        </>
      }
      aside={<span className="whitespace-nowrap">{price === null ? '–' : formatMoney(price, language)}</span>}
      opened={chosen && field}
    >
      {children}
    </RadioRow>
  );
}
