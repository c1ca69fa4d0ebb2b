import type { Reader } from './faults.ts';

const shortestToken = 16;

/** Tokens that may read the metrics: the current one, and the previous one while monitors switch over. */
export function readMetricsTokens(read: Reader): readonly string[] {
  const [current = null, previous = null] = ['METRICS_TOKEN', 'METRICS_TOKEN_PREVIOUS'].map((name) => {
    const token = read.text(name);
    if (token !== null && token.length < shortestToken) {
      read.fault(name, `must have at least ${shortestToken} characters`);
    }
    return token;
  });
  if (current === null && previous !== null) {
    read.fault('METRICS_TOKEN', 'is missing, while METRICS_TOKEN_PREVIOUS is given');
  }
  return [current, previous].filter((token) => token !== null);
}
