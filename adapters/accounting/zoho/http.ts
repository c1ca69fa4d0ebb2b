import { boundedText } from '../../common/answer.ts';

/** An answer, or why there is none; `sent` is false only when the connection was never made. */
export type Reply =
  | { arrived: true; status: number; text: string; retryAfterMs: number | null }
  | { arrived: false; sent: boolean; detail: string };

export type Request = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams;
};

// A page of two hundred invoices is far below it; whatever is longer is none.
const largestAnswer = 4 * 1024 * 1024;

const unreachable: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** One request. Never throws for what the outside does; sends nothing twice and follows no redirect. */
export async function exchange({ url, ...request }: Request, timeoutMs: number): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...request, signal, redirect: 'manual' });
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      arrived: true,
      status: response.status,
      text: await boundedText(response.body ?? [], largestAnswer),
      retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : null,
    };
  } catch (failure) {
    if (signal.aborted) return { arrived: false, sent: true, detail: 'no answer in time' };
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    const detail = cause instanceof Error ? cause.message : 'unknown failure';
    return { arrived: false, sent: !unreachable.includes(code), detail };
  }
}
