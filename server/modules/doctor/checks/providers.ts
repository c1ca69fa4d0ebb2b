import { countriesOfTexts, senderKind } from '#domain/outbox/sender-kind.ts';
import { applePayPath } from '#server/common/apple-pay-path.ts';
import { check } from '../run-doctor.ts';

export type Provider = {
  name: string;
  /** The settings it needs, by the names an operator would look for. */
  settings: string;
  /** A call that changes nothing: why the provider cannot be used, or null. Undefined if it is not set up. */
  fault: (() => Promise<string | null>) | undefined;
};

/** Whether a provider can be reached and accepts our credentials. */
export const providerCheck = ({ name, settings, fault }: Provider) =>
  check(name, async (say) => {
    if (!fault) return say('warn', 'provider-unset', { settings });
    const detail = await fault();
    return detail === null ? say('ok', 'provider-answers') : say('fail', 'provider-silent', { detail, settings });
  });

/** The fraud tools that can stop a stolen card before the bank, by the gateway's names in a receipt. */
export const fraudTools = { cvd: 'CVD', avs: 'AVS', '3d_secure': '3-D Secure' } as const;

/** Whether the gateway checked more than the last card's number; its limit on attempts is only visible in its console. */
export const fraudToolsCheck = (switchedOff: () => Promise<readonly (keyof typeof fraudTools)[] | null>) =>
  check('card-fraud', async (say) => {
    const off = await switchedOff();
    if (off === null) return say('warn', 'fraud-tools-unseen');
    if (off.length === 0) return say('ok', 'fraud-tools-on');
    return say('warn', 'fraud-tools-off', { tools: off.map((tool) => fraudTools[tool]).join(', ') });
  });

/** Whether Apple finds its file, if there is one, at the public address. Google Pay needs none. */
export const walletsCheck = (file: Buffer | null, publicUrl: string | null, ask: typeof fetch = fetch) =>
  check('wallets', async (say) => {
    if (file === null) return say('ok', 'wallets-no-apple');
    const url = `${publicUrl}${applePayPath}`;
    const answer = await ask(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => null);
    const isRight = answer?.status === 200 && file.equals(Buffer.from(await answer.arrayBuffer()));
    return isRight ? say('ok', 'wallets-apple', { url }) : say('fail', 'wallets-apple-lost', { url });
  });

/** In sandbox mode no outside service is called. */
export const simulatedCheck = () => check('providers', async (say) => say('ok', 'provider-simulated'));

/** Whether an alert gets through if mail itself is broken; a test would alert someone, so only the setting is read. */
export const alertsCheck = (hasWebhook: boolean) =>
  check('alerts', async (say) => (hasWebhook ? say('ok', 'alerts-right') : say('warn', 'alerts-by-mail')));

type TextSender = { from: string | null; verified: boolean; countries: readonly string[] };

/** Whether carriers deliver texts from this kind of number, as declared by the operator. */
export const textSenderCheck = ({ from, verified }: TextSender) =>
  check('texts-sender', async (say) => {
    if (from === null) return say('ok', 'texts-sender-unset');
    const kind = senderKind(from);
    if (kind === 'short-code' || (kind !== 'foreign' && verified)) return say('ok', 'texts-sender-right', { kind });
    return say(kind === 'toll-free' ? 'fail' : 'warn', 'texts-sender-unverified', { kind });
  });

/** Whether texts can be sent to countries other than those the program uses. */
export const textCountriesCheck = ({ from, countries }: TextSender) =>
  check('texts-countries', async (say) => {
    if (from === null) return say('ok', 'texts-sender-unset');
    if (countries.length === 0) return say('warn', 'texts-countries-unstated');
    const others = countries.filter((country) => !countriesOfTexts.includes(country));
    if (others.length > 0) return say('warn', 'texts-countries-wide', { countries: others.join(', ') });
    return say('ok', 'texts-countries-right', { countries: countries.join(', ') });
  });
