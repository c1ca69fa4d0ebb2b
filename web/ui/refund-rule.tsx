import { schedule } from '#business/schedule.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import { formatMoment } from '#domain/format.ts';
import { useLanguage } from '#web/state/language.tsx';

type RefundRuleProps = { refund: { until: string; isOver: boolean }; isFree: boolean; className?: string };

/** What cancelling refunds and until when, in the words of the e-mails. */
export function RefundRule({
  refund: { until, isOver },
  isFree,
  className = 'type-small mt-4 text-ink-700',
}: RefundRuleProps) {
  const language = useLanguage();
  const moment = formatMoment(new Date(until), schedule.timeZone, language);
  const rule = { atStake: isFree ? 'refresh' : 'payment', until: moment, isOver } as const;
  return <p className={className}>{refundRule(rule, language)}</p>;
}
