import { Queries } from '#web/client/query.tsx';
import { InvitationPage } from '#web/features/admin/access/invitation-page.tsx';
import { AdminPage } from '#web/features/admin/shell/admin-page.tsx';
import { useHere } from '#web/state/location.ts';
import { sections } from './admin/sections.ts';

export default function Admin() {
  const { path } = useHere();
  return <Queries>{path === '/admin/invitation' ? <InvitationPage /> : <AdminPage sections={sections} />}</Queries>;
}
