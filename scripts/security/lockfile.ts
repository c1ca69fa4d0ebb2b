/** The parts of package-lock.json that say where a package comes from and what it may do. */
type Locked = Partial<
  Record<'version' | 'resolved' | 'integrity', string> & Record<'link' | 'hasInstallScript', boolean>
>;
export type Lockfile = { lockfileVersion: number; packages: Readonly<Record<string, Locked>> };

const registry = 'https://registry.npmjs.org/';

/**
 * Entries of the lock file that could install something other than the reviewed package. An entry without `resolved` is
 * fetched by name from npm's configured registry; its integrity pins the bytes.
 */
export function lockfileFaults(lock: Lockfile, decidedScripts: readonly string[]): string[] {
  const decided = new Set(decidedScripts);
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const faults = entries.flatMap(([path, entry]) =>
    faultsOf(entry, decided.has(nameOf(path))).map((fault) => `${path}: ${fault}`),
  );
  return lock.lockfileVersion === 3 ? faults : [`version 3 of the format is expected`, ...faults];
}

function faultsOf({ version, resolved, integrity, link, hasInstallScript }: Locked, isDecided: boolean): string[] {
  return [
    ...(link || version === undefined ? ['is not a version from the registry'] : []),
    ...(resolved !== undefined && !resolved.startsWith(registry) ? [`comes from ${resolved}`] : []),
    ...(integrity?.startsWith('sha512-') ? [] : ['has no SHA-512 of its content']),
    ...(hasInstallScript && !isDecided ? ['has an install script that allowScripts does not name'] : []),
  ];
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
