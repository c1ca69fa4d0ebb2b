import type { AlertService } from '#adapters/alerts/port.ts';
import { webhookAlerts } from '#adapters/alerts/webhook/client.ts';
import type { SmsService } from '#adapters/sms/port.ts';
import { brand } from '#business/brand.ts';
import { hourMs, secondMs } from '#domain/durations.ts';
import type { Config } from '#server/config.ts';

type Found = { port: () => number; sms: SmsService | null; phone?: string | null };

/** Not by mail: the webhook of the settings, in the sandbox our simulator's, otherwise a text to the operator. */
export function alertService(
  { alertWebhook, sandbox, host }: Pick<Config, 'alertWebhook' | 'sandbox' | 'host'>,
  { port, sms, phone = brand.operatorPhone }: Found,
): AlertService | undefined {
  const loopback = host === '::1' ? '[::1]' : '127.0.0.1';
  if (sandbox) return webhookAlerts({ url: () => `http://${loopback}:${port()}/sandbox/alerts/hook` });
  if (alertWebhook !== null) return webhookAlerts({ url: alertWebhook });
  return sms && phone !== null ? textAlerts(sms, phone) : undefined;
}

/** Texts cost money and wake people: only for what mail cannot deliver. */
const textAlerts = (sms: SmsService, to: string): AlertService => ({
  carries: 'undelivered',
  async send({ id, text }) {
    const result = await sms.send({ to, body: text, reference: id, validSeconds: hourMs / secondMs });
    return result.state === 'refused' ? { ...result, problem: 'settings' } : result;
  },
});
