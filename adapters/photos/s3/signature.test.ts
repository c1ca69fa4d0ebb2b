import { expect, it } from 'vitest';
import { signedHeaders } from './signature.ts';

// The examples of the documentation of S3, "Signature calculations for the Authorization header".
const signing = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const signatureOf = ({ authorization = '' }: Record<string, string>) => /Signature=(.*)$/.exec(authorization)?.[1];

it('signs a read as the documentation of S3 does', () => {
  const headers = signedHeaders(signing, {
    method: 'GET',
    url: new URL(`${bucket}/test.txt`),
    headers: { range: 'bytes=0-9' },
    at,
  });
  expect(signatureOf(headers)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

it('signs a write with its content as the documentation of S3 does', () => {
  const headers = signedHeaders(signing, {
    method: 'PUT',
    url: new URL(`${bucket}/test%24file.text`),
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: new TextEncoder().encode('Welcome to Amazon S3.'),
    at,
  });
  expect(signatureOf(headers)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
});

it('signs a listing as the documentation of S3 does', () => {
  const headers = signedHeaders(signing, { method: 'GET', url: new URL(`${bucket}/?max-keys=2&prefix=J`), at });
  expect(signatureOf(headers)).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});
