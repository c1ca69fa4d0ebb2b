import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { exportNames } from '#contract/admin/data/transfer.ts';
import * as schema from '#server/database/schema/index.ts';
import { type ExportName, exportHeads, exportsOf } from './export.ts';

const page = readFileSync('server/modules/transfer/README.md', 'utf8');
const staying = [...page.matchAll(/^\| `(\w+)` \| .{10,} \|$/gm)].map(([, table]) => table);
const leaving = Object.values(exportsOf).map(({ table }) => getTableName(table));
const names = Object.keys(exportsOf) as ExportName[];

describe('the export', () => {
  it('is of every table, but for those that its README keeps out with a reason', () => {
    const tables = Object.values(schema).filter((one) => is(one, PgTable));
    expect([...leaving, ...staying].toSorted()).toEqual(tables.map((one) => getTableName(one)).toSorted());
  });

  it('offers each kind once', () => {
    expect([...exportNames].toSorted()).toEqual(names.toSorted());
  });

  it('has no column that opens a door', () => {
    const heads = names.flatMap((name) => exportHeads(name));
    const doors = heads.filter((head) => /token|ticket|secret|password|hash$|^raw|json/i.test(head));
    // The hash of the terms that were shown proves which text it was; those of the audit log chain its entries.
    expect(doors).toEqual(['textHash', 'textHash', 'prevHash', 'hash']);
  });
});
