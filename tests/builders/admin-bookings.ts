import { findAdministrator } from '#server/modules/access/queries/administrators.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { anAdministrator } from './operator.ts';
import type { House } from './test-app.ts';

/** An administrator of the house, as the guard hands one to a use case. */
export async function actorOf(house: House, name: string, role: 'owner' | 'staff' = 'owner'): Promise<Actor> {
  const { email } = await anAdministrator(house.deps, name, role);
  const administrator = await findAdministrator(house.db, email);
  if (!administrator) throw new Error(`no administrator ${name}`);
  return { id: administrator.id, role };
}

/** What the audit log says was done to a booking, in order. */
export async function deedsOf(house: House, bookingId: string) {
  const { rows } = await house.pool.query<{ action: string; by: string; before: unknown; after: unknown }>(
    'select action, administrator_id as by, before, after from audit_log where subject = $1 order by id',
    [bookingId],
  );
  return rows;
}
