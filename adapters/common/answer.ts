/**
 * Why a call failed. `silent`: the service was asked and did not answer with a single byte, so other calls would
 * wait in vain too; never if it answered anything at all.
 */
export type Failure = { detail: string; silent?: boolean };

export const failureOf = ({ detail, silent = false }: Failure): Failure => ({ detail, ...(silent && { silent }) });

/** An answer's whole text. Throws a RangeError as soon as it is longer than `maxBytes` bytes. */
export async function boundedText(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`an answer longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Whether the response was not HTTP, in the terms of Node's two parsers. */
export const isGarbled = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure.name === 'HTTPParserError' ||
    ('code' in failure && String(failure.code).startsWith('HPE_')) ||
    isGarbled(failure.cause));

/** Why there is no answer, in a few words for the log. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof SyntaxError) return 'answer is not JSON';
  if (!(failure instanceof Error)) return 'unknown failure';
  if (failure.name === 'TimeoutError') return 'no answer in time';
  const { cause } = failure;
  if (!(cause instanceof Error)) return failure.message;
  return `${failure.message} (${'code' in cause ? String(cause.code) : cause.message})`;
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
