import type { ReactNode } from 'react';
import { useLinkQuery } from '#web/state/link-query.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from './form/button.tsx';
import { PageShell } from './layout/page-shell.tsx';
import { PageTitle } from './layout/page-title.tsx';
import { StreetFoot } from './layout/street-foot.tsx';
import { LinkWaiting } from './link-states.tsx';
import { Actions, Contact, Lede, More } from './prose.tsx';

type Words = Readonly<Record<'title' | 'reading' | 'withoutScript' | 'invalid' | 'invalidText' | 'home', string>>;

/** The page of an e-mail's link, before its token is read and if there is none. */
export function TokenPage({
  path,
  words,
  opened,
}: {
  path: string;
  words: Words;
  opened: (token: string) => ReactNode;
}) {
  const query = useLinkQuery(path);
  const token = (query?.get('token') ?? '').trim();
  return (
    <PageShell foot={<StreetFoot />}>
      {!query && <TokenReading words={words} />}
      {query && token === '' && <TokenInvalid words={words} />}
      {token !== '' && opened(token)}
    </PageShell>
  );
}

export const TokenReading = ({ words: { title, reading, withoutScript } }: { words: Words }) => (
  <LinkWaiting title={title} doing={reading} withoutScript={withoutScript} />
);

/** An invalid link, and who can help. */
export function TokenInvalid({ words }: { words: Words }) {
  usePageReady();
  return <Told title={words.invalid} text={words.invalidText} help={<Contact />} actions={<Home words={words} />} />;
}

export const Home = ({ words, kind = 'secondary' }: { words: Words; kind?: 'primary' | 'secondary' }) => (
  <LinkButton kind={kind} href="/">
    {words.home}
  </LinkButton>
);

type ToldProps = { title: string; text: string; more?: readonly string[]; help?: ReactNode; actions: ReactNode };

/** The message of such a page, and its buttons. */
export const Told = ({ title, text, more = [], help, actions }: ToldProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Lede>{text}</Lede>
    {more.map((one) => (
      <More key={one}>{one}</More>
    ))}
    {help}
    <Actions>{actions}</Actions>
  </>
);
