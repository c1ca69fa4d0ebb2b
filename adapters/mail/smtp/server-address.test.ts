import { describe, expect, it } from 'vitest';
import { serverAddress } from './server-address.ts';

describe('the address of the mail server', () => {
  it.each<[string, object]>([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
    ['smtps://mail.example.com:8465', { port: 8465, secure: true }],
    ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://MAIL.example.com:25', { host: 'mail.example.com', port: 25, requireTLS: true }],
    ['smtp://10.0.0.5', { requireTLS: true, ignoreTLS: false }],
    ['smtp://0.0.0.0', { requireTLS: true, ignoreTLS: false }],
    ['smtp://localhost.example.com', { requireTLS: true, ignoreTLS: false }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, requireTLS: false, ignoreTLS: true }],
    ['smtp://127.0.0.1:1025', { requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, requireTLS: false, ignoreTLS: true }],
    ['smtps://localhost', { port: 465, secure: true, ignoreTLS: false }],
  ])('protects the way of %s as it needs', (url, expected) => {
    expect(serverAddress(url)).toMatchObject(expected);
  });

  it.each<[string, object | null]>([
    ['smtp://localhost', null],
    ['smtps://house@mail.example.com', { user: 'house', pass: '' }],
    [
      'smtps://care%40example.com:open%20sesame%2F@mail.example.com',
      { user: 'care@example.com', pass: 'open sesame/' },
    ],
    ['smtps://house:100%@mail.example.com', { user: 'house', pass: '100%' }],
  ])('reads the credentials of %s', (url, credentials) => {
    expect(serverAddress(url).credentials).toEqual(credentials);
  });
});
