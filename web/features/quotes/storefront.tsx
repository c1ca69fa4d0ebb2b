import { lazy, Suspense, useState } from 'react';
import { serviceName } from '#business/services.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { SignedLayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import type { Choosing, Quote } from './use-quote.ts';

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }));

type StorefrontProps = {
  storefront: Quote['storefronts'][number];
  name: string;
  mayChoose: boolean;
  choosing: Choosing;
};

/** One storefront of a quote: what is done there, at what price, when, and the way to choose or to pay. */
export function Storefront({ storefront, name, mayChoose, choosing }: StorefrontProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [choosesDay, setChoosesDay] = useState(false);
  const { place, address, storefrontSize, selectedLayout, coatingType, words: said, quote, visit } = storefront;
  const day =
    visit && `${formatLongDate(visit.appointmentDate, language)}, ${formatTime(visit.appointmentTime, language)}`;
  const of = <span className="sr-only"> ({address})</span>;
  return (
    <li className="grid gap-x-12 gap-y-5 border-t border-(--tone-line) py-7 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div>
        <h2 className="type-h3 mb-3 wrap-anywhere">{address}</h2>
        <DescriptionList
          pairs={[
            { label: words.service, value: serviceName(coatingType, language) },
            { label: words.size, value: sizeName(storefrontSize, language) },
            { label: words.layout, value: layoutName(selectedLayout, language) },
            { label: words.price, value: formatMoney(cents(quote.base), language) },
            ...(day ? [{ label: words.visit, value: day }] : []),
          ]}
        />
        {said !== '' && <p className="mt-3 wrap-anywhere whitespace-pre-line">{said}</p>}
        {visit && <p className="mt-3 text-ink-700">{stateInWords(visit)}</p>}
        <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {visit?.orderNo && (
            <LinkButton kind="secondary" size="small" href={`/confirmation?order=${encodeURIComponent(visit.orderNo)}`}>
              {words.see}
              {of}
            </LinkButton>
          )}
          {visit?.token && (
            <LinkButton size="small" href={`/calendar-booking?token=${visit.token}`}>
              {words.pay}
              {of}
            </LinkButton>
          )}
          {mayChoose && visit?.state !== 'paid' && (
            <Button kind={visit?.token ? 'secondary' : 'primary'} size="small" onClick={() => setChoosesDay(true)}>
              {visit ? words.chooseOther : words.choose}
              {of}
            </Button>
          )}
        </div>
      </div>
      <div className="facade max-sm:hidden">
        <SignedLayoutPicture layout={selectedLayout} name={name} className="h-auto w-full" />
      </div>
      {choosesDay && (
        <Suspense fallback={null}>
          <DayDialog {...{ words, address, place, choosing }} onClose={() => setChoosesDay(false)} />
        </Suspense>
      )}
    </li>
  );

  function stateInWords({ state, until }: NonNullable<typeof visit>): string {
    const said = state === 'ready' || state === 'paid' ? state : 'ended';
    return words.states[said](formatInstant(until, language));
  }
}
