import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const read = (environment: Record<string, string>) => readConfig(environment);
const faultsOf = (environment: Record<string, string>) => {
  const reading = read(environment);
  return reading.ok ? [] : reading.faults;
};

describe('a database on another host', () => {
  it.each([
    'postgres://u:p@db.example.com/shop',
    'postgres://u:p@10.0.0.7:5432/shop?sslmode=disable',
    'postgres://u:p@db.example.com/shop?sslmode=prefer',
    'postgres://u:p@db.example.com/shop?sslmode=no-verify',
    'postgres:///shop?host=db.example.com',
    'postgres://u:p@localhost.example.com/shop',
  ])('is not reached without TLS: %s', (url) => {
    expect(faultsOf({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL: is on another host, so it must end with ?sslmode=verify-full (TLS)',
    ]);
  });

  it.each(['require', 'verify-ca', 'verify-full'])('is reached with sslmode=%s', (mode) => {
    expect(faultsOf({ DATABASE_URL: `postgres://u:p@db.example.com/shop?sslmode=${mode}` })).toEqual([]);
  });
});

it.each([
  'postgres://u:p@localhost/shop',
  'postgres://u:p@127.0.0.1:6432/shop',
  'postgres://u:p@[::1]/shop',
  'postgres://u@%2Fvar%2Frun%2Fpostgresql/shop',
  'postgres:///shop?host=/var/run/postgresql',
])('a database of this machine needs no TLS: %s', (url) => {
  expect(faultsOf({ DATABASE_URL: url })).toEqual([]);
});

it('the size of the pool is ten, or what is set', () => {
  expect(read({})).toMatchObject({ settings: { databasePoolSize: 10 } });
  expect(read({ DATABASE_POOL_SIZE: '40' })).toMatchObject({ settings: { databasePoolSize: 40 } });
  for (const size of ['3', '201', 'many', '-5', '4.5']) {
    expect(faultsOf({ DATABASE_POOL_SIZE: size })).toEqual([
      'DATABASE_POOL_SIZE: must be a whole number from 4 to 200',
    ]);
  }
});
