import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { serviceName } from '#business/services.ts';
import { listWaiting, offerDay, removeWaiting } from '#contract/admin/days/waiting-list.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatDate, formatPhone } from '#domain/format.ts';
import type { InLanguage, Language } from '#domain/language.ts';
import { sizeName } from '#domain/names.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { LoadingRows } from '#web/features/admin/shell/resource/loading-rows.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages as shell } from '../shell/messages.ts';
import { messages } from './messages.ts';

type Entry = z.output<(typeof listWaiting)['responses'][200]>['entries'][number];

/** People waiting for a day to free up, what they asked for, and the day held for each. */
export function WaitingList() {
  const words = useMessages(messages);
  const { again } = useMessages(shell);
  const [offering, setOffering] = useState<Entry | null>(null);
  const [removing, setRemoving] = useState<Entry | null>(null);
  const { data, isError, refetch } = useQuery(operatorQuery(listWaiting, {}));
  const remove = async ({ id }: Entry) => {
    await call(removeWaiting, { params: { id } });
    await refreshAdmin();
    toast({ title: words.removed });
  };
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      {!data && !isError && <LoadingRows />}
      <div role="status">
        {isError && (
          <div className="admin-nothing">
            <p>{words.failed}</p>
            <Button kind="secondary" size="small" onClick={() => void refetch()}>
              {again}
            </Button>
          </div>
        )}
        {data?.entries.length === 0 && <p className="admin-nothing">{words.empty}</p>}
      </div>
      {data && data.entries.length > 0 && (
        <ul className="admin-sessions">
          {data.entries.map((entry) => (
            <Line key={entry.id} entry={entry} onOffer={() => setOffering(entry)} onRemove={() => setRemoving(entry)} />
          ))}
        </ul>
      )}
      {data?.more && <p className="admin-second">{words.more}</p>}
      {offering && <Offer entry={offering} onClose={() => setOffering(null)} />}
      {removing && (
        <Confirm
          title={words.removeTitle}
          action={words.remove}
          work={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          {words.removeText}
        </Confirm>
      )}
    </main>
  );
}

type LineProps = { entry: Entry; onOffer: () => void; onRemove: () => void };

function Line({ entry, onOffer, onRemove }: LineProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { email, phone, from, to, area, size, service, since, waitsForEarlier, state, offer } = entry;
  const span = words.span(formatDate(from, language), formatDate(to, language));
  const what = [area, size && sizeName(size, language), service && serviceName(service, language)];
  const reached = phone === null ? email : `${email}, ${formatPhone(phone, language)}`;
  return (
    <li>
      <div>
        <b>{span}</b>
        <span className="wrap-anywhere">{reached}</span>
        <span className="admin-second block">
          {[...what, waitsForEarlier && words.earlier, words.since(formatInstant(since, language))]
            .filter((part) => part)
            .join(', ')}
        </span>
        <span className="block">{stateInWords(entry, words, language)}</span>
      </div>
      {state === 'waiting' && (
        <div className="flex flex-wrap gap-2">
          {offer?.state !== 'open' && (
            <Button kind="secondary" size="small" onClick={onOffer}>
              {words.offer}
              <span className="sr-only"> {email}</span>
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={onRemove}>
            {words.remove}
            <span className="sr-only"> {email}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function stateInWords({ state, offer }: Entry, { states }: InLanguage<typeof messages>, language: Language): string {
  const day = offer && formatDate(offer.date, language);
  if (state === 'booked') return offer?.state === 'taken' && day ? states.taken(day) : states.booked;
  if (!offer || !day) return states.none;
  return offer.state === 'open' ? states.open(day, formatInstant(offer.until, language)) : states.passed(day);
}

/** A free day is held by hand, even if others have waited longer. */
function Offer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const words = useMessages(messages);
  const { keep, working } = useMessages(shell);
  const [date, setDate] = useState<IsoDate | ''>(entry.from);
  const { act, pending, refusal } = useOperatorAction();
  const hold = async () => {
    const held = await act(() => call(offerDay, { params: { id: entry.id }, body: { date } }), { done: words.offered });
    if (held.done) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.offer}
      actions={
        <>
          <Button size="small" pending={pending} pendingLabel={working} onClick={() => void hold()}>
            {words.hold}
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{words.offerText}</p>
      <div className="mt-4">
        <DayField label={words.day} value={date} required onChange={setDate} />
      </div>
      <p className="text-error empty:hidden" role="alert">
        {refusal?.words}
      </p>
    </Dialog>
  );
}
