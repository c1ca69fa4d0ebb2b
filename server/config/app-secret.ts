import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const shortestSecret = 32;

/** A file or folder that cannot be used; the message is one line for the operator. */
export class SecretFileError extends Error {
  override name = 'SecretFileError';
}

/** The secret in `<dataDir>/app-secret`, created whole at the first start; of two processes, the first one's counts. */
export function storedSecret(dataDir: string): string {
  const file = join(resolve(dataDir), 'app-secret');
  const fresh = `${file}.${process.pid}`;
  try {
    const stored = secretIn(file);
    if (stored !== null) return stored;
    mkdirSync(resolve(dataDir), { recursive: true });
    writeFileSync(fresh, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
    try {
      linkUnlessThere(fresh, file);
    } finally {
      rmSync(fresh);
    }
    return secretIn(file) ?? '';
  } catch (cause) {
    if (cause instanceof SecretFileError) throw cause;
    throw new SecretFileError(`DATA_DIR: ${reason(cause)}`, { cause });
  }
}

/** The secret in `<dataDir>/app-secret`; null where there is none. */
export const findSecret = (dataDir: string): string | null => secretIn(join(resolve(dataDir), 'app-secret'));

/** Puts a secret into a data folder that has none. */
export function storeSecret(dataDir: string, secret: string): void {
  writeFileSync(join(resolve(dataDir), 'app-secret'), `${secret}\n`, { mode: 0o600, flush: true, flag: 'wx' });
}

function secretIn(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  if (secret.length >= shortestSecret) return secret;
  throw new SecretFileError(`DATA_DIR: ${file} is damaged; put it back, or remove it (open links then stop working)`);
}

function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
