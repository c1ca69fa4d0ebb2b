import { Queries } from '#web/client/query.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { Cancelled } from './cancelled.tsx';
import { Details } from './details.tsx';
import { Invalid, NoToken, Unread, Validating } from './states.tsx';
import { type Link, useCancellation } from './use-cancellation.ts';
import { useToken } from './use-token.ts';

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
      <ChangingPage state={state}>{screenOf(link)}</ChangingPage>
    </PageShell>
  );
}

function screenOf(link: Link) {
  switch (link.state) {
    case 'validating':
      return <Validating />;
    case 'invalid':
      return <Invalid error={link.error} />;
    case 'unread':
      return <Unread error={link.error} asking={link.asking} onAsk={link.askAgain} />;
    case 'details':
      return <Details {...link} />;
    case 'cancelled':
      return <Cancelled {...link} />;
  }
}
