import { type KeptFile, type PhotoStore, PhotoStoreError, safeKey } from '../port.ts';
import { type Signed, type Signing, signedHeaders } from './signature.ts';

export type S3Settings = Signing & {
  /** Where the service is, without a slash at the end. */
  endpoint: string;
  bucket: string;
};

const timeoutMs = 20_000;
const pageSize = 1000;

/** Photographs in a bucket of S3 or a compatible service, addressed by path. */
export function s3Photos({ endpoint, bucket, ...signing }: S3Settings, { now = () => new Date() } = {}): PhotoStore {
  const root = `${endpoint}/${bucket}`;

  async function ask(method: Signed['method'], url: URL, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const given = body ? { 'content-type': 'image/jpeg' } : {};
    const { host: _host, ...headers } = signedHeaders(signing, { method, url, headers: given, body, at: now() });
    const what = `${method} ${url.pathname}`;
    try {
      const options = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const;
      const answer = await fetch(url, body ? { ...options, body } : options);
      if (answer.ok || answer.status === 404) return answer;
      throw new PhotoStoreError(`${what}: ${answer.status} ${codeIn(await answer.text())}`);
    } catch (error) {
      if (error instanceof PhotoStoreError) throw error;
      throw new PhotoStoreError(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  const place = (key: string) => new URL(`${root}/${safeKey(key)}`);
  const absentBucket = (answer: Response) =>
    answer.status === 404 ? Promise.reject(new PhotoStoreError(`there is no bucket ${bucket}`)) : answer;

  return {
    put: async (key, bytes) => void (await absentBucket(await ask('PUT', place(key), new Uint8Array(bytes)))),
    async get(key) {
      const answer = await ask('GET', place(key));
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    remove: async (key) => void (await ask('DELETE', place(key))),
    async *list() {
      let after = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(pageSize), 'start-after': after });
        const answer = await absentBucket(await ask('GET', new URL(`${root}?${query}`)));
        const page = filesIn(await answer.text());
        yield page;
        const last = page.at(-1);
        if (!last || page.length < pageSize) return;
        after = last.key;
      }
    },
  };
}

const codeIn = (answer: string) => /<Code>(\w{1,60})<\/Code>/.exec(answer)?.[1] ?? '';

/** The files of a listing. Keys that need escaping are not ours. */
const filesIn = (listing: string): KeptFile[] =>
  [...listing.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, content = '']) => {
    const key = /<Key>([^<&]*)<\/Key>/.exec(content)?.[1];
    const storedAt = new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(content)?.[1] ?? '');
    return key === undefined || Number.isNaN(storedAt.getTime()) ? [] : [{ key, storedAt }];
  });
