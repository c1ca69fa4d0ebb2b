import { type ReactNode, useId } from 'react';
import { brand } from '#business/brand.ts';
import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { usePageReady } from '#web/state/page-ready.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { StreetFoot } from '#web/ui/layout/street-foot.tsx';
import { BackLink, TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';
import './about.css';

/** One way to reach the business: its kind, and the address itself as a heading. */
function Way({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-2 pt-4 pb-5 md:pt-6 md:pb-8">
      <p className="type-label text-ink-500">{label}</p>
      <h2 className="type-h2 mt-1 [overflow-wrap:anywhere]">
        <a className="contact-way" href={href}>
          {children}
        </a>
      </h2>
    </div>
  );
}

export function ContactPage() {
  const words = useMessages(messages);
  const { phone, displayPhone, email, hoursLine } = useContact();
  const newTab = useId();
  usePageReady();
  return (
    <PageShell foot={<StreetFoot />}>
      <PageTitle>{words.contactTitle}</PageTitle>
      <p className="type-lede mt-3 max-w-[40rem] text-pretty text-ink-700 md:mt-4">{words.contactText}</p>
      <div className="mt-7 md:mt-12 md:grid md:grid-cols-2 md:gap-x-12">
        <Way label={words.phone} href={`tel:${phone}`}>
          {displayPhone}
        </Way>
        <Way label={words.email} href={`mailto:${email}`}>
          {email}
        </Way>
      </div>
      <div className="border-t border-line-2 pt-4 md:pt-6">
        <p className="type-label text-ink-500">{words.hours}</p>
        <TextLink href={brand.searchPage} target="_blank" rel="noopener noreferrer" aria-describedby={newTab}>
          {hoursLine}
        </TextLink>
        <span id={newTab} hidden>
          {words.newTab}
        </span>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3 md:mt-10">
        <LinkButton href="/postal-code" arrow className="max-sm:w-full">
          {words.book}
        </LinkButton>
        <LinkButton href="/" kind="secondary" className="max-sm:w-full">
          {words.home}
        </LinkButton>
        <BackLink href="/what-is-this" className="sm:ms-4" />
      </div>
    </PageShell>
  );
}
