import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { bookAgain, bookForClient, sendPaymentLink } from '#contract/admin/operator-bookings.ts';
import { readReview } from '#contract/admin/reviews.ts';
import { may } from '#domain/access/permissions.ts';
import { formatMoney } from '#domain/format.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { call } from '#web/client/call.ts';
import { termsQuery } from '#web/client/terms.ts';
import { withQuery } from '#web/client/with-query.ts';
import { PasswordAgain, useFresh } from '#web/features/admin/shell/recent-login/recent-login.tsx';
import { LoadingRows } from '#web/features/admin/shell/resource/loading-rows.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo, useQueryString } from '#web/state/location.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { ClientFields } from './client-fields.tsx';
import { KnownClient } from './known-client.tsx';
import { PaymentLinks } from './links.tsx';
import { messages } from './messages.ts';
import { PaymentFields } from './payment-fields.tsx';
import { changesPrice, rightPriceIn } from './quote.ts';
import { useListedQuote } from './use-quote.ts';
import { VisitFields } from './visit-fields.tsx';
import { priceOf, problemsOf, type Typed, typedAtFirst, typedFromAgain, typedFromReview, wishOf } from './wish.ts';

// The links that wait stand beside the form where there is room.
const besideClass =
  'min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] min-[75rem]:items-start min-[75rem]:gap-x-16';

/** What was made: a booking, or a link that becomes one. */
type Made = { client: string } & ({ orderNo: string } | { until: string });

/** A booking for someone on the phone or at the door; below it the links that others still have to pay. */
export function NewBooking({ operator }: SectionProps) {
  const words = useMessages(messages);
  const [made, setMade] = useState<Made | null>(null);
  const go = useGo();
  const another = () => {
    go('/admin/new-booking', { replace: true });
    setMade(null);
  };
  return (
    <main id="main" tabIndex={-1} className={`admin-main ${besideClass}`}>
      <PageTitle className="admin-title col-span-full">{words.title}</PageTitle>
      <p className="admin-subtitle col-span-full">{words.subtitle}</p>
      {made ? (
        <Done made={made} onAnother={another} />
      ) : (
        <Asked mayPrice={may(operator, 'booking.own-price')} onMade={setMade} />
      )}
      <PaymentLinks />
    </main>
  );
}

type FormProps = { mayPrice: boolean; onMade: (made: Made) => void };

/** The form, filled in from the request it answers or from an earlier booking; if that cannot be loaded it is empty, and says so. */
function Asked({ mayPrice, onMade }: FormProps) {
  const words = useMessages(messages);
  const go = useGo();
  const query = useQueryString();
  const review = query.get('review');
  const earlier = query.get('refresh') ?? query.get('again');
  const isRefresh = query.has('refresh');
  const asked = useQuery({ ...operatorQuery(readReview, { params: { id: review ?? '' } }), enabled: review !== null });
  const known = useQuery({
    ...operatorQuery(bookAgain, { params: { order: earlier ?? '' } }),
    enabled: review === null && earlier !== null,
  });
  const fillFrom = (way: 'again' | 'refresh', order: string) =>
    go(withQuery('/admin/new-booking', new URLSearchParams({ [way]: order })), { replace: true });
  const again = known.data;
  const filled = asked.data
    ? typedFromReview(asked.data, mayPrice)
    : again && typedFromAgain(again, isRefresh && again.refreshes !== null);
  const isPending = (review !== null && asked.isPending) || (review === null && earlier !== null && known.isPending);
  return (
    <div className="max-w-176">
      {review === null && (
        <KnownClient
          again={again}
          lacksRefresh={isRefresh && again?.refreshes === null}
          onChosen={(order) => fillFrom('again', order)}
          onStorefront={(order) => fillFrom(isRefresh ? 'refresh' : 'again', order)}
        />
      )}
      {asked.data && <Notice title={words.answers(asked.data.companyName)}>{words.answersText}</Notice>}
      {asked.error && <Notice tone="warning" title={words.requestFailed} />}
      {known.error && <Notice tone="warning" title={words.clientFailed} />}
      {isPending ? (
        <LoadingRows />
      ) : (
        <Form key={`${again?.booking.orderNo} ${isRefresh}`} mayPrice={mayPrice} onMade={onMade} filled={filled} />
      )}
    </div>
  );
}

function Form({ mayPrice, onMade, filled }: FormProps & { filled?: Partial<Typed> | undefined }) {
  const words = useMessages(messages);
  const language = useLanguage();
  // A double press, or a retry after a lost response, creates only one.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => ({ ...typedAtFirst(language), ...filled }));
  const [tried, setTried] = useState(false);
  const terms = useQuery(termsQuery(typed.language));
  const termsVersion = terms.data?.version ?? null;
  const { run, pending, refusal, asked } = useFresh();
  const read = useListedQuote(typed);
  // A free refresh is for the Platinum buyer: for another address the server names the standard price.
  const [corrected, setCorrected] = useState<RatedQuote | null>(null);
  const quote = { ...read, listed: corrected ?? read.listed };
  const { listed } = quote;
  const problems = problemsOf(typed, listed);
  const missing = tried ? problems.missing : new Set<never>();
  const price = priceOf(typed, listed);
  const total = price ? formatMoney(price.quote.total, language) : '–';
  const change = (more: Partial<Typed>) => {
    if (changesPrice(more)) setCorrected(null);
    setTyped((now) => ({ ...now, ...more }));
  };
  const part = { typed, missing, change };

  const make = async (password: string | undefined) => {
    const wish = wishOf(typed, listed, id);
    if (!wish) return;
    const { way, common } = wish;
    const body = { ...common, ...(password !== undefined && { password }) };
    const client = common.customer.contactName;
    if (way === 'link') {
      const { channel, hours } = typed;
      const { expiresAt } = await call(sendPaymentLink, { body: { ...body, channel, hours } });
      onMade({ client, until: expiresAt });
    } else {
      const reference = (way === 'transfer' && typed.reference.trim()) || null;
      const { orderNo } = await call(bookForClient, {
        body: { ...body, way, reference, termsTold: true, termsVersion },
      });
      onMade({ client, orderNo });
    }
    await refreshAdmin();
  };
  const takeRightPrice = (failure: unknown) => {
    void terms.refetch(); // they may be what is refused
    const right = rightPriceIn(failure);
    if (right) setCorrected(right.quote);
    throw failure;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Missing fields are marked before the first one takes the focus.
    flushSync(() => setTried(true));
    if (pending) return;
    if (!price || problems.missing.size > 0 || Object.keys(problems.customer).length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    void run((password) => make(password).catch(takeRightPrice));
  };
  const isIncomplete = tried && (problems.missing.size > 0 || Object.keys(problems.customer).length > 0);
  return (
    <form noValidate className="grid max-w-176 gap-5" onSubmit={submit}>
      <h2 className="admin-part">{words.visit}</h2>
      <VisitFields {...part} />
      <h2 className="admin-part">{words.client}</h2>
      <ClientFields {...part} problems={tried ? problems.customer : {}} />
      <h2 className="admin-part">{words.price}</h2>
      <PaymentFields {...part} quote={quote} mayPrice={mayPrice} termsVersion={termsVersion} />
      <PasswordAgain {...asked} />
      <p className="text-error empty:hidden" role="alert">
        {refusal ?? (isIncomplete ? words.missing : '')}
      </p>
      <Button type="submit" pending={pending} pendingLabel={words.working} unavailable={!listed && words.priceWaits}>
        {((price?.way ?? typed.way) === 'link' ? words.send : words.book)(total)}
      </Button>
    </form>
  );
}

function Done({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const isBooked = 'orderNo' in made;
  return (
    <section className="max-w-176 border border-line bg-white p-5" role="status">
      <h2 className="type-h2-form">{(isBooked ? words.bookedTitle : words.sentTitle)(made.client)}</h2>
      <p>{isBooked ? words.bookedText : words.sentText(formatInstant(made.until, language))}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isBooked && (
          <LinkButton size="small" href={`/admin?booking=${encodeURIComponent(made.orderNo)}`}>
            {words.open}
          </LinkButton>
        )}
        <Button kind="secondary" size="small" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}
