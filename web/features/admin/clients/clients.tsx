import { type ComponentProps, useState } from 'react';
import { splitClass } from '#web/features/admin/shell/looks.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { useOpener } from '#web/features/admin/shell/resource/use-opener.ts';
import { SearchField } from '#web/features/admin/shell/search-field.tsx';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo, useQueryString } from '#web/state/location.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { ClientDrawer } from './client-drawer.tsx';
import { ClientRows } from './client-rows.tsx';
import { messages } from './messages.ts';
import { useClients } from './use-clients.ts';

const path = '/admin/clients';

/** Everyone who has booked, searched like their bookings, and the open record. */
export function Clients({ actionsOf }: Pick<ComponentProps<typeof ClientDrawer>, 'actionsOf'>) {
  const words = useMessages(messages);
  const go = useGo();
  const opened = useQueryString().get('client');
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const { list, items } = useClients(q);
  const { open, close } = useOpener<string>((id) =>
    id === null ? go(path, { replace: true }) : go(`${path}?client=${id}`, { replace: opened !== null }),
  );

  return (
    <div className={splitClass(Boolean(opened))}>
      <main id="main" tabIndex={-1} className="admin-main">
        <PageTitle className="admin-title">{words.title}</PageTitle>
        <p className="admin-subtitle">{words.subtitle}</p>
        <div className="my-4 flex flex-wrap gap-2.5">
          <SearchField label={words.search} placeholder={words.placeholder} value={typed} onChange={setTyped} />
        </div>
        <PagedList
          list={list}
          items={items}
          empty={
            <>
              <p>{q === '' ? words.empty : words.nobody}</p>
              {typed !== '' && (
                <Button kind="secondary" size="small" onClick={() => setTyped('')}>
                  {words.clear}
                </Button>
              )}
            </>
          }
          failed={words.listFailed}
          more={words.more}
        >
          {(found) => <ClientRows clients={found} opened={opened} onOpen={open} />}
        </PagedList>
      </main>
      {opened && <ClientDrawer key={opened} id={opened} actionsOf={actionsOf} onClose={close} />}
    </div>
  );
}
