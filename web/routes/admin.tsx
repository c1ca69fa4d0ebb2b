import { Queries } from '#web/client/query.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

export default function Admin() {
  return (
    <Queries>
      <AdminPage />
    </Queries>
  );
}
