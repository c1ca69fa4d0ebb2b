import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Home, LinkUnread, LinkWaiting, Told } from '#web/ui/link-states.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { useOfferLink } from '../offer-link/use-offer-link.ts';
import { type Telling, useLetterLink } from '../price-letter/use-letter-link.tsx';
import { useReviewLink } from '../use-review-link.ts';
import type { LinkTakenUp } from '../use-taken-up.ts';
import { messages } from './messages.ts';

export type Kind = 'offer' | 'review' | 'letter';
type Given = { token: string; day: string | null; tell: Telling };

/** An accepted review's, season offer's, planned visit's or sent price's link, while it loads and if it is invalid. */
export default function DeepLinkButton({ kind, ...given }: Given & { kind: Kind }) {
  const Shown = links[kind];
  return <Shown {...given} />;
}

const OfferLink = (given: Given) => <LinkPage kind="offer" link={useOfferLink(given)} />;

const ReviewLink = ({ token }: Given) => <LinkPage kind="review" link={useReviewLink(token)} />;

const LetterLink = ({ token, tell }: Given) => <LinkPage kind="letter" link={useLetterLink(token, tell)} />;

const links = { offer: OfferLink, review: ReviewLink, letter: LetterLink };

function LinkPage({ kind, link }: { kind: Kind; link: LinkTakenUp }) {
  const all = useMessages(messages);
  const words = { ...all, ...all[kind] };
  usePageReady(link.state !== 'reading');
  const leadsOn = link.state === 'reading' || link.state === 'unread';
  return (
    <PageShell step={leadsOn ? 5 : undefined} foot={<StreetFoot />}>
      <ChangingPage state={link.state}>
        {link.state === 'reading' && <LinkWaiting title={words.title} reading={words.reading} />}
        {link.state === 'unread' && <LinkUnread words={words} {...link} />}
        {link.state !== 'reading' && link.state !== 'unread' && (
          <Told
            title={words[link.state]}
            text={words[`${link.state}Text`]}
            actions={
              <>
                <LinkButton href="/postal-code">{words.begin}</LinkButton>
                <Home words={words} />
              </>
            }
          >
            <Contact />
          </Told>
        )}
      </ChangingPage>
    </PageShell>
  );
}
