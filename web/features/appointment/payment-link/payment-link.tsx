import { useState } from 'react';
import { serviceName } from '#business/services.ts';
import type { PaymentLinkOffer } from '#contract/links/payment-links.ts';
import type { LinkState } from '#domain/booking/payment-link.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { readQuote } from '#domain/pricing/read-quote.ts';
import { updateDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { SignedLayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Home, LinkUnread, LinkWaiting, Told } from '#web/ui/link-states.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Actions, Lede, More } from '#web/ui/prose.tsx';
import { RefundRule } from '#web/ui/refund-rule.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages as funnel } from '../messages.ts';
import { TermsDialog } from '../terms/terms-dialog.tsx';
import type { ReadTerms } from '../use-terms-text.ts';
import { messages } from './messages.ts';
import { recordAcceptance } from './record-acceptance.ts';
import { takeUp, usePaymentLink } from './use-payment-link.ts';
import '../terms/terms.css';

/** A payment link: what was agreed with an operator, and the way to pay; or what happened to it. */
export default function PaymentLink({ token }: { token: string }) {
  const words = useMessages(messages);
  const { link, isInvalid, failure, asking, askAgain } = usePaymentLink(token);
  const state = link?.state ?? (isInvalid ? 'invalid' : failure === null ? 'reading' : 'unread');
  usePageReady(state !== 'reading');
  const leadsOn = link?.offer != null || state === 'reading' || state === 'unread';
  return (
    <PageShell step={leadsOn ? 5 : undefined} foot={<StreetFoot />}>
      <ChangingPage state={state}>
        {state === 'reading' && <LinkWaiting title={words.title} reading={words.reading} />}
        {state === 'unread' && <LinkUnread words={words} error={failure ?? ''} {...{ asking, askAgain }} />}
        {state === 'invalid' && <Over title={words.invalid} text={words.invalidText} />}
        {link?.offer && <Ready token={token} {...link} offer={link.offer} />}
        {link && !link.offer && <Ended {...link} />}
      </ChangingPage>
    </PageShell>
  );
}

type Visit = { appointmentDate: string; appointmentTime: AppointmentTime };

function Ready({ token, offer, ...link }: Visit & { token: string; offer: PaymentLinkOffer }) {
  const words = useMessages(messages);
  const labels = useMessages(funnel);
  const language = useLanguage();
  const go = useGo();
  const [reading, setReading] = useState(false);
  const { appointmentDate, appointmentTime } = link;
  const accept = async (read: ReadTerms) => {
    await recordAcceptance(read);
    takeUp(token, { appointmentDate, appointmentTime, offer, read });
    go('/payment');
  };
  const { coatingType, storefrontSize, selectedLayout, quote, refund } = offer;
  const price = readQuote(quote);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Lede>{words.held(formatInstant(offer.expiresAt, language))}</Lede>
      <div className="mt-8 grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <section aria-label={words.what}>
          <DescriptionList
            className="mb-4"
            pairs={[
              { label: labels.service, value: serviceName(coatingType, language) },
              { label: labels.date, value: formatLongDate(appointmentDate, language) },
              { label: labels.time, value: formatTime(appointmentTime, language) },
              { label: labels.size, value: sizeName(storefrontSize, language) },
              { label: labels.layout, value: layoutName(selectedLayout, language) },
            ]}
          />
          <PriceLines price={price} />
          {price && <RefundRule refund={refund} isFree={price.total === 0} />}
        </section>
        {/* Beside what is paid; on a phone there is the street at the foot. */}
        <div className="facade max-md:hidden">
          <SignedLayoutPicture layout={selectedLayout} name={offer.customer.businessName} className="h-auto w-full" />
        </div>
      </div>
      <More>{words.safe}</More>
      <Actions>
        <Button onClick={() => setReading(true)}>{words.go}</Button>
      </Actions>
      <Contact />
      <TermsDialog likely open={reading} onDecline={() => setReading(false)} onAccept={accept} />
    </>
  );
}

type EndedProps = Pick<Visit, 'appointmentDate'> & {
  state: LinkState;
  orderNo: string | null;
};

function Ended({ state, appointmentDate, orderNo }: EndedProps) {
  const words = useMessages(messages);
  const day = formatLongDate(appointmentDate, useLanguage());
  // Without an offer nothing can be paid any more.
  const over = state === 'ready' ? 'expired' : state;
  return (
    <Over
      title={words[over]}
      text={words[`${over}Text`](day)}
      orderNo={orderNo}
      taken={over === 'day-gone' || over === 'closed'}
    />
  );
}

type OverProps = { title: string; text: string; orderNo?: string | null; taken?: boolean };

/** A link that leads to no payment, and where else to go. */
function Over({ title, text, orderNo, taken }: OverProps) {
  const words = useMessages(messages);
  const go = useGo();
  const again = (
    <Button
      onClick={() => {
        updateDraft({ paymentLink: '' });
        go('/postal-code');
      }}
    >
      {taken ? words.choose : words.book}
    </Button>
  );
  const actions = (
    <>
      {orderNo ? (
        <LinkButton href={`/confirmation?order=${encodeURIComponent(orderNo)}`}>{words.see}</LinkButton>
      ) : (
        again
      )}
      <Home words={words} />
    </>
  );
  return (
    <Told title={title} text={text} actions={actions}>
      <Contact />
    </Told>
  );
}
