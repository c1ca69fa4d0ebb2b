import { describe, expect, it } from 'vitest';
import { originsOf, requestUrls, scriptUrls } from './hosts.ts';

describe('the pay page', () => {
  it('admits the gateway’s host for its script, its frame and its style, and nobody for our own', () => {
    const origin = 'https://gatewayt.moneris.com';
    const real = originsOf({ scriptUrl: scriptUrls.qa, mode: 'qa' });
    expect(real).toEqual({ script: [origin], frame: [origin], style: [origin] });
    expect(new URL(requestUrls.qa).origin).toBe(origin);
    expect(originsOf({ scriptUrl: '/sandbox/moneris/chktv2/js/chkt_v2.01.js', mode: 'qa' })).toEqual({
      script: [],
      frame: [],
      style: [],
    });
    expect(() => originsOf({ scriptUrl: '//elsewhere.test/x.js', mode: 'qa' })).toThrow();
  });
});
