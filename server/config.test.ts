import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedSecret } from './config/app-secret.ts';
import { readConfig } from './config.ts';

const credentials = {
  MONERIS_STORE_ID: 'store1',
  MONERIS_API_TOKEN: 'token-of-the-store',
  MONERIS_CHECKOUT_ID: 'chkt1',
  MONERIS_ENV: 'prod',
};

function settingsOf(environment: Record<string, string>) {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings;
}

function faultsOf(environment: Record<string, string>): string[] {
  const reading = readConfig(environment);
  return reading.ok ? [] : reading.faults;
}

describe('the settings', () => {
  it('need nothing: without any variable the site runs in sandbox mode on this machine', () => {
    const settings = settingsOf({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      dataDir: './data',
      databaseUrl: null,
      sandbox: true,
      trustProxy: false,
      rateLimit: true,
      cards: null,
    });
    expect(settings.invitationCodes.size).toBe(6);
    expect(settings.invitationCodes.has('HCPREVIEW')).toBe(true);
  });

  it('turn the sandbox off when card credentials are given, and then no invitation code is known', () => {
    const settings = settingsOf(credentials);
    expect(settings.sandbox).toBe(false);
    expect(settings.cards).toEqual({
      storeId: 'store1',
      apiToken: 'token-of-the-store',
      checkoutId: 'chkt1',
      environment: 'prod',
    });
    expect(settings.invitationCodes.size).toBe(0);
  });

  it('keep the simulators where they are asked for by name, whatever credentials there are', () => {
    expect(settingsOf({ ...credentials, SANDBOX: '1' })).toMatchObject({ sandbox: true, cards: null });
    expect(settingsOf({ NODE_ENV: 'production', SANDBOX: '1' })).toMatchObject({ sandbox: true, production: true });
  });

  it('read codes, proxies, clock and address as they are meant', () => {
    const settings = settingsOf({
      INVITATION_CODES: ' one, Two two,',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      CLOCK_START: '2025-10-06T10:00:00-04:00',
      PUBLIC_URL: 'https://example.com/',
      PORT: '',
    });
    expect([...settings.invitationCodes]).toEqual(['ONE', 'TWOTWO']);
    expect(settings.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
    expect(settings.clockStart).toEqual(new Date('2025-10-06T14:00:00Z'));
    expect(settings.publicUrl).toBe('https://example.com');
    expect(settings.port).toBe(3000);
    expect(settingsOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(settings.drainMs).toBe(0);
    expect(settingsOf({ DRAIN_SECONDS: '5' }).drainMs).toBe(5000);
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['HOST', { HOST: 'not a host' }],
    ['HOST', { HOST: '192.168.1.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.com/booking' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://demo.example.com' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '61' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://host/db' }],
    ['SANDBOX', { SANDBOX: 'maybe' }],
    ['MONERIS_STORE_ID', { SANDBOX: '0' }],
    ['MONERIS_STORE_ID', { NODE_ENV: 'production' }],
    ['MONERIS_API_TOKEN', { ...credentials, MONERIS_API_TOKEN: '' }],
    ['MONERIS_ENV', { ...credentials, MONERIS_ENV: 'live' }],
    ['APP_SECRET', { APP_SECRET: 'thirty-one characters, no more.' }],
    ['APP_SECRET', { ...credentials, NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/db' }],
    ['CLOCK_START', { CLOCK_START: '2025-10-06' }],
    ['CLOCK_START', { ...credentials, CLOCK_START: '2025-10-06T14:00:00Z' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
    ['RATE_LIMIT', { ...credentials, RATE_LIMIT: 'off' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['INVITATION_CODES', { INVITATION_CODES: 'HCPREVIEW,HCPREVIEW1' }],
  ])('name %s in one line when %j is wrong', (name, environment) => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: .+`));
    expect(faults[0]).not.toContain('\n');
  });

  it('list all faults together and repeat no secret', () => {
    const faults = faultsOf({
      PORT: '-1',
      APP_SECRET: 'short-secret',
      MONERIS_API_TOKEN: 'token-of-the-store',
      DATABASE_URL: 'user:password@host',
      RATE_LIMIT: '?',
    });
    const names = faults.map((fault) => fault.split(':')[0]);
    const missing = ['MONERIS_STORE_ID', 'MONERIS_CHECKOUT_ID', 'MONERIS_ENV'];
    expect(names).toEqual([...missing, 'PORT', 'DATABASE_URL', 'APP_SECRET', 'RATE_LIMIT']);
    expect(faults.join()).not.toMatch(/short-secret|token-of-the-store|password/);
  });
});

describe('the secret in the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-secret-'));
  const file = join(folder, 'deeper/app-secret');

  it('is made once, for this system user only, and is the same from then on', () => {
    const secret = storedSecret(join(folder, 'deeper'));
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(storedSecret(join(folder, 'deeper'))).toBe(secret);
    expect(readFileSync(file, 'utf8').trim()).toBe(secret);
  });

  it('is never replaced in silence when it is damaged', () => {
    writeFileSync(file, 'cut');
    expect(() => storedSecret(join(folder, 'deeper'))).toThrow(/^DATA_DIR: .*app-secret is damaged/);
    rmSync(folder, { recursive: true });
  });

  it('tells of a folder that cannot be made', () => {
    expect(() => storedSecret('/dev/null/data')).toThrow(/^DATA_DIR: /);
  });
});
