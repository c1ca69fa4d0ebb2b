import type { ReactNode, Ref } from 'react';
import { coatedService, serviceOf } from '#business/services.ts';
import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { useContact } from '#web/state/contact.ts';
import { resetDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Contact, TextLink } from '#web/ui/text-link.tsx';
import { messages } from './complete.messages.ts';
import { completeFacts } from './complete-facts.tsx';
import { ruledColumns } from './page-columns.ts';
import type { Booking, LimitedBooking, LockedBooking, Whole } from './use-booking.ts';
import { VisitFiles } from './visit/visit.tsx';

const columns = 'md:grid md:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] md:gap-x-12 lg:gap-x-20';

type HeadProps = {
  eyebrow?: ReactNode;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text: string;
  /** A no-break space holds the place of a number that is not known yet. */
  order: ReactNode;
};

/** What happened to the payment, announced whenever it changes, and the order number on the same line. */
export function Head({ eyebrow, title, titleRef, text, order }: HeadProps) {
  const words = useMessages(messages);
  return (
    <div className={classNames(columns, 'md:items-end')}>
      <div role="status">
        {eyebrow && <p className="mb-1 font-medium text-ink-700 md:mb-3">{eyebrow}</p>}
        <PageTitle ref={titleRef}>{title}</PageTitle>
        <p className="type-lede mt-2 max-w-[34rem] text-pretty text-ink-700 md:mt-3">{text}</p>
      </div>
      <dl className="mt-7 border-t border-ink-900 pt-3 md:mt-0">
        <dt className="type-small text-ink-500">{words.order}</dt>
        <dd className="type-h2-form wrap-anywhere" translate="no">
          {order}
        </dd>
      </dl>
    </div>
  );
}

function Home({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const words = useMessages(messages);
  return (
    <LinkButton href="/" kind={kind} onClick={resetDraft} className="w-full sm:w-auto">
      {words.home}
    </LinkButton>
  );
}

type Asking = { asking: boolean; onAsk: () => void };

/** The sash turns clear while the booking is finished. The button comes once there is something to ask about. */
export function Waiting({ known, asking, onAsk }: Asking & { known: boolean }) {
  const words = useMessages(messages);
  return (
    <div className="mt-9 flex flex-col items-center gap-8 sm:flex-row sm:items-end sm:gap-10 md:mt-14">
      <EvaluatingSash durationMs={2500} className="flex-none" />
      {known && (
        <div className="w-full sm:w-auto">
          <p className="max-w-[26rem] text-pretty text-ink-700">{words.mayLeave}</p>
          <Button
            kind="secondary"
            pending={asking}
            pendingLabel={words.checking}
            onClick={onAsk}
            className="mt-5 w-full sm:w-auto"
          >
            {words.checkAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Why the booking cannot be shown, and who can help. Only what may succeed can be retried. */
export function NotRead({ error, again }: { error: string; again: Asking | null }) {
  const words = useMessages(messages);
  return (
    <div className="mt-7 max-w-[40rem] md:mt-10">
      <p role="alert" className="rounded-sm border border-error bg-error-tint px-5 py-4 text-error">
        {error || words.unread}
      </p>
      <Contact className="mt-5 flex flex-wrap gap-x-8" />
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        {again && (
          <Button pending={again.asking} pendingLabel={words.checking} onClick={again.onAsk}>
            {words.tryAgain}
          </Button>
        )}
        <Home kind={again ? 'secondary' : 'primary'} />
      </div>
    </div>
  );
}

type RecordProps = {
  booking: Booking | LimitedBooking | LockedBooking | null;
  /** Where all of it is shown. */
  whole?: Whole | null;
};

/** The steps of its service at the left, the booking at the right; on phones the booking comes first. */
export function Record({ booking, whole = null }: RecordProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { email } = useContact();
  const cancelled = booking?.status === 'cancelled';
  // Until a booking is known, what every coated storefront gets.
  const steps = (booking ? serviceOf(booking.coatingType) : coatedService)?.steps ?? [];
  return (
    <div className={classNames(columns, 'mt-10 grid grid-cols-1 gap-y-10 md:mt-16 md:grid-rows-[auto_1fr] md:gap-y-8')}>
      {booking && (
        <section className={cancelled ? 'md:col-start-1' : 'md:col-start-2'}>
          <h2 className="type-h2-form mb-4 md:mb-5">{words.details}</h2>
          <DescriptionList
            layout="ruled"
            className={ruledColumns}
            pairs={completeFacts(booking, { words, language })}
          />
          {whole ? (
            <VisitFiles {...whole} />
          ) : (
            <TextLink href={`/confirmation?order=${encodeURIComponent(booking.orderNo)}`}>{words.locked}</TextLink>
          )}
        </section>
      )}
      {!cancelled && (
        <section className="md:col-start-1 md:row-span-2 md:row-start-1">
          <h2 className="type-h2-form mb-4 md:mb-5">{words.next}</h2>
          <ol className="border-b border-line">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-t border-line py-5 md:grid-cols-[4rem_minmax(0,1fr)]"
              >
                <span className="type-numeral leading-6.5 text-bronze-700">{index + 1}</span>
                <span>{words.steps[step]}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="md:col-start-2">
        <section className="rounded-sm border border-glass-300 bg-glass-100 px-6 pt-5 pb-3">
          <h2 className="type-h3">{words.questions}</h2>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </section>
        <div className="mt-6">
          <Home />
        </div>
      </div>
    </div>
  );
}
