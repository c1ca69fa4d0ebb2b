import { brand } from '#business/brand.ts';
import type { Operator } from '#contract/admin-access.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { LanguageToggle } from '#web/ui/language-toggle.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { messages } from './messages.ts';
import { sectionsOf } from './sections.ts';

type AdminBarProps = { operator: Operator; section: string; onSignOut: () => Promise<void> };

/** The ink bar: the house, its sections, the language and the way out. */
export function AdminBar({ operator, section, onSignOut }: AdminBarProps) {
  const words = useMessages(messages);
  const leave = () => onSignOut().catch(() => toast({ title: words.noAnswer, tone: 'destructive' }));
  return (
    <header className="admin-bar night">
      <p className="admin-bar-brand">
        <BrandMark />
        {brand.name}
      </p>
      <nav className="admin-sections" aria-label={words.sections}>
        {sectionsOf(operator).map(({ id, path }) => (
          <Link key={id} href={path} aria-current={id === section ? 'page' : undefined}>
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
