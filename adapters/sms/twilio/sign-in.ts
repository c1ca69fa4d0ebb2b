import { parseJson } from '#adapters/common/answer.ts';
import { type ClientSettings, twilioClient } from './client.ts';
import { account, refusal } from './wire.ts';

/** Reads our account: why the provider would reject our texts, or null. Nothing is sent. */
export async function signInFault(settings: ClientSettings): Promise<string | null> {
  const reply = await twilioClient(settings).get(`/2010-04-01/Accounts/${settings.accountSid}.json`);
  if (!reply.arrived) return reply.detail;
  const json = parseJson(reply.text);
  if (reply.status !== 200) {
    const said = refusal.safeParse(json);
    return `HTTP ${reply.status} ${(said.success && said.data.message) || ''}`.trim();
  }
  const read = account.safeParse(json);
  if (!read.success) return 'the answer is no account';
  return read.data.status === 'active' ? null : `the account is ${read.data.status}`;
}
