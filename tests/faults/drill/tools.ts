import { existsSync } from 'node:fs';

const tools = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql/15/bin/postgres'];

/** What of Debian's packages is not installed here, in one line; null when all is. */
export function missingTools(): string | null {
  const missing = tools.filter((file) => !existsSync(file));
  if (missing.length === 0) return null;
  return `${missing.join(', ')} missing: apt-get install postgresql-15 patroni etcd-server haproxy`;
}
