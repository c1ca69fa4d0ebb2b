import { useId } from 'react';
import type { Again } from '#contract/admin/operator-bookings.ts';
import { clientName } from '#web/features/admin/shell/labels.ts';
import { Finder } from '#web/features/admin/shell/search/finder.tsx';
import { useMessages } from '#web/state/language.tsx';
import { RadioRow, radioSet } from '#web/ui/form/radio-row.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from './messages.ts';

type KnownClientProps = {
  /** The earlier booking that the form is filled in from. */
  again: Again | undefined;
  lacksRefresh: boolean;
  onChosen: (orderNo: string) => void;
  /** Another storefront of the same client. */
  onStorefront: (orderNo: string) => void;
};

/** Finds a client of earlier visits, and asks for which of their storefronts the call is. */
export function KnownClient({ again, lacksRefresh, onChosen, onStorefront }: KnownClientProps) {
  const words = useMessages(messages);
  const radio = radioSet(useId(), again?.booking.orderNo ?? '', onStorefront);
  const storefronts = again?.storefronts ?? [];
  return (
    <div className="mb-5 grid gap-4">
      <div>
        <p className="field-label" aria-hidden="true">
          {words.known}
        </p>
        <Finder label={words.known} only="clients" floats onChosen={({ order }) => order && onChosen(order)} />
      </div>
      {again && (
        <Notice
          tone={storefronts.length === 0 ? 'warning' : 'glass'}
          title={words.filledFrom(clientName(again.booking))}
        >
          {storefronts.length === 0 ? words.erased : words.filledText}
        </Notice>
      )}
      {lacksRefresh && <Notice tone="warning" title={words.nothingToRefresh} />}
      {storefronts.length > 1 && (
        <fieldset>
          <legend className="field-label">{words.whichStorefront(storefronts.length)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {storefronts.map(({ orderNo, businessName, address }) => (
              <RadioRow key={orderNo} {...radio(orderNo)} title={businessName} face="sans">
                {address}
              </RadioRow>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
