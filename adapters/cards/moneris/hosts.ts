import type { CardForm } from '../port.ts';

/** Moneris keeps test and production on separate hosts; a profile of one is unknown to the other. */
export type Environment = CardForm['mode'];

export const requestUrls: Readonly<Record<Environment, string>> = {
  qa: 'https://gatewayt.moneris.com/chktv2/request/request.php',
  prod: 'https://gateway.moneris.com/chktv2/request/request.php',
};

/** Host of refunds and voids; it was renamed once, the path never. */
export const gatewayUrls: Readonly<Record<Environment, string>> = {
  qa: 'https://mpg1t.moneris.io/gateway2/servlet/MpgRequest',
  prod: 'https://mpg1.moneris.io/gateway2/servlet/MpgRequest',
};

/** The browser's part. Its file name carries a version, so a release of Moneris changes these two lines. */
export const scriptUrls: Readonly<Record<Environment, string>> = {
  qa: 'https://gatewayt.moneris.com/chktv2/js/chkt_v2.01.js',
  prod: 'https://gateway.moneris.com/chktv2/js/chkt_v2.01.js',
};

/** Origins that the pay page must admit in its content security policy, besides its own. */
export type ContentSecurity = { script: string[]; frame: string[]; style: string[] };

/**
 * What the card form loads from elsewhere: its script, the frame that script opens, and the frame's spinner style.
 * Empty when the form comes from our own origin. Throws on an address that is not one: that is a wrong setting.
 */
export function originsOf(form: CardForm): ContentSecurity {
  if (/^\/(?!\/)/.test(form.scriptUrl)) return { script: [], frame: [], style: [] };
  const { origin } = new URL(form.scriptUrl);
  return { script: [origin], frame: [origin], style: [origin] };
}
