import { type KeyboardEvent, useEffect, useState } from 'react';
import { useDraft, useDraftLoaded } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo, useHere, useQueryString } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { PrivacyNote } from '#web/ui/form/privacy-note.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { BackLink } from '#web/ui/text-link.tsx';
import { CardPayment, cardHeadingId } from './card/card-payment.tsx';
import { CustomerFields } from './customer/customer-fields.tsx';
import { labelOf } from './customer/label-of.ts';
import { useCustomerForm } from './customer/use-customer-form.ts';
import { isPaying } from './machine/state.ts';
import type { PaidOrder } from './machine/types.ts';
import { messages } from './messages.ts';
import { boughtOf } from './order/order.ts';
import { OrderSummary } from './order/order-summary.tsx';
import { TotalBar } from './order/total-bar.tsx';
import { PageNotices } from './page-notices.tsx';
import './payment.css';
import { forgetBooked } from './session/forget-booked.ts';
import { pageOfOrder } from './session/paid-order.ts';
import { submitButton } from './submit/submit.ts';
import { useCheckout } from './use-checkout.ts';

/** While there is nothing to submit, Enter leads to the next field; `ended` is called at the last. */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>, ended: () => void): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.elements];
  // What is folded has no box.
  const isNext = (field: Element) => field instanceof HTMLInputElement && field.getClientRects().length > 0;
  const next = fields.slice(fields.indexOf(target) + 1).find(isNext);
  if (next instanceof HTMLInputElement) next.focus();
  else ended();
}

const formId = 'customer';

/** Step 6. An address with an order, not cancelled, is a return from the gateway and belongs to another page. */
export function PaymentPage() {
  const { path } = useHere();
  const query = useQueryString();
  const [paidOrder, setPaidOrder] = useState<PaidOrder | null>(null);
  // Path and query are already the next page's while this one is being left.
  const order = path === '/payment' && !query.has('cancelled') ? query.get('order') : null;
  if (order !== null && paidOrder === null) setPaidOrder({ order, state: 'processing' });
  return paidOrder === null ? <Checkout onAlreadyPaid={setPaidOrder} /> : <Leaving paidOrder={paidOrder} />;
}

function Leaving({ paidOrder }: { paidOrder: PaidOrder }) {
  const words = useMessages(messages);
  const go = useGo();
  const booked = paidOrder.state === 'booked';
  useEffect(() => {
    if (booked) forgetBooked(paidOrder.order);
    go(pageOfOrder(paidOrder), { replace: true });
  }, [go, paidOrder, booked]);
  return (
    <PageShell step={6}>
      <PageTitle>{words.title}</PageTitle>
    </PageShell>
  );
}

function Checkout({ onAlreadyPaid }: { onAlreadyPaid: (paidOrder: PaidOrder) => void }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const [paying, setPaying] = useState(false);
  const admitted = useGuard('payment', !paying);
  const draft = useDraft();
  const loaded = useDraftLoaded();
  const customerForm = useCustomerForm();
  const { form, customer, needed, typed } = customerForm;
  const checkout = useCheckout({ ready: admitted, customer, onAlreadyPaid });
  const { state } = checkout;
  if (paying !== isPaying(state)) setPaying(!paying);
  const { phase } = state;
  usePageReady(admitted);
  useNextPages(phase.name === 'paid' || phase.name === 'free', '/confirmation');

  const button = submitButton(state);
  // Refunded amounts are not due.
  const goesBack = phase.name === 'refused' && phase.code === 'PAID_NOT_BOOKED';
  const showMissing = () => {
    if (form.trigger()) document.getElementById(cardHeadingId)?.focus();
  };
  const missing = words.needed(needed.map((name) => labelOf(name, language).toLowerCase()));
  return (
    <PageShell
      step={6}
      actionBar={
        !goesBack &&
        button && (
          <TotalBar
            price={state.price}
            form={formId}
            pending={button.pending}
            unavailable={button.free && needed.length > 0 && missing}
          />
        )
      }
    >
      <PageTitle className="mb-5 md:mb-10">{words.title}</PageTitle>
      <PageNotices checkout={checkout} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(19rem,23.5rem)] md:gap-x-10 lg:gap-x-16 md:gap-y-12">
        <aside className="md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="md:sticky md:top-6">
            <OrderSummary
              bought={state.bought ?? boughtOf(draft)}
              price={state.price}
              refund={state.refund}
              orderNo={loaded ? state.orderNo : null}
              sign={typed.companyName ?? ''}
            />
          </div>
        </aside>
        <form
          id={formId}
          className="md:col-start-1 md:row-start-1"
          noValidate
          method="post"
          onSubmit={form.handleSubmit(() => customer && checkout.submit(customer))}
          onBlur={checkout.saveNow}
          onKeyDown={(event) => !button && focusNextOnEnter(event, showMissing)}
        >
          <CustomerFields {...customerForm} />
          <PrivacyNote booking className="mt-4 md:mt-6" />
        </form>
        <CardPayment checkout={checkout} customer={customer} needed={needed} />
      </div>
      <BackLink href="/calendar-booking" className="mt-8" />
    </PageShell>
  );
}
