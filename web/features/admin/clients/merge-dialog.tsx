import { useState } from 'react';
import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { SearchField } from '#web/features/admin/shell/search-field.tsx';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { nameOf, secondLine } from './labels.ts';
import { messages } from './messages.ts';
import { OtherRow } from './other-row.tsx';
import { type ClientActions, useClients } from './use-clients.ts';

type JoinProps = { record: ClientRecord; actions: ClientActions; onClose: () => void; onJoined: () => void };

/** Finds another client and merges them into this one. */
export function MergeDialog({ record, actions, onClose, onJoined }: JoinProps) {
  const words = useMessages(messages);
  const [typed, setTyped] = useState('');
  const { list, items } = useClients(useDebouncedValue(typed.trim()));
  const others = items?.filter(({ id }) => id !== record.id);
  const join = async (id: string) => {
    if (await actions.join(id)) onJoined();
  };
  return (
    <Dialog
      open
      title={words.mergeTitle(nameOf(record))}
      onClose={onClose}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{words.mergeLede}</p>
      <div className="my-4 flex flex-wrap gap-2.5">
        <SearchField label={words.search} placeholder={words.placeholder} value={typed} onChange={setTyped} />
      </div>
      <PagedList list={list} items={others} empty={words.nobody} failed={words.listFailed} more={words.more}>
        {(found) => (
          <ul>
            {found.map((client) => (
              <OtherRow
                key={client.id}
                name={nameOf(client)}
                facts={secondLine(client)}
                pending={actions.pending === client.id}
                action={words.join}
                label={words.mergeOne(nameOf(client))}
                onPress={() => void join(client.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}
