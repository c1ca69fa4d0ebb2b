import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { connect } from '#server/database/connect.ts';
import { type EmbeddedPostgres, embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { roomyFolder } from '#tests/database.ts';
import { killAll } from '#tests/faults/database/support.ts';

/** A folder for a test that removes it. */
export function newFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-${name}-`));
  chmodSync(folder, 0o711); // as root, the database runs as another user
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export type Restored = {
  dataDir: string;
  postgres: EmbeddedPostgres;
  pool: Pool;
  close(): Promise<void>;
  burn(): Promise<void>;
};

/** An embedded database with the program's schema. */
export async function openRestored(dataDir: string, settings: Record<string, string> = {}): Promise<Restored> {
  const postgres = await embeddedPostgres(dataDir, { settings });
  const pool = connect(postgres.connection);
  await migrate(pool);
  return {
    dataDir,
    postgres,
    pool,
    async close() {
      if (!pool.ended) await pool.end();
      await postgres.leave();
    },
    /** Power and disk are gone at once. */
    async burn() {
      const left = pool.end();
      await killAll(dataDir);
      await left;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      await postgres.leave();
    },
  };
}
