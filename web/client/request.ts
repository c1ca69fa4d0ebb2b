/** A call that was not OK: `422: {"error":…}`, and what the server said in parts. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: string;
  /** Stable code of the refusal (`contract/failure.ts`), empty when the answer was not one of ours. */
  readonly code: string;
  /** The server's words for the reader, in the language of the page. */
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer where it was JSON: `blocked`, `amount` and the like. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
    this.details = readObject(body);
    this.code = asText(this.details.code);
    this.error = asText(this.details.error);
    this.fields = Object.fromEntries(
      Object.entries(asObject(this.details.fields)).map(([name, text]) => [name, asText(text)]),
    );
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readObject(body: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Longer than the server waits for its providers. A connection that went silent must not be waited for forever. */
const patienceMs = { reading: 30_000, writing: 60_000 };

export type RequestOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  keepalive?: boolean;
  headers?: Record<string, string>;
  /** A body other than JSON, with its type in the headers. */
  body?: Blob;
};

/** Aborts with the caller's signal or on timeout: `AbortSignal.any` and `.timeout` are newer than the browsers we support. */
function limited(timeoutMs: number, given?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(new DOMException('The answer took too long.', 'TimeoutError')), timeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const stop = () => limit.abort(given?.reason);
  given?.addEventListener('abort', stop, { signal });
  if (given?.aborted) stop();
  return signal;
}

/** The general request of the site: cookies always, JSON only with a body, every failure a `RequestError`. */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  { timeoutMs = method === 'GET' ? patienceMs.reading : patienceMs.writing, ...options }: RequestOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = { ...options.headers, 'accept-language': document.documentElement.lang };
  const signal = limited(timeoutMs, options.signal);
  const init: RequestInit = { ...options, method, headers, credentials: 'include', signal };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const response = await fetch(url, init);
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text());
  return response;
}
