import { type ReactNode, useRef, useState } from 'react';
import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { formatMoney, formatPhone } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { isRefused } from '#web/client/failure.ts';
import { AgainLinks } from '#web/features/admin/shell/booking-action/again-links.tsx';
import { ConsentList } from '#web/features/admin/shell/consents/consent-list.tsx';
import { Drawer } from '#web/features/admin/shell/drawer.tsx';
import { dayOf, dayOfInstant } from '#web/features/admin/shell/labels.ts';
import { MailWay, MapWay, PhoneWay } from '#web/features/admin/shell/way.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { Consents, Messages, Notes } from './history.tsx';
import { nameOf } from './labels.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { Alike, MergedHere } from './merged.tsx';
import { messages } from './messages.ts';
import { Plan } from './plan.tsx';
import { useClient, useClientActions } from './use-clients.ts';
import { Visits } from './visits.tsx';

type ActionsOf = (orderNo: string) => ReactNode;
type ClientDrawerProps = {
  id: string;
  /** What may be done about one of their bookings. */
  actionsOf: ActionsOf;
  onClose: () => void;
};

/** The record of a client beside the list, on phones in its place. Esc closes it. */
export function ClientDrawer({ id, actionsOf, onClose }: ClientDrawerProps) {
  const words = useMessages(messages);
  const { data: record, error, refetch } = useClient(id);
  const gone = isRefused(error) && (error.status === 404 || error.status === 400);
  return (
    <Drawer
      onClose={onClose}
      status={gone ? words.gone : error ? words.failed : words.loading}
      onRetry={error && !gone && (() => void refetch())}
    >
      {record && ((title) => <Whole record={record} actionsOf={actionsOf} titleId={title} />)}
    </Drawer>
  );
}

type WholeProps = { record: ClientRecord; actionsOf: ActionsOf; titleId: string };

function Whole({ record, actionsOf, titleId }: WholeProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const actions = useClientActions(record);
  const [joining, setJoining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const money = (amount: number) => formatMoney(cents(amount), language);
  const [newest] = record.bookings;
  const { otherNumbers, otherEmails, otherPhones, refunded, lastVisit, nextVisit } = record;
  const phones = otherPhones.map(({ phone, phoneExtension }) => formatPhone(phone, language, phoneExtension));
  return (
    <>
      <p className="admin-second">{words.since(dayOfInstant(record.since, language))}</p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="type-h2 wrap-anywhere">
          {nameOf(record)}{' '}
          <span className="font-sans text-[0.9375rem]/5 font-normal text-ink-500" translate="no">
            {record.number}
          </span>
        </h2>
      </div>
      <DescriptionList
        layout="columns"
        className="admin-pairs"
        pairs={[
          {
            label: words.nextVisit,
            value: nextVisit
              ? formatVisit(nextVisit.appointmentDate, nextVisit.appointmentTime, language)
              : words.noNextVisit,
          },
          { label: words.contact, value: record.contactName },
          { label: words.phone, value: <PhoneWay {...record} /> },
          { label: words.email, value: <MailWay {...record} /> },
          { label: words.address, value: <MapWay {...record} /> },
          ...(record.paid > 0 ? [{ label: words.paid, value: money(record.paid) }] : []),
          ...(refunded > 0 ? [{ label: words.refunded, value: money(refunded) }] : []),
          { label: words.visits, value: record.visits },
          { label: words.lastVisit, value: lastVisit && dayOf(lastVisit, language) },
          ...listed(words.otherNumbers, otherNumbers),
          ...listed(words.otherPhones, phones),
          ...listed(words.otherEmails, otherEmails),
          { label: words.language, value: words.languages[record.language] },
        ]}
      />
      {newest && (
        <div className="mt-3 flex flex-wrap gap-2">
          <AgainLinks
            orderNo={newest.orderNo}
            refreshes={record.bookings.find((visit) => visit.canRefresh)?.orderNo ?? null}
          />
        </div>
      )}
      <Alike record={record} actions={actions} />
      <MergedHere record={record} actions={actions} />
      <Button kind="secondary" size="small" className="mt-5" onClick={() => setJoining(true)}>
        {words.mergeOther}
      </Button>
      <Visits record={record} actions={actions} />
      <Plan record={record} actions={actions} />
      <Notes record={record} actions={actions} />
      <Consents record={record} />
      <ConsentList consents={record.consents} />
      <Messages record={record} />
      {newest && actionsOf((nextVisit ?? newest).orderNo)}
      {joining && (
        <MergeDialog
          record={record}
          actions={actions}
          onClose={() => setJoining(false)}
          onJoined={() => {
            setJoining(false);
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}

const listed = (label: string, values: readonly string[]) =>
  values.length > 0 ? [{ label, value: values.join(', ') }] : [];
