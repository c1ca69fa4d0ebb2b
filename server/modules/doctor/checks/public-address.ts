import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  doctorHeader,
  forgedAddress,
  questionOf,
  type Seen,
  seenHeader,
  seenIn,
} from '#server/common/doctor-request.ts';
import { isLocalUrl } from '#server/common/local-url.ts';
import { check } from '../run-doctor.ts';

export type Site = {
  publicUrl: string | null;
  sandbox: boolean;
  behindProxy: boolean;
  appSecret: string;
  /** The headers that every page is sent with. */
  headers: Readonly<Record<string, string>>;
};

type Answer = { detail: string } | { headers: Headers; seen: Seen | null };

/** One request through the public URL shows who answers, with which headers, and from which apparent address. */
async function askPublicly({ publicUrl, appSecret }: Site, ask: typeof fetch): Promise<Answer> {
  const nonce = randomBytes(16).toString('hex');
  try {
    const response = await ask(`${publicUrl}/`, {
      headers: { [doctorHeader]: questionOf(appSecret, nonce), 'x-forwarded-for': forgedAddress },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    const { headers } = response;
    return { headers, seen: seenIn(appSecret, nonce, headers.get(seenHeader)) };
  } catch (failure) {
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
    return { detail: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Whether the public URL leads here, unmodified, and whether visitors' addresses are known. */
export function publicAddressChecks(site: Site, ask: typeof fetch = fetch) {
  const { publicUrl: url, sandbox, behindProxy } = site;
  const isOpen = url !== null && !isLocalUrl(url);
  let asked: Promise<Answer> | null = null;
  const answer = () => {
    asked ??= askPublicly(site, ask);
    return asked;
  };
  return [
    check('public-address', async (say) => {
      if (!isOpen) return sandbox ? say('ok', 'address-sandbox') : say('fail', 'address-local');
      const found = await answer();
      if ('detail' in found) return say('fail', 'address-silent', { url, detail: found.detail });
      if (!found.seen) return say('fail', 'address-foreign', { url });
      const lost = Object.entries(site.headers).filter(([name, value]) => found.headers.get(name) !== value);
      const names = lost.map(([name]) => name).join(', ');
      return names === ''
        ? say('ok', 'address-right', { url })
        : say('fail', 'address-headers', { url, headers: names });
    }),
    check('trust-proxy', async (say) => {
      if (!isOpen && !behindProxy) return say('ok', 'proxy-none');
      const found = isOpen ? await answer() : null;
      if (!found || 'detail' in found || !found.seen) return say('warn', 'proxy-unseen');
      const { ip, forwarded } = found.seen;
      if (ip === forgedAddress) return say('fail', 'proxy-forged');
      // A proxy forwarded the caller's address, but we took the proxy for the visitor.
      const written = forwarded.filter((address) => isIP(address) !== 0 && address !== forgedAddress);
      if (written.length > 0 && !(behindProxy && written.includes(ip))) return say('fail', 'proxy-hidden', { ip });
      return say('ok', 'proxy-right', { ip });
    }),
  ];
}
