import { findAdministrator } from '#server/modules/auth/queries/administrators.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { anAdministrator } from './operator.ts';
import type { TestApp } from './test-app.ts';

/** A new administrator, as the guard hands one to an action. */
export async function actorOf(
  testApp: TestApp,
  name: string,
  role: 'owner' | 'staff' | 'crew' = 'owner',
): Promise<Actor> {
  const { email } = await anAdministrator(testApp.deps, name, role);
  const administrator = await findAdministrator(testApp.db, email);
  if (!administrator) throw new Error(`no administrator ${name}`);
  return { id: administrator.id, role };
}

/** What the audit log says was done to a booking, in order. */
export async function auditEntriesIn(testApp: TestApp, bookingId: string) {
  const { rows } = await testApp.pool.query<{ action: string; by: string; before: unknown; after: unknown }>(
    'select action, administrator_id as by, before, after from audit_log where subject = $1 order by id',
    [bookingId],
  );
  return rows;
}
