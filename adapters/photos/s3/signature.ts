import { createHash, createHmac } from 'node:crypto';

export type Signing = { region: string; accessKeyId: string; secretAccessKey: string };
export type Signed = {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  /** In lower case; the signature covers them all, with `host` and those that it adds. */
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
  at: Date;
};

const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();

/** As the signature wants it: everything but unreserved characters. */
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');

/** The headers of a request with its signature, version 4, as S3 and compatible services require. */
export function signedHeaders(
  { region, accessKeyId, secretAccessKey }: Signing,
  { method, url, headers = {}, body = new Uint8Array(), at }: Signed,
): Record<string, string> {
  const instant = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = instant.slice(0, 8);
  const content = hex(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': content,
    'x-amz-date': instant,
  };
  const names = Object.keys(all).toSorted();
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('');
  const canonical = [method, url.pathname, queryOf(url), lines, names.join(';'), content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', instant, scope, hex(canonical)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...all, authorization };
}
