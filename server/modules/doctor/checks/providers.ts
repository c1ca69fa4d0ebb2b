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

/** In sandbox mode nobody outside is asked. */
export const simulatedCheck = () => check('providers', async (say) => say('ok', 'provider-simulated'));

/** Whether an alert reaches a person when mail is what is broken; asking would alert one, so only the setting is read. */
export const alertsCheck = (hasWebhook: boolean) =>
  check('alerts', async (say) => (hasWebhook ? say('ok', 'alerts-right') : say('warn', 'alerts-by-mail')));
