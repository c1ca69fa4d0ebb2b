/** Bots and tools by their user agent; an empty one is not a browser either. */
const bot =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|^$/i;

/** Whether a request may be counted: from a browser, and without an opt-out (Sec-GPC, DNT). */
export function mayCount({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  return !bot.test(String(headers['user-agent'] ?? ''));
}
