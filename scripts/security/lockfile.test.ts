import { describe, expect, it } from 'vitest';
import { lockfileFaults } from './lockfile.ts';

const sound = { version: '1.0.0', integrity: 'sha512-x' };
const faultsOf = (entry: object, path = 'node_modules/one') =>
  lockfileFaults({ lockfileVersion: 3, packages: { '': {}, [path]: { ...sound, ...entry } } }, ['@scope/known']);

describe('the lock file', () => {
  it('may leave the address to npm, or name the public registry', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ resolved: 'https://registry.npmjs.org/one/-/one-1.0.0.tgz' })).toEqual([]);
  });

  it.each([
    'http://registry.npmjs.org/one/-/one-1.0.0.tgz',
    'https://registry.npmjs.org.example.com/one.tgz',
    'https://example.com/one-1.0.0.tgz',
    'git+ssh://git@example.com/one.git#0123',
    'file:../one',
  ])('names no other source: %s', (resolved) => {
    expect(faultsOf({ resolved })).toEqual([`node_modules/one: comes from ${resolved}`]);
  });

  it('pins the content of every package', () => {
    const fault = 'node_modules/one: has no SHA-512 of its content';
    expect(faultsOf({ integrity: undefined })).toEqual([fault]);
    expect(faultsOf({ integrity: 'sha1-x' })).toEqual([fault]);
  });

  it('links to no folder', () => {
    expect(faultsOf({ link: true })).toEqual(['node_modules/one: is not a version from the registry']);
  });

  it('has no install script that nobody decided about, however deep it lies', () => {
    const fault = 'has an install script that allowScripts does not name';
    const deep = 'node_modules/other/node_modules/@scope/known';
    expect(faultsOf({ hasInstallScript: true })).toEqual([`node_modules/one: ${fault}`]);
    expect(faultsOf({ hasInstallScript: true }, deep)).toEqual([]);
  });
});
