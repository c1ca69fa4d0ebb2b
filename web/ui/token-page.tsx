import type { ReactNode } from 'react';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from './form/button.tsx';
import { ChangingPage } from './layout/changing-page.tsx';
import { PageShell } from './layout/page-shell.tsx';
import { StreetFoot } from './layout/street-foot.tsx';
import { Home, LinkUnread, LinkWaiting, Told } from './link-states.tsx';
import { Contact } from './text-link.tsx';

type Words = Readonly<
  Record<'title' | 'reading' | 'withoutScript' | 'invalid' | 'invalidText' | 'unread' | 'trying' | 'home', string>
> & { noToken?: string; begin?: string };

type About = {
  words: Words;
  /** Where one begins anew, as `words.begin` says; without it a person helps. */
  beginAt?: string;
};

type TokenPageProps = About & { path: string; opened: (token: string, query: URLSearchParams) => ReactNode };

/** The page of a message's link, before its token is read and if there is none. */
export function TokenPage({ path, opened, ...about }: TokenPageProps) {
  const query = useLinkQuery(path);
  const token = (query?.get('token') ?? '').trim();
  return (
    <PageShell foot={<StreetFoot />}>
      {!query && <LinkWaiting {...about.words} />}
      {query && (token === '' ? <LinkInvalid {...about} empty /> : opened(token, query))}
    </PageShell>
  );
}

/** An invalid link, or one without a token. */
export function LinkInvalid({ words, beginAt, empty = false }: About & { empty?: boolean }) {
  usePageReady();
  const home = <Home words={words} />;
  const text = (empty && words.noToken) || words.invalidText;
  if (beginAt === undefined)
    return (
      <Told title={words.invalid} text={text} actions={home}>
        <Contact />
      </Told>
    );
  const actions = (
    <>
      <LinkButton href={beginAt}>{words.begin}</LinkButton>
      {home}
    </>
  );
  return <Told title={words.invalid} text={text} actions={actions} />;
}

type Looked =
  | { state: 'reading' | 'invalid' | 'read' }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void };

type LinkStatesProps = About & {
  link: Looked;
  /** What is another page to a reader, once the link is read. */
  page?: string;
  children?: ReactNode;
};

/** A link that is looked up, invalid or unread; otherwise what it is about. */
export function LinkStates({ link, page, children, ...about }: LinkStatesProps) {
  const { state } = link;
  usePageReady(state !== 'reading');
  return (
    <ChangingPage state={page ?? state}>
      {state === 'reading' && <LinkWaiting {...about.words} />}
      {state === 'invalid' && <LinkInvalid {...about} />}
      {state === 'unread' && <LinkUnread words={about.words} {...link} />}
      {state === 'read' && children}
    </ChangingPage>
  );
}
