import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { nameOf } from './labels.ts';
import { messages } from './messages.ts';
import type { ClientActions } from './use-clients.ts';

type PartProps = { record: ClientRecord; actions: ClientActions };

/** Others who share something, each with the button that joins them. */
export function Alike({ record, actions }: PartProps) {
  const words = useMessages(messages);
  const { working } = useMessages(shell);
  if (record.alike.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.alike}</h3>
      <ul className="clients-others">
        {record.alike.map((other) => (
          <li key={other.id}>
            <div>
              <b>{nameOf(other)}</b>
              <span className="admin-second">
                <WithCodes text={[other.number, ...other.shared.map((trait) => words.shared[trait])].join(', ')} />
              </span>
            </div>
            <Button
              kind="secondary"
              size="small"
              pending={actions.pending === other.id}
              pendingLabel={working}
              aria-label={words.mergeOne(nameOf(other))}
              onClick={() => void actions.join(other.id)}
            >
              {words.join}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whoever was joined into this record, each with the button that parts them. */
export function MergedHere({ record, actions }: PartProps) {
  const words = useMessages(messages);
  const { working } = useMessages(shell);
  const language = useLanguage();
  if (record.joined.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.mergedHere}</h3>
      <ul className="clients-others">
        {record.joined.map(({ id, number, businessName, at, by }) => (
          <li key={id}>
            <div>
              <b>{businessName || number}</b>
              <span className="admin-second">
                {number}, {words.joinedBy(by ?? words.someone, formatInstant(at, language))}
              </span>
            </div>
            <Button
              kind="secondary"
              size="small"
              pending={actions.pending === id}
              pendingLabel={working}
              aria-label={words.partOne(businessName || number)}
              onClick={() => void actions.part(id)}
            >
              {words.part}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
