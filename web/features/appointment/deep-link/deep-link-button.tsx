import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Contact, Lede } from '#web/ui/prose.tsx';
import { useOfferLink } from '../offer-link/use-offer-link.ts';
import { useReviewLink } from '../use-review-link.ts';
import type { LinkTakenUp } from '../use-taken-up.ts';
import { messages } from './messages.ts';

type Kind = 'offer' | 'review';
type Given = { token: string; day: string | null };

/** An accepted review's, season offer's or planned visit's link, while it loads and if it is invalid. */
export default function DeepLinkButton({ kind, ...given }: Given & { kind: Kind }) {
  return kind === 'offer' ? <OfferLink {...given} /> : <ReviewLink {...given} />;
}

const OfferLink = (given: Given) => <LinkPage kind="offer" link={useOfferLink(given)} />;

const ReviewLink = ({ token }: Given) => <LinkPage kind="review" link={useReviewLink(token)} />;

function LinkPage({ kind, link }: { kind: Kind; link: LinkTakenUp }) {
  const all = useMessages(messages);
  const words = { ...all, ...all[kind] };
  usePageReady(link.state !== 'reading');
  const leadsOn = link.state === 'reading' || link.state === 'unread';
  return (
    <PageShell step={leadsOn ? 5 : undefined} foot={<StreetFoot />}>
      <ChangingPage state={link.state}>
        {link.state === 'reading' && <LinkWaiting title={words.title} doing={words.reading} />}
        {link.state === 'unread' && (
          <LinkUnread words={words} error={link.error} asking={link.asking} onAsk={link.askAgain} />
        )}
        {link.state !== 'reading' && link.state !== 'unread' && (
          <>
            <PageTitle>{words[link.state]}</PageTitle>
            <Lede>{words[`${link.state}Text`]}</Lede>
            <Contact />
            <Actions>
              <LinkButton href="/postal-code">{words.begin}</LinkButton>
              <LinkButton kind="secondary" href="/">
                {words.home}
              </LinkButton>
            </Actions>
          </>
        )}
      </ChangingPage>
    </PageShell>
  );
}
