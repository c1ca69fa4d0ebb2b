import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { nameOf } from './labels.ts';
import { messages } from './messages.ts';
import { OtherRow } from './other-row.tsx';
import type { ClientActions } from './use-clients.ts';

type PartProps = { record: ClientRecord; actions: ClientActions };

/** Others who share something, each with a merge button. */
export function Alike({ record, actions }: PartProps) {
  const words = useMessages(messages);
  if (record.alike.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.alike}</h3>
      <ul>
        {record.alike.map((other) => (
          <OtherRow
            key={other.id}
            name={nameOf(other)}
            facts={<WithCodes text={[other.number, ...other.shared.map((trait) => words.shared[trait])].join(', ')} />}
            pending={actions.pending === other.id}
            action={words.join}
            label={words.mergeOne(nameOf(other))}
            onPress={() => void actions.join(other.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** Records merged into this one, each with a split button. */
export function MergedHere({ record, actions }: PartProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  if (record.joined.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.mergedHere}</h3>
      <ul>
        {record.joined.map(({ id, number, businessName, at, by }) => (
          <OtherRow
            key={id}
            name={businessName || number}
            facts={`${number}, ${words.joinedBy(by ?? words.someone, formatInstant(at, language))}`}
            pending={actions.pending === id}
            action={words.part}
            label={words.partOne(businessName || number)}
            onPress={() => void actions.part(id)}
          />
        ))}
      </ul>
    </>
  );
}
