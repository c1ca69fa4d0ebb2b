import { brand } from '#business/brand.ts';
import type { Operator } from '#contract/admin/access.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { type Section, sectionsOf } from './section/section.ts';
import { SectionMenu } from './section/section-menu.tsx';
import { UndecidedCount } from './section/undecided-count.tsx';

type AdminBarProps = {
  operator: Operator;
  sections: readonly Section[];
  section: Section['id'];
  onSignOut: () => Promise<void>;
};

/** The ink bar: brand, sections, language and sign-out; on phones the sections and sign-out are in a sheet. */
export function AdminBar({ operator, sections, section, onSignOut }: AdminBarProps) {
  const words = useMessages(messages);
  const open = sectionsOf(sections, operator);
  const inBar = open.filter(({ within }) => within === undefined);
  const current = open.find(({ id }) => id === section)?.within ?? section;
  const leave = () => onSignOut().catch(() => toast({ title: words.noAnswer, tone: 'destructive' }));
  return (
    <header className="admin-bar night max-[24rem]:gap-x-1!">
      <p className="admin-bar-brand">
        <BrandMark />
        <span translate="no">{brand.name}</span>
      </p>
      <nav className="admin-sections" aria-label={words.sections}>
        {inBar.map(({ id, path }) => (
          <Link key={id} href={path} aria-current={id === current ? 'page' : undefined}>
            {words[id]}
            {id === 'bookings' && <UndecidedCount />}
          </Link>
        ))}
      </nav>
      <SectionMenu sections={open} section={section} onSignOut={leave} />
      <LanguageToggle />
      <button type="button" className="admin-leave admin-bar-leave" onClick={leave}>
        <span>{words.signOut}</span>
      </button>
    </header>
  );
}
