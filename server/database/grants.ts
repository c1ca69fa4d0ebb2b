import type { Pool } from 'pg';

/** The program's role on the embedded server; the owner is only used to migrate. */
export const programRole = 'program';

/** Neither owner nor superuser: it cannot change append-only rows or drop their triggers. */
const grants = `
  select pg_advisory_xact_lock(1751213417, 4);
  do $$ begin
    if not exists (select from pg_roles where rolname = '${programRole}') then create role ${programRole} login; end if;
  end $$;
  grant usage on schema public, drizzle to ${programRole};
  grant select on all tables in schema drizzle to ${programRole};
  grant select, insert, update, delete on all tables in schema public to ${programRole};
  grant usage, select on all sequences in schema public to ${programRole};
  revoke update, delete on audit_log, payment_events from ${programRole};
`;

/** Creates the program's role if missing and grants it what it needs, at each start: a migration adds tables. */
export async function grantProgram(owner: Pool): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`begin; ${grants} commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
