import type { Client } from '#contract/admin/clients/clients.ts';
import { formatPhone } from '#domain/format.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { nameOf, secondLine } from './labels.ts';
import { messages } from './messages.ts';

type Opens = { opened: string | null; onOpen: (id: string) => void };
type RowProps = Opens & { client: Client };

/** The clients, the name first: a table where there is room, cards with the same facts on phones. */
export function ClientRows({ clients, wide, ...opens }: Opens & { clients: readonly Client[]; wide: boolean }) {
  const words = useMessages(messages);
  if (!wide)
    return (
      <ul className="admin-cards" aria-label={words.title}>
        {clients.map((client) => (
          <Card key={client.id} client={client} {...opens} />
        ))}
      </ul>
    );
  return (
    <table className="admin-table clients-table">
      <caption className="sr-only">{words.title}</caption>
      <TableHead columns={[words.client, words.reached, words.visits, words.lastVisit]} />
      <tbody>
        {clients.map((client) => (
          <Row key={client.id} client={client} {...opens} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ client, opened, onOpen }: RowProps) {
  const language = useLanguage();
  return (
    <tr aria-selected={client.id === opened}>
      <th scope="row">
        <OpenButton client={client} opened={opened} onOpen={onOpen} />
      </th>
      <td>
        <b>{client.email || '–'}</b>
        <span>{formatPhone(client.phone, language, client.phoneExtension)}</span>
      </td>
      <td>{client.visits}</td>
      <td>{client.lastVisit ? dayOf(client.lastVisit, language) : '–'}</td>
    </tr>
  );
}

function Card({ client, opened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const pairs = [
    [
      words.reached,
      [client.email, formatPhone(client.phone, language, client.phoneExtension)].filter(Boolean).join(', ') || '–',
    ],
    [words.visits, client.visits],
    [words.lastVisit, client.lastVisit ? dayOf(client.lastVisit, language) : '–'],
  ] as const;
  return (
    <li className="admin-card">
      <div className="admin-card-head">
        <div>
          <OpenButton client={client} opened={opened} onOpen={onOpen} />
        </div>
      </div>
      <dl>
        {pairs.map(([label, value]) => (
          <div key={label} className="admin-card-pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The whole row is its target. */
const OpenButton = ({ client, opened, onOpen }: RowProps) => (
  <button type="button" className="admin-open" aria-expanded={client.id === opened} onClick={() => onOpen(client.id)}>
    <b className="admin-client">{nameOf(client)}</b>
    <span>
      <WithCodes text={secondLine(client)} />
    </span>
  </button>
);
