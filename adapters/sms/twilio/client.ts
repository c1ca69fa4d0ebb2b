import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

/** How long a connection may take to be made, and the whole call. */
export type Patience = { connectMs: number; totalMs: number };

export type ClientSettings = {
  accountSid: string;
  authToken: string;
  /** Without a slash at the end. A function where the address is only known once something listens. */
  baseUrl: string | (() => string);
  patience?: Patience;
};

/** An answer, or why there is none; `sent` is false only when not a byte of the request left us. */
export type Reply = { arrived: true; status: number; text: string } | { arrived: false; sent: boolean; detail: string };

export type TwilioClient = {
  post(path: string, form: URLSearchParams): Promise<Reply>;
  get(path: string): Promise<Reply>;
};

const usual: Patience = { connectMs: 5_000, totalMs: 10_000 };

// A page of messages has about 100 kB; whatever is ten times that is not one.
const largestAnswer = 1024 * 1024;

/** Speaks to Twilio over HTTP. Never throws for what the outside does; sends nothing twice and follows no redirect. */
export function twilioClient({ accountSid, authToken, baseUrl, patience = usual }: ClientSettings): TwilioClient {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const call = async (path: string, form: URLSearchParams | null): Promise<Reply> => {
    const address = typeof baseUrl === 'string' ? baseUrl : baseUrl();
    try {
      return await exchange(
        new URL(`${address}${path}`),
        { authorization, accept: 'application/json' },
        form,
        patience,
      );
    } catch (failure) {
      return { arrived: false, sent: false, detail: reasonOf(failure) };
    }
  };
  return { post: call, get: (path) => call(path, null) };
}

/**
 * One request on a connection of its own. It is written only once the connection stands, its certificate included, so
 * that a failure before is known to have sent nothing. Throws, before anything is sent, for an address that is none.
 */
function exchange(
  url: URL,
  headers: Record<string, string>,
  form: URLSearchParams | null,
  { connectMs, totalMs }: Patience,
): Promise<Reply> {
  return new Promise((resolve) => {
    const secure = url.protocol === 'https:';
    let sent = false;
    const request = (secure ? overHttps : overHttp)(url, { method: form ? 'POST' : 'GET', agent: false, headers });
    const end = (reply: Reply) => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      resolve(reply);
      request.destroy();
    };
    const fail = (detail: string) => end({ arrived: false, sent, detail });
    const connecting = setTimeout(() => fail('no connection in time'), connectMs);
    const waiting = setTimeout(() => fail('no answer in time'), totalMs);

    request.on('error', (failure) => fail(reasonOf(failure)));
    request.once('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting);
        sent = true;
        write(request, form);
      }),
    );
    request.once('response', (response) => {
      boundedText(response).then(
        (text) => end({ arrived: true, status: response.statusCode ?? 0, text }),
        (failure: unknown) => fail(reasonOf(failure)),
      );
    });
  });
}

function write(request: ClientRequest, form: URLSearchParams | null): void {
  if (!form) return void request.end();
  const body = form.toString();
  request.setHeader('content-type', 'application/x-www-form-urlencoded');
  request.setHeader('content-length', Buffer.byteLength(body));
  request.end(body);
}

async function boundedText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new RangeError(`answer longer than ${largestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Why there is no answer, in a few words for the log. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure';
  return 'code' in failure ? `${failure.message} (${String(failure.code)})` : failure.message;
}
