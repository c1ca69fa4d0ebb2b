import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { serviceName } from '#business/services.ts';
import type * as certificates from '#contract/certificate.ts';
import type { Certificate } from '#contract/certificate.ts';
import { formatLongDate } from '#domain/format.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { plainCapitals, withoutWrapping } from '#domain/typed/characters.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { Queries } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';
import { useFailure } from '#web/client/use-failure.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useHere } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LookupForm } from '#web/ui/form/lookup-form.tsx';
import { ChangingPage } from '#web/ui/layout/changing-page.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { LinkUnread, LinkWaiting } from '#web/ui/link-states.tsx';
import { Lede, More } from '#web/ui/prose.tsx';
import { Contact, TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

const readCertificate = at<typeof certificates.readCertificate>('GET', '/api/certificates/:number');

const cleanCertificate = (typed: string): string => withoutWrapping(plainCapitals(typed));

/** Asks for the number that the address does not have. */
function NumberForm() {
  const { number: label, numberMissing: missing, confirm: button } = useMessages(messages);
  return (
    <LookupForm
      name="certificate"
      words={{ label, missing, button }}
      clean={cleanCertificate}
      path={(number) => `/certificate/${encodeURIComponent(number)}`}
    />
  );
}

const page = '/certificate';

/** The number of the address, '' where there is none; null while the prerendered page, which knows none, is shown. */
function useNumber(): string | null {
  const arrived = useHydrated();
  const { path } = useHere();
  const [number, setNumber] = useState<string | null>(null);
  // The URL is already the next page's while this one is being left.
  const asked = path === page ? '' : arrived && path.startsWith(`${page}/`) ? path.slice(page.length + 1) : number;
  if (asked !== number) setNumber(asked);
  return asked;
}

/** Confirms a certificate's number to anyone, and names no one. */
export function CertificatePage() {
  const number = useNumber();
  return number === '' ? (
    <PageShell foot={<StreetFoot />}>
      <Ask />
    </PageShell>
  ) : (
    <Queries>
      <Asked number={number} />
    </Queries>
  );
}

function Ask() {
  const words = useMessages(messages);
  usePageReady();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Lede>{words.ask}</Lede>
      <NumberForm />
    </>
  );
}

function Asked({ number }: { number: string | null }) {
  const words = useMessages(messages);
  const query = useQuery({
    queryKey: ['/api/certificates', number],
    queryFn: ({ signal }) => call(readCertificate, { params: { number: decoded(number ?? '') } }, { signal }),
    enabled: number !== null,
    gcTime: 0,
  });
  const error = useFailure(query, number);
  const { data, isFetching, refetch } = query;
  const unknown = error instanceof RequestError && (error.status === 404 || error.status === 400);
  const state = data ? data.state : unknown ? 'unknown' : error ? 'unread' : 'waiting';
  usePageReady(state !== 'waiting');
  return (
    <PageShell foot={<StreetFoot />}>
      <ChangingPage state={state}>{content()}</ChangingPage>
    </PageShell>
  );

  function content(): ReactNode {
    if (data) return <Confirmed certificate={data} />;
    if (unknown)
      return (
        <>
          <PageTitle>{words.unknown}</PageTitle>
          <Lede>{words.unknownText}</Lede>
          <NumberForm />
          <Contact />
        </>
      );
    if (error)
      return <LinkUnread words={words} error={wordsOf(error)} asking={isFetching} askAgain={() => void refetch()} />;
    return <LinkWaiting {...words} />;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // Cut in the middle of a character: no certificate has it.
  }
}

function Confirmed({ certificate }: { certificate: Certificate }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { number, state, coatingType, visitDate, validUntil, selectedLayout, storefrontSize } = certificate;
  const layout = layouts.find((one) => one === selectedLayout);
  const stands = state !== 'withdrawn';
  return (
    <>
      <PageTitle>{words[state]}</PageTitle>
      <Lede>{words[`${state}Text`]}</Lede>
      <div className="mt-8 grid max-w-[33rem] items-start gap-8 md:max-w-none md:grid-cols-2 md:gap-16">
        <div>
          <DescriptionList
            layout="ruled"
            pairs={[
              { label: words.number, value: number, verbatim: true },
              ...(stands
                ? [
                    { label: words.service, value: serviceName(coatingType, language) },
                    { label: words.visit, value: formatLongDate(visitDate, language) },
                    { label: words.size, value: sizeName(storefrontSize, language) },
                    ...(layout ? [{ label: words.layout, value: layoutName(layout, language) }] : []),
                    { label: words.until, value: formatLongDate(validUntil, language) },
                  ]
                : []),
            ]}
          />
          {!stands && <Contact />}
          <More>
            <TextLink href={page}>{words.another}</TextLink>
          </More>
        </div>
        {stands && layout && <LayoutPicture layout={layout} className="h-auto w-full" />}
      </div>
    </>
  );
}
