import { readFileSync } from 'node:fs';
import type { Reader } from './faults.ts';

const largestFile = 64 * 1024;

/** The file by which Apple knows the site's domain, as it was downloaded; null: Apple Pay is off. */
export function readApplePayFile(read: Reader): Buffer | null {
  const path = read.text('APPLE_PAY_FILE');
  if (path === null) return null;
  try {
    const file = readFileSync(path);
    if (file.length > 0 && file.length <= largestFile) return file;
    read.fault('APPLE_PAY_FILE', 'must name the file that Apple gave for this domain, of at most 64 kB');
  } catch (failure) {
    read.fault('APPLE_PAY_FILE', `cannot be read: ${failure instanceof Error ? failure.message : String(failure)}`);
  }
  return null;
}
