import type { CancellationPreview } from '#contract/cancellation.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { RefundRule } from '#web/ui/refund-rule.tsx';
import { BookingPairs } from './booking-pairs.tsx';
import { Dependents } from './dependents.tsx';
import { messages } from './messages.ts';
import { moneyOf } from './money-of.ts';
import { columns, toned } from './page-columns.ts';
import { timeInWords } from './time-left.ts';

type DetailsProps = { preview: CancellationPreview; cancel: () => void; cancelling: boolean; unsure: boolean };

export function Details({ preview, cancel, cancelling, unsure }: DetailsProps) {
  const words = useMessages(messages);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={columns}>
        <BookingPairs preview={preview} />
        <div className="flex flex-col gap-3">
          <RefundPolicy {...preview} />
          {/* In one place, so that the button stays where the finger is. */}
          {unsure ? (
            <Notice title={words.unsure} level={2} tone="error">
              {words.unsureText}
            </Notice>
          ) : (
            <Notice title={words.important} level={2} tone="warning">
              {words.importantText}
            </Notice>
          )}
          {/* The toast beside it may be scrolled away from. */}
          <div
            className={classNames(
              'mt-3 flex flex-col gap-3 sm:max-md:flex-row sm:max-md:flex-wrap',
              unsure && 'lg:pb-32',
            )}
          >
            {preview.movePath && <LinkButton href={preview.movePath}>{words.move}</LinkButton>}
            <Button kind="destructive" pending={cancelling} pendingLabel={words.cancelling} onClick={cancel}>
              {words.cancel}
            </Button>
            <LinkButton kind="secondary" href="/">
              {words.home}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}

function RefundPolicy(preview: CancellationPreview) {
  const { refundEligible, hoursUntilAppointment, paid, refundUntil, withheld, refund: due } = preview;
  const words = useMessages(messages);
  const language = useLanguage();
  const left = timeInWords(hoursUntilAppointment, language);
  const isWhole = moneyOf(withheld, language) === null;
  const amount = moneyOf(isWhole ? paid : due, language);
  const back = amount
    ? { title: isWhole ? words.fullRefund : words.partRefund, text: words.fullRefundText(left, amount) }
    : isWhole
      ? { title: words.nothingPaid, text: words.freeText(left) }
      : { title: words.nothingLeft, text: '' };
  const lost = amount ? `${words.noRefundText(left)} ${words.lost(amount)}` : words.noRefundText(left);
  const { title, text } = refundEligible ? back : { title: words.noRefund, text: lost };
  const refund = { until: refundUntil, isOver: !refundEligible };
  return (
    <section className={toned(refundEligible && isWhole)}>
      <h2 className="notice-title">{words.policy}</h2>
      <RefundRule refund={refund} isFree={amount === null} className="notice-text" />
      <div className="mt-4 border-t border-[inherit] pt-4">
        <p className="type-h3" role="status">
          {title}
        </p>
        <p className="mt-1 text-pretty">{text}</p>
        <Dependents {...preview} />
      </div>
    </section>
  );
}
