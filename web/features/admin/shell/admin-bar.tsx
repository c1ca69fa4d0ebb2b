import { useLayoutEffect, useRef } from 'react';
import { brand } from '#business/brand.ts';
import type { Operator } from '#contract/admin/access.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { type Section, sectionsOf } from './section.ts';

type AdminBarProps = {
  operator: Operator;
  sections: readonly Section[];
  section: string;
  onSignOut: () => Promise<void>;
};

/** The ink bar: the brand, the sections, the language and signing out. */
export function AdminBar({ operator, sections, section, onSignOut }: AdminBarProps) {
  const words = useMessages(messages);
  const nav = useRef<HTMLElement>(null);
  // On phones the sections are wider than the bar: the open one is always in sight, also when the phone is turned.
  useLayoutEffect(() => {
    const bar = nav.current;
    const open = bar?.querySelector<HTMLElement>(`[data-section=${section}]`);
    if (!bar || !open) return;
    const show = () => {
      bar.scrollLeft = open.offsetLeft - bar.offsetLeft - (bar.clientWidth - open.clientWidth) / 2;
    };
    show();
    const watch = new ResizeObserver(show);
    watch.observe(bar);
    return () => watch.disconnect();
  }, [section]);
  const leave = () => onSignOut().catch(() => toast({ title: words.noAnswer, tone: 'destructive' }));
  return (
    <header className="admin-bar night">
      <p className="admin-bar-brand">
        <BrandMark />
        {brand.name}
      </p>
      <nav ref={nav} className="admin-sections" aria-label={words.sections}>
        {sectionsOf(sections, operator).map(({ id, path }) => (
          <Link key={id} href={path} data-section={id} aria-current={id === section ? 'page' : undefined}>
            {words[id]}
          </Link>
        ))}
      </nav>
      <LanguageToggle />
      <button type="button" className="admin-leave" onClick={leave}>
        <span>{words.signOut}</span>
      </button>
    </header>
  );
}
