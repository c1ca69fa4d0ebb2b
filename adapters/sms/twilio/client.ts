import { httpRequest, type Reply, type Timeouts } from '#adapters/common/http-request.ts';

export type ClientSettings = {
  accountSid: string;
  authToken: string;
  /** Without a slash at the end. A function when the address is only known once a server listens. */
  baseUrl: string | (() => string);
  timeouts?: Timeouts;
};

const defaultTimeouts: Timeouts = { connectMs: 5_000, totalMs: 10_000 };

// A page of messages has about 100 kB; anything ten times larger is not one.
const largestAnswer = 1024 * 1024;

/** Speaks to Twilio over HTTP. Never throws because of the service; sends nothing twice and follows no redirect. */
export function twilioClient({ accountSid, authToken, baseUrl, timeouts = defaultTimeouts }: ClientSettings) {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const call = (path: string, form: URLSearchParams | null): Promise<Reply> =>
    httpRequest({
      url: `${typeof baseUrl === 'string' ? baseUrl : baseUrl()}${path}`,
      headers: {
        authorization,
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body: form?.toString() ?? null,
      timeouts,
      largestAnswer,
    });
  return { post: (path: string, form: URLSearchParams) => call(path, form), get: (path: string) => call(path, null) };
}
