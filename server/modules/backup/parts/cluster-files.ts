import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './error.ts';

export type ClusterEntry = { path: string; isFolder: boolean; bytes: number };

/** Content that a server recreates at startup: these folders are saved empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files specific to this running server. */
const left =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|server\.(log.*|lock)|archive\.sh.*|\.s\.PGSQL\..*)$/;

/** The files and folders of a running cluster that a backup holds; the control file, which is read last, comes last. */
export function clusterEntries(cluster: string): ClusterEntry[] {
  const entries: ClusterEntry[] = [];
  const walk = (folder: string) => {
    for (const name of readNames(join(cluster, folder))) {
      if (left.test(name)) continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(join(cluster, path), { throwIfNoEntry: false });
      if (!stat || !(stat.isFile() || stat.isDirectory())) continue;
      entries.push({ path, isFolder: stat.isDirectory(), bytes: stat.isDirectory() ? 0 : stat.size });
      if (stat.isDirectory() && !emptied.has(path)) walk(path);
    }
  };
  walk('');
  const isControl = ({ path }: ClusterEntry) => path === 'global/pg_control';
  return [...entries.filter((entry) => !isControl(entry)), ...entries.filter(isControl)];
}

/** A folder that vanishes meanwhile counts as empty: the change is in the log. */
function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
