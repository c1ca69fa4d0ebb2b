import { useEffect } from 'react';
import { Queries } from '#web/client/query.tsx';
import { InvitationPage } from '#web/features/admin/access/invitation-page.tsx';
import { AdminPage } from '#web/features/admin/shell/admin-page.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useHere } from '#web/state/location.ts';
import { titleOf } from '#web/state/title.ts';
import { sections } from './admin/sections.ts';
import { messages } from './admin/titles.messages.ts';

export default function Admin() {
  const { path } = useHere();
  const titles: Partial<Record<string, string>> = useMessages(messages);
  const title = titles[path];
  useEffect(() => {
    if (title) document.title = titleOf(title);
  }, [title]);
  return <Queries>{path === '/admin/invitation' ? <InvitationPage /> : <AdminPage sections={sections} />}</Queries>;
}
