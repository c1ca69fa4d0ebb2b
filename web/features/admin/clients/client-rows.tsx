import type { Client } from '#contract/admin/clients/clients.ts';
import { formatPhone } from '#domain/format.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { ResponsiveTable } from '#web/features/admin/shell/resource/responsive-table.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { nameOf, secondLine } from './labels.ts';
import { messages } from './messages.ts';

type ClientRowsProps = { clients: readonly Client[]; opened: string | null; onOpen: (id: string) => void };

/** The clients, the name first. */
export function ClientRows({ clients, opened, onOpen }: ClientRowsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const phoneOf = ({ phone, phoneExtension }: Client) => formatPhone(phone, language, phoneExtension);
  return (
    <ResponsiveTable
      caption={words.title}
      className="[&_:is(th,td):nth-child(2)]:wrap-anywhere [&_:is(th,td):nth-child(2)]:whitespace-normal!"
      rows={clients}
      idOf={({ id }) => id}
      opened={opened}
      head={words.client}
      name={(client) => (
        <button
          type="button"
          className="admin-open"
          aria-expanded={client.id === opened}
          onClick={() => onOpen(client.id)}
        >
          <b className="admin-client">{nameOf(client)}</b>
          <span>
            <WithCodes text={secondLine(client)} />
          </span>
        </button>
      )}
      columns={[
        {
          head: words.reached,
          cell: (client) => (
            <>
              <b>{client.email || '–'}</b>
              <span className="whitespace-nowrap">{phoneOf(client)}</span>
            </>
          ),
          line: (client) => (
            <>
              {client.email || (!phoneOf(client) && '–')}
              <span className="block whitespace-nowrap">{phoneOf(client)}</span>
            </>
          ),
        },
        { head: words.visits, cell: ({ visits }) => visits },
        {
          head: words.lastVisit,
          cell: ({ lastVisit }) => (
            <span className="whitespace-nowrap">{lastVisit ? dayOf(lastVisit, language) : '–'}</span>
          ),
        },
      ]}
    />
  );
}
