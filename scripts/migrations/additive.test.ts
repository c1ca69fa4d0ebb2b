import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './additive.ts';

const folder = join(import.meta.dirname, '../../server/database/migrations');
/** Makes the tables of an empty database: no release before uses them. */
const baseline = '0061_baseline.sql';

describe('a migration, while the release before still runs,', () => {
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql') && name !== baseline);

  it('adds and takes nothing away, or says why that is safe', () => {
    const faults = migrations.flatMap((name) =>
      faultsOf(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "bookings" DROP COLUMN "total";', /drops/],
    ['ALTER TABLE "bookings" RENAME COLUMN "total" TO "sum";', /renames/],
    ['ALTER TABLE "bookings" ALTER COLUMN "total" SET NOT NULL;', /refuses rows/],
    ['ALTER TABLE "bookings" ADD COLUMN "tip" integer NOT NULL;', /refuses rows/],
    ['ALTER TABLE "bookings" ALTER COLUMN "total" SET DATA TYPE bigint;', /rewrites/],
    ['DROP TABLE "bookings";', /drops/],
    ['CREATE INDEX "by_total" ON "bookings" USING btree ("total");', /migrations\/concurrent/],
  ])('is found where it does: %s', (statement, fault) => {
    expect(faultsOf(`CREATE TABLE "tips" ("id" int);--> statement-breakpoint\n${statement}`)).toEqual([
      expect.stringMatching(fault),
    ]);
    expect(faultsOf(`-- safe: nobody reads it since the release before last.\n${statement}`)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "bookings" ADD COLUMN "tip" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "bookings" ADD COLUMN "tip" integer;',
    'CREATE TABLE "tips" ("id" int);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "tips" USING btree ("id");',
    'ALTER TABLE "bookings" DROP CONSTRAINT "bookings_total";',
    '-- It does not drop table bookings.\nCREATE TABLE "tips" ("id" int);',
  ])('may do this: %s', (migration) => {
    expect(faultsOf(migration)).toEqual([]);
  });
});
