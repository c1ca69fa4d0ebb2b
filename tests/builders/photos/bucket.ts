import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Signing, signedHeaders } from '#adapters/photos/s3/signature.ts';

export type BucketFaults = { pageSize?: number; status?: number; isMissing?: boolean };
type Options = Signing & { bucket: string; faults?: BucketFaults };
type Asked = FastifyRequest<{ Params: { '*': string } }>;

/** A bucket in memory that speaks as much of S3 as photographs need, and believes no signature but its own. */
export async function bucketSimulator(
  app: FastifyInstance,
  { bucket, faults = {}, ...signing }: Options,
): Promise<void> {
  const files = new Map<string, { bytes: Buffer; storedAt: Date }>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);

  app.addHook('preHandler', async (request, reply) => {
    if (faults.status) return failure(reply, faults.status, 'SlowDown');
    if (!isSigned(request, signing)) return failure(reply, 403, 'SignatureDoesNotMatch');
    if (faults.isMissing) return failure(reply, 404, 'NoSuchBucket');
    return undefined;
  });
  app.get(`/${bucket}`, async (request, reply) => {
    const query = new URL(request.url, 'http://bucket').searchParams;
    const after = query.get('start-after') ?? '';
    const most = Math.min(Number(query.get('max-keys')), faults.pageSize ?? 1000);
    const found = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).filter(([key]) => key > after);
    const listed = found
      .slice(0, most)
      .map(
        ([key, { storedAt }]) =>
          `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
      );
    return reply.type('application/xml').send(`<ListBucketResult>${listed.join('')}</ListBucketResult>`);
  });
  app.put(`/${bucket}/*`, async ({ params, body }: Asked, reply) => {
    files.set(params['*'], { bytes: Buffer.from(body as Buffer), storedAt: new Date() });
    return reply.code(200).send();
  });
  app.get(`/${bucket}/*`, async ({ params }: Asked, reply) => {
    const file = files.get(params['*']);
    return file ? reply.type('image/jpeg').send(file.bytes) : failure(reply, 404, 'NoSuchKey');
  });
  app.delete(`/${bucket}/*`, async ({ params }: Asked, reply) => {
    files.delete(params['*']);
    return reply.code(204).send();
  });
}

const failure = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);

/** Signs the request anew, as far as its signature covers it. */
function isSigned({ headers, method, url, body }: FastifyRequest, signing: Signing): boolean {
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]*)/.exec(given)?.[1]?.split(';') ?? [];
  const own = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-'));
  const signed = signedHeaders(signing, {
    method: method as 'GET',
    url: new URL(url, `http://${headers.host}`),
    headers: Object.fromEntries(own.map((name) => [name, String(headers[name])])),
    body: Buffer.isBuffer(body) ? body : undefined,
    at: instantOf(String(headers['x-amz-date'])),
  });
  return signed.authorization === given;
}

const instantOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
