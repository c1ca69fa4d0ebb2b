import { check } from '../examine.ts';

export type Provider = {
  name: string;
  /** The settings that it needs, as an operator would look for them. */
  settings: string;
  /** A call that changes nothing: why the provider cannot be used, or null. Undefined where it is not set up. */
  fault: (() => Promise<string | null>) | undefined;
};

/** Whether a provider can be reached and takes our credentials. */
export const providerCheck = ({ name, settings, fault }: Provider) =>
  check(name, async (say) => {
    if (!fault) return say('warn', 'provider-unset', { settings });
    const detail = await fault();
    return detail === null ? say('ok', 'provider-answers') : say('fail', 'provider-silent', { detail, settings });
  });

/** What can stop a stolen card before the bank does, by the gateway's names in a receipt. */
export const fraudTools = { cvd: 'CVD', avs: 'AVS', '3d_secure': '3-D Secure' } as const;

/** Whether the gateway looked at more than the number of the last card; how often one may try it shows on its own pages alone. */
export const fraudToolsCheck = (switchedOff: () => Promise<readonly (keyof typeof fraudTools)[] | null>) =>
  check('card-fraud', async (say) => {
    const off = await switchedOff();
    if (off === null) return say('warn', 'fraud-tools-unseen');
    if (off.length === 0) return say('ok', 'fraud-tools-on');
    return say('warn', 'fraud-tools-off', { tools: off.map((tool) => fraudTools[tool]).join(', ') });
  });

/** In sandbox mode nobody outside is asked. */
export const simulatedCheck = () => check('providers', async (say) => say('ok', 'provider-simulated'));

/** Whether an alert reaches a person when mail is what is broken; asking would alert one, so only the setting is read. */
export const alertsCheck = (hasWebhook: boolean) =>
  check('alerts', async (say) => (hasWebhook ? say('ok', 'alerts-right') : say('warn', 'alerts-by-mail')));
