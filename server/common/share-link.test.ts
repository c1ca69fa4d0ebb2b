import { describe, expect, it } from 'vitest';
import { readShareToken, shareToken } from './share-link.ts';

const secrets = { appSecret: 'a'.repeat(32), previousAppSecret: null };
const shown = { layout: 'layout8', name: 'Crèmerie « Chez Été »' } as const;
const token = shareToken(secrets.appSecret, shown);

describe('the link of a shared storefront', () => {
  it('says the layout and the name, and fits an address as it is', () => {
    expect(readShareToken(secrets, token)).toEqual(shown);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('still works after the secret was replaced once', () => {
    expect(readShareToken({ appSecret: 'b'.repeat(32), previousAppSecret: secrets.appSecret }, token)).toEqual(shown);
    expect(readShareToken({ appSecret: 'b'.repeat(32), previousAppSecret: 'c'.repeat(32) }, token)).toBeNull();
  });

  it('cannot be made for another name, or read from anything else', () => {
    const [layout, , signature] = token.split('.');
    const forged = `${layout}.${Buffer.from('Autre').toString('base64url')}.${signature}`;
    for (const wrong of [
      forged,
      '',
      'layout8',
      `${token}x`,
      token.replace('layout8', 'layout9'),
      '..',
      `layout99.QQ.${signature}`,
    ])
      expect(readShareToken(secrets, wrong)).toBeNull();
  });
});
