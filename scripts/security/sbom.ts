import { type Lockfile, nameOf } from './lockfile.ts';

type Bom = { bomFormat: string; components: readonly { name: string; version: string; purl: string }[] };

/** Every package of the lock file, as `name@version`. */
export const lockedPackages = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${nameOf(path)}@${version}`);

export function componentFaults({ bomFormat, components }: Bom, packages: readonly string[]): string[] {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [
    ...(bomFormat === 'CycloneDX' ? [] : ['is no CycloneDX list']),
    ...packages.filter((one) => !listed.has(one)).map((one) => `${one} is not listed`),
    ...components.filter(({ purl }) => !purl.startsWith('pkg:npm/')).map(({ name }) => `${name} has no npm address`),
  ];
}
