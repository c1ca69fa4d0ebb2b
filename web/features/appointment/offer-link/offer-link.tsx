import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Actions, Contact, Lede } from '#web/ui/prose.tsx';
import { messages } from './messages.ts';
import { useOfferLink } from './use-offer-link.ts';

/** The link of a season's offer or a planned visit while it is read, and where it leads nowhere. */
export default function OfferLink(given: { token: string; day: string | null }) {
  const words = useMessages(messages);
  const link = useOfferLink(given);
  usePageReady(link.state !== 'reading');
  return (
    <PageShell step={5} foot={<StreetFoot />}>
      <ChangingPage state={link.state}>
        {link.state === 'reading' && <LinkWaiting title={words.title} doing={words.reading} />}
        {link.state === 'unread' && (
          <LinkUnread words={words} error={link.error} asking={link.asking} onAsk={link.askAgain} />
        )}
        {(link.state === 'invalid' || link.state === 'expired') && (
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
