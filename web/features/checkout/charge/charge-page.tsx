import { serviceName } from '#business/services.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { readQuote } from '#domain/pricing/read-quote.ts';
import { RequestError } from '#web/client/request.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Actions } from '#web/ui/prose.tsx';
import { useSlow } from '#web/ui/skeleton.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { frameId } from '../card/card-frame.ts';
import { OfferedCard } from '../saved-card/offered-card.tsx';
import { messages } from './messages.ts';
import { type Charge, useCharge } from './use-charge.ts';

/** Where a link leads that asks for more on a booking: what it is for, and the card form on a press. */
export function ChargePage() {
  const words = useMessages(messages);
  const query = useLinkQuery('/payment/charge');
  return (
    <PageShell foot={<StreetFoot />}>
      {query ? <Opened token={query.get('token')?.trim() ?? ''} /> : <PageTitle>{words.title}</PageTitle>}
    </PageShell>
  );
}

function Opened({ token }: { token: string }) {
  const words = useMessages(messages);
  const paying = useCharge(token);
  const { charge, failure, asking, again } = paying;
  const isInvalid = failure instanceof RequestError && failure.status === 404;
  const told = charge && charge.state !== 'asked' ? charge.state : null;
  const state = told ?? (isInvalid ? 'invalid' : failure ? 'unread' : 'reading');
  const reading = charge === null && state === 'reading';
  const slow = useSlow(reading);
  usePageReady(!reading);
  return (
    <>
      {charge?.state === 'asked' ? (
        <Asked {...paying} charge={charge} />
      ) : (
        <>
          <PageTitle>{state === 'reading' || state === 'unread' ? words.title : words[state]}</PageTitle>
          {paying.setback === 'back' && (
            <div role="alert" className="mt-6">
              <Notice tone="warning" title={words.back} />
            </div>
          )}
          {/* What is read within a moment shows no words in between. */}
          <p className="mt-6 max-w-[34rem]" role={state === 'unread' ? 'alert' : 'status'}>
            {state === 'reading' ? slow && words.reading : state === 'unread' ? words.unread : words[`${state}Text`]}
          </p>
          {state === 'unread' && (
            <Actions>
              <Button pending={asking} pendingLabel={words.trying} onClick={() => void again()}>
                {words.askAgain}
              </Button>
            </Actions>
          )}
          {state !== 'reading' && <Contact />}
        </>
      )}
    </>
  );
}

type AskedProps = Pick<ReturnType<typeof useCharge>, 'phase' | 'orderNo' | 'setback' | 'open' | 'again'> & {
  charge: Charge;
};

function Asked({ charge, phase, orderNo, setback, open, again }: AskedProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { visit, quote, reason, storefront, expiresAt } = charge;
  const price = readQuote(quote);
  const size = storefront && sizeName(storefront.storefrontSize, language);
  const layout = storefront && layoutName(storefront.selectedLayout, language);
  const what = reason ?? words.storefront([size, layout].filter(Boolean).join(', '));
  const date = formatLongDate(visit.appointmentDate, language);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {expiresAt && <p className="mt-6 max-w-[34rem]">{words.until(formatInstant(expiresAt, language))}</p>}
      <div className="mt-8 grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <section aria-label={words.what} className="wrap-anywhere">
          <DescriptionList
            layout="columns"
            className="mb-4 max-sm:[&>div]:grid-cols-[6.5rem_minmax(0,1fr)]"
            pairs={[
              { label: words.what, value: what },
              { label: words.booking, value: `${visit.orderNo}, ${serviceName(visit.coatingType, language)}` },
              { label: words.visit, value: `${date}, ${formatTime(visit.appointmentTime, language)}` },
            ]}
          />
          <PriceLines price={price} />
        </section>
        {storefront && (
          <div className="facade max-md:hidden">
            <LayoutPicture layout={storefront.selectedLayout} className="h-auto w-full" />
          </div>
        )}
      </div>
      <div role="status" className="mt-6 max-w-[34rem] empty:hidden">
        {phase === 'asking' && !setback && <p>{words.asking}</p>}
        {setback && <Notice tone="error" title={words[setback]} />}
      </div>
      {phase === 'card' && orderNo && (
        <>
          <OfferedCard order={orderNo} className="mt-6 max-w-[34rem]" />
          <section aria-label={words.card} className="mt-6 h-[750px] max-w-[34rem] border border-glass-300 bg-ivory-50">
            <div id={frameId} className="h-full w-full" />
          </section>
        </>
      )}
      {phase === 'asking' && setback && (
        <Actions>
          <Button onClick={() => void again()}>{words.askAgain}</Button>
        </Actions>
      )}
      {(phase === 'idle' || phase === 'opening') && (
        <Actions>
          <Button pending={phase === 'opening'} pendingLabel={words.opening} onClick={() => void open()}>
            {words.pay(formatMoney(cents(quote.total), language))}
          </Button>
        </Actions>
      )}
      <Contact />
    </>
  );
}
