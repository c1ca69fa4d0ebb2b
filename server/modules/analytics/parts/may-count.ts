/** Programs that say what they are; whatever says nothing is no browser either. */
const robot =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|^$/i;

/** Whether a request may be counted: a browser of somebody who did not ask to be left out (GPC, DNT). */
export function mayCount({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  return !robot.test(String(headers['user-agent'] ?? ''));
}
