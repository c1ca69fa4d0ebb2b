import { type Request as Asked, httpRequest, type Reply } from '../../common/http-request.ts';

export type Request = Required<Pick<Asked, 'method'>> &
  Pick<Asked, 'url' | 'headers'> & { body?: string | URLSearchParams };

// A page of two hundred invoices is far smaller; anything longer is not one.
const largestAnswer = 4 * 1024 * 1024;

/** One request, on a keep-alive connection. Never throws because of the service. */
export function exchange({ body, headers, ...request }: Request, timeoutMs: number): Promise<Reply> {
  const isForm = body instanceof URLSearchParams;
  return httpRequest({
    ...request,
    headers: {
      'user-agent': 'node',
      ...headers,
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
    },
    body: body === undefined ? null : String(body),
    timeouts: { connectMs: timeoutMs, totalMs: timeoutMs },
    largestAnswer,
    keepAlive: true,
  });
}
