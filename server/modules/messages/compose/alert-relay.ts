import type { OperatorAlert } from '#adapters/alerts/port.ts';
import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';
import { kindWords, reasonInWords } from '../mail/operator-alert/reasons.ts';
import type { Compose } from '../parts/channel.ts';

/** An alert for an external service: only our own text, since a provider's may name a person. */
export const composeRelay: Compose<OperatorAlert> = async ({ publicUrl }, { id, orderNo, detail }) => {
  const bilingual = (inLanguage: (language: Language) => string) =>
    [inLanguage('fr'), inLanguage('en')].filter((words) => words !== '').join(' / ');
  const title = bilingual((language) => kindWords(detail, language).title);
  const reason = bilingual((language) => reasonInWords(detail, language));
  const link = `${publicUrl}/admin${orderNo === null ? '' : `?booking=${encodeURIComponent(orderNo)}`}`;
  const parts = [`${brand.name}: ${title}`, reason, orderNo ?? '', link];
  return { id: `alert-${id}`, text: parts.filter((part) => part !== '').join('\n'), reason, orderNo, link };
};
