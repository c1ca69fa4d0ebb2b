import { expect, it } from 'vitest';
import { componentFaults, lockedPackages } from './sbom.ts';

it('every package of the lock file is known by its name and version, however deep it lies', () => {
  const packages = {
    '': {},
    'node_modules/one': { version: '1.0.0' },
    'node_modules/one/node_modules/@scope/deep': { version: '2.0.0' },
  };
  expect(lockedPackages({ lockfileVersion: 3, packages })).toEqual(['one@1.0.0', '@scope/deep@2.0.0']);
});

it('the list of components names each of them, in its exact version', () => {
  const listed = [{ name: 'one', version: '1.0.0', purl: 'pkg:npm/one@1.0.0' }];
  const faultsOf = (packages: string[], bomFormat = 'CycloneDX') =>
    componentFaults({ bomFormat, components: listed }, packages);
  expect(faultsOf(['one@1.0.0'])).toEqual([]);
  expect(faultsOf(['one@1.0.1', 'two@1.0.0'])).toEqual(['one@1.0.1 is not listed', 'two@1.0.0 is not listed']);
  expect(faultsOf([], 'SPDX')).toEqual(['is no CycloneDX list']);
});
