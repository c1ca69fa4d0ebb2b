import type { Session } from './session.ts';

const lock = [1_751_213_417, 5];

/** Keeps other backups out until the connection ends; false while another one is running. */
export async function takeBackupLock(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1, $2) as alone', lock);
  return rows[0]?.alone ?? false;
}

/** Whether the server archives its log at all, which is only set at startup. */
export async function canArchive(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ archive_mode: string }>('show archive_mode');
  return rows[0]?.archive_mode === 'on';
}

export type Started = {
  lsn: string;
  segment: string;
  at: Date;
  postgres: string;
  systemIdentifier: string;
  timeline: number;
};

/** Tells the server that its files are going to be copied; it ends by itself when the connection does. */
export async function startBackup(session: Session): Promise<Started> {
  const { rows } = await session.query<Started>(`
    with started as materialized (select pg_backup_start('booking', fast => true) as lsn)
    select lsn::text, pg_walfile_name(lsn) as segment, clock_timestamp() as at,
      current_setting('server_version') as postgres,
      (select system_identifier::text from pg_control_system()) as "systemIdentifier",
      ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
    from started`);
  return only(rows);
}

export type Stopped = { lsn: string; segment: string; at: Date; labelfile: string; newestOrder: string | null };

/** Ends the backup; waits this long for every segment that the copy needs to be archived. */
export async function stopBackup(session: Session, archiveTimeoutMs: number): Promise<Stopped> {
  await session.query(`set statement_timeout = ${archiveTimeoutMs}`);
  const newest = await session.query<{ order_no: string }>(
    'select order_no from bookings order by created_at desc, id desc limit 1',
  );
  // The position is the end of the last record, which may be the beginning of the next segment.
  const { rows } = await session.query<Omit<Stopped, 'newestOrder'>>(`
    with stopped as materialized (select * from pg_backup_stop(wait_for_archive => true))
    select lsn::text, pg_walfile_name(lsn - 1) as segment, clock_timestamp() as at, labelfile from stopped`);
  return { ...only(rows), newestOrder: newest.rows[0]?.order_no ?? null };
}

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('the server answered nothing');
  return row;
}
