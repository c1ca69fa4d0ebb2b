import type { SmsService } from '#adapters/sms/port.ts';
import { twilioSms } from '#adapters/sms/twilio/sms.ts';
import { simulatorAccount } from '#sandbox/sms/simulator.ts';
import type { Config } from '#server/config.ts';

export const twilioUrl = 'https://api.twilio.com';

type Found = { port: () => number; publicUrl: () => string; appSecret: string };

/** The real provider with credentials, in the sandbox its client against our simulator, otherwise none. */
export function textService(
  { texts, sandbox, host }: Pick<Config, 'texts' | 'sandbox' | 'host'>,
  { port, publicUrl, appSecret }: Found,
): SmsService | null {
  const statusUrl = () => `${publicUrl()}/hooks/twilio/status`;
  if (texts) return twilioSms({ ...texts, baseUrl: twilioUrl, statusUrl });
  if (!sandbox) return null;
  const loopback = host === '::1' ? '[::1]' : '127.0.0.1';
  const baseUrl = () => `http://${loopback}:${port()}/sandbox/twilio`;
  return twilioSms({ ...simulatorAccount(appSecret), baseUrl, statusUrl });
}
