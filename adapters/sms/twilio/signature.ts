import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'node:querystring';

type Form = Readonly<Record<string, string>>;

/** The signature of a form that is posted to `url`: every name and value in the order of the names, after the address. */
export function signatureOf(authToken: string, url: string, params: Form): string {
  const names = Object.keys(params).sort();
  const signed = names.reduce((text, name) => text + name + params[name], url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

/**
 * Whether the provider signed this form. It is inconsistent about the address: with or without the scheme's default port,
 * and with the query as sent or re-encoded. All are compared in constant time.
 */
export function isSigned(authToken: string, url: string, params: Form, signature: string | undefined): boolean {
  if (signature === undefined || !URL.canParse(url)) return false;
  const given = Buffer.from(signature);
  let genuine = false;
  for (const address of new Set([url, ...variantsOf(new URL(url))])) {
    const wanted = Buffer.from(signatureOf(authToken, address, params));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) genuine = true;
  }
  return genuine;
}

const standardPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

function variantsOf(url: URL): string[] {
  const { protocol, hostname, pathname, search } = url;
  const pathAndQuery = `${pathname}${search}`;
  const port = url.port || standardPorts[protocol];
  return [`${protocol}//${hostname}${pathAndQuery}`, `${protocol}//${hostname}:${port}${pathAndQuery}`].flatMap(
    (address) =>
      search === '' ? [address] : [address, address.replace(search, () => `?${stringify(parse(search.slice(1)))}`)],
  );
}
