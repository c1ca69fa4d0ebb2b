import type { OperatorAlert } from '#adapters/alerts/port.ts';
import { brand } from '#business/brand.ts';
import { reasonInWords } from '../mail/operator-alert/reasons.ts';
import { titleOf } from '../mail/operator-alert/template.ts';
import type { Compose } from '../parts/channel.ts';

/** An alert for a place that is not ours: our own words alone, since a provider's may name a person. */
export const composeRelay: Compose<OperatorAlert> = async ({ publicUrl }, { id, subject, detail }) => {
  const alert = { subject, detail: detail ?? {} };
  const orderNo = typeof detail?.orderNo === 'string' ? detail.orderNo : null;
  const stored = typeof detail?.reason === 'string' ? detail.reason : '';
  const bilingual = (inLanguage: (language: 'fr' | 'en') => string) =>
    [inLanguage('fr'), inLanguage('en')].filter((words) => words !== '').join(' / ');
  const title = bilingual((language) => titleOf(alert, language));
  const reason = bilingual((language) => reasonInWords(stored, language).words);
  const link = `${publicUrl}/admin${orderNo === null ? '' : `?booking=${encodeURIComponent(orderNo)}`}`;
  const parts = [`${brand.name}: ${title}`, reason, orderNo ?? '', link];
  return { id: `alert-${id}`, text: parts.filter((part) => part !== '').join('\n'), reason, orderNo, link };
};
