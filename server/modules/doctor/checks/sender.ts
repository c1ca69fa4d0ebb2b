import type { Finding, Say } from '../finding.ts';
import { check } from '../run-doctor.ts';

/** The TXT records of a name, each in its parts; rejects with a `code` if there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const none = ['ENOTFOUND', 'ENODATA'];

/** The joined records of a name; a finding if DNS did not answer. */
async function textsOf(resolveTxt: ResolveTxt, name: string, say: Say): Promise<string[] | Finding> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
    if (none.includes(code)) return [];
    return say('warn', 'dns-silent', { name, detail: code || String(failure) });
  }
}

type Sender = { from: string | null; selector: string | null };

/** The DNS records about mail in the sender's name. */
export function senderChecks({ from, selector }: Sender, resolveTxt: ResolveTxt) {
  const domain = from?.split('@').at(-1);
  const look = (name: string, judge: (domain: string, say: Say) => Promise<Finding>) =>
    check(name, async (say) => (domain === undefined ? say('ok', 'sender-unset') : judge(domain, say)));
  return [
    look('spf', async (domain, say) => {
      const texts = await textsOf(resolveTxt, domain, say);
      if (!Array.isArray(texts)) return texts;
      const [record, second] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
      if (record === undefined) return say('fail', 'spf-missing', { domain });
      if (second !== undefined) return say('fail', 'spf-twice', { domain });
      return / \+?all\b/i.test(record) ? say('fail', 'spf-open', { record }) : say('ok', 'spf-right', { record });
    }),
    look('dkim', async (domain, say) => {
      if (selector === null) return say('warn', 'dkim-unnamed');
      const name = `${selector}._domainkey.${domain}`;
      const texts = await textsOf(resolveTxt, name, say);
      if (!Array.isArray(texts)) return texts;
      // A revoked key has an empty `p`.
      const isKey = texts.some((text) => /(^|;)\s*p=[^;\s]/.test(text));
      return isKey ? say('ok', 'dkim-right', { name }) : say('fail', 'dkim-missing', { name });
    }),
    look('dmarc', async (domain, say) => {
      const texts = await textsOf(resolveTxt, `_dmarc.${domain}`, say);
      if (!Array.isArray(texts)) return texts;
      const record = texts.find((text) => /^v=DMARC1\b/i.test(text));
      return record === undefined ? say('fail', 'dmarc-missing', { domain }) : say('ok', 'dmarc-right', { record });
    }),
  ];
}
