import { schedule } from '#business/schedule.ts';
import type { CancellationPreview } from '#contract/cancellation.ts';
import { formatMoment } from '#domain/format.ts';
import { Queries } from '#web/client/query.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Home, LinkUnread, LinkWaiting, Told } from '#web/ui/link-states.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { BookingPairs } from './booking-pairs.tsx';
import { Dependents } from './dependents.tsx';
import { Details } from './details.tsx';
import { messages } from './messages.ts';
import { moneyOf } from './money-of.ts';
import type { Outcome } from './outcome.ts';
import { columns, toned } from './page-columns.ts';
import { type Link, useCancellation } from './use-cancellation.ts';
import { useToken } from './use-token.ts';

/** The page without a link's token: only the e-mail has it. */
function NoToken() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <Told title={words.title} text={words.noToken} more={words.noTokenHelp} actions={<Return />}>
      <Contact />
    </Told>
  );
}

/** Invalid, expired or used: this link can do nothing. */
function Invalid({ error }: { error: string }) {
  const words = useMessages(messages);
  return (
    <Told title={words.invalid} text={error || words.invalidReason} more={words.invalidHelp} actions={<Return />}>
      <Contact />
    </Told>
  );
}

function Return() {
  const { returnHome: home } = useMessages(messages);
  return <Home words={{ home }} kind="primary" />;
}

/** Done: what is refunded, and the day that is no longer theirs. */
function Cancelled({ preview, outcome }: { preview: CancellationPreview; outcome: Outcome }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const until = formatMoment(new Date(preview.refundUntil), schedule.timeZone, language);
  const isWhole = moneyOf(preview.withheld, language) === null;
  const amount = moneyOf(isWhole ? preview.paid : preview.refund, language);
  const back = amount
    ? { title: isWhole ? words.refunded : words.refundedPart, text: words.refundedText(amount) }
    : isWhole
      ? { title: words.nothingPaid, text: words.freeAgain }
      : { title: words.nothingLeft, text: '' };
  const { title, text } = outcome.refundEligible
    ? back
    : { title: words.notRefunded, text: [words.notRefundedText(until), amount && words.lost(amount)].join(' ') };
  return (
    <>
      <PageTitle>{words.cancelled}</PageTitle>
      <p className="type-lede mt-3 max-w-[34rem] text-pretty text-ink-700 md:mt-6">{words.cancelledText}</p>
      <div className={columns}>
        <BookingPairs preview={preview} cancelled />
        <div className="flex flex-col gap-6">
          <section className={toned(outcome.refundEligible && isWhole)}>
            <h2 className="type-h3">{title}</h2>
            <p className="mt-1 text-pretty">{text}</p>
            <Dependents {...preview} {...outcome} cancelled />
          </section>
          <LinkButton href="/">{words.returnHome}</LinkButton>
        </div>
      </div>
    </>
  );
}

/** Where the confirmation e-mail's link leads. Opening it only shows the page; the button cancels. */
export function CancellationPage() {
  const token = useToken();
  if (token === '') {
    return (
      <PageShell foot={<StreetFoot />}>
        <NoToken />
      </PageShell>
    );
  }
  return (
    <Queries>
      <Opened token={token} />
    </Queries>
  );
}

function Opened({ token }: { token: string | null }) {
  const link = useCancellation(token);
  const { state } = link;
  usePageReady(state !== 'validating');

  return (
    <PageShell foot={(state === 'invalid' || state === 'unread') && <StreetFoot />}>
      <ChangingPage state={state}>
        <Screen {...link} />
      </ChangingPage>
    </PageShell>
  );
}

function Screen(link: Link) {
  const words = useMessages(messages);
  switch (link.state) {
    case 'validating':
      return <LinkWaiting {...words} />;
    case 'invalid':
      return <Invalid error={link.error} />;
    case 'unread':
      return <LinkUnread words={words} {...link} />;
    case 'details':
      return <Details {...link} />;
    case 'cancelled':
      return <Cancelled {...link} />;
  }
}
