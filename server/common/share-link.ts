import { createHmac } from 'node:crypto';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { isSameSecret, type Secrets } from './secrets.ts';

/** What a shared picture shows: a storefront by night with the name on its sign. */
export type SharedStorefront = { layout: Layout; name: string };

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`storefront:${said}`).digest('base64url').slice(0, 22);

/** A link that says itself what it shows, and nothing of the booking; signed, so that nobody else puts a name on a sign. */
export function shareToken(secret: string, { layout, name }: SharedStorefront): string {
  const said = `${layout}.${Buffer.from(name).toString('base64url')}`;
  return `${said}.${signatureOf(secret, said)}`;
}

/** What such a token shows; null for one that this site did not sign. */
export function readShareToken({ appSecret, previousAppSecret }: Secrets, token: string): SharedStorefront | null {
  const [, said = '', shown = '', name = '', signature = ''] = /^((\w+)\.([\w-]+))\.([\w-]{22})$/.exec(token) ?? [];
  const layout = layouts.find((one) => one === shown);
  const secrets = [appSecret, previousAppSecret].filter((one) => one !== null);
  if (!layout || !secrets.some((secret) => isSameSecret(signature, signatureOf(secret, said)))) return null;
  return { layout, name: Buffer.from(name, 'base64url').toString() };
}
