import { describe, expect, it } from 'vitest';
import { exportManifest, setManifest } from './manifest.ts';

const elsewhere = [
  '../../etc/passwd',
  '/etc/passwd',
  'a/b.copy',
  '..',
  '.',
  '',
  'a\\b',
  '.hidden',
  'a\0b',
  'a\nb',
  '%2e%2e/x',
];
const release = { program: '1.0.0', schema: '0001', postgres: '18.4' };
const sha256 = 'a'.repeat(64);

const exported = (file: string) =>
  exportManifest.write({
    ...release,
    ...{ exportedAt: '2025-10-06T14:00:00Z', encrypted: false, sequences: {} },
    tables: [{ name: 'bookings', columns: ['id'], rows: 1, file, bytes: 1, sha256 }],
  });
const saved = (name: string) =>
  setManifest.write({
    ...release,
    ...{
      systemIdentifier: '1',
      timeline: 1,
      newestOrder: null,
      startedAt: '',
      stoppedAt: '',
      startLsn: '',
      stopLsn: '',
    },
    ...{ startSegment: '', stopSegment: '', encrypted: false, files: [] },
    archive: { name, bytes: 1, sha256 },
  });

describe('a manifest names files beside it', () => {
  it('as the program writes them', () => {
    expect(exportManifest.read(exported('bookings.copy.zst.age')).tables[0]?.file).toBe('bookings.copy.zst.age');
    expect(setManifest.read(saved('cluster.tar.zst')).archive.name).toBe('cluster.tar.zst');
  });

  it.each(elsewhere)('and never %j', (name) => {
    expect(() => exportManifest.read(exported(name))).toThrow();
    expect(() => setManifest.read(saved(name))).toThrow();
  });
});
