import { type ReactNode, useId, useState } from 'react';
import { Tick } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { customerFacts, paymentFacts, referenceFacts, serviceFacts } from './facts.ts';
import { messages } from './messages.ts';
import { columns } from './page-columns.ts';
import type { Booking, Receipt } from './use-booking.ts';

/** A booking in four quarters between mullions, three where nothing was paid by card; folded until it is asked for. */
export function BookingRecord({ booking, receipt }: { booking: Booking; receipt: Receipt | null }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const by = { words, language };
  const [open, setOpen] = useState(false);
  const id = useId();
  const verified = (
    <span className="inline-flex items-center gap-2.5 text-bronze-300">
      {receipt?.paymentVerified && <Tick className="size-3.5" />}
      {receipt?.paymentVerified ? words.verified : words.unverified}
    </span>
  );
  return (
    <>
      <div className={classNames('record-fold border-t border-night-line py-2', !open && 'border-b')}>
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {words.all}
        </TextButton>
      </div>
      <div
        id={id}
        className={classNames('record grid-cols-1 border-b border-night-line md:grid-cols-2', open ? 'grid' : 'hidden')}
      >
        <Quarter title={words.reference} pairs={referenceFacts(booking, by)} />
        {receipt && (
          <Quarter
            title={words.payment}
            pairs={[...paymentFacts(receipt, by), { label: words.status, value: verified }]}
            side="right"
          />
        )}
        <Quarter title={words.customer} pairs={customerFacts(booking, by)} />
        <Quarter
          title={words.details}
          pairs={serviceFacts(booking, by)}
          side="right"
          className={classNames(!receipt && 'md:col-start-2 md:row-span-2 md:row-start-1')}
        />
      </div>
    </>
  );
}

type QuarterProps = { title: ReactNode; pairs: readonly Pair[]; side?: 'left' | 'right'; className?: string };

function Quarter({ title, pairs, side = 'left', className }: QuarterProps) {
  return (
    <section
      data-side={side}
      className={classNames(
        'record-quarter border-t border-night-line pt-7 pb-8',
        side === 'left' ? 'md:pr-11' : 'md:border-l md:pl-11',
        className,
      )}
    >
      <h2 className="type-h3 mb-3">{title}</h2>
      <DescriptionList layout="columns" className={columns} pairs={pairs} />
    </section>
  );
}
