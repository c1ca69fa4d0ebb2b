import { brand } from '#business/brand.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { LanguageToggle } from '#web/ui/language-toggle.tsx';
import { toast } from '#web/ui/toast.tsx';
import { messages } from './messages.ts';

export type Section = 'bookings' | 'access';
const sections: readonly Section[] = ['bookings', 'access'];

type AdminBarProps = { section: Section; onSection: (section: Section) => void; onSignOut: () => Promise<void> };

/** The ink bar: the house, its sections, the language and the way out. */
export function AdminBar({ section, onSection, onSignOut }: AdminBarProps) {
  const words = useMessages(messages);
  const leave = () => onSignOut().catch(() => toast({ title: words.noAnswer, tone: 'destructive' }));
  return (
    <header className="admin-bar night">
      <p className="admin-bar-brand">
        <BrandMark />
        {brand.name}
      </p>
      <nav className="admin-sections" aria-label={words.sections}>
        {sections.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === section ? 'page' : undefined}
            onClick={() => onSection(one)}
          >
            {words[one]}
          </button>
        ))}
      </nav>
      <LanguageToggle />
      <button type="button" className="admin-leave" onClick={leave}>
        <span>{words.signOut}</span>
      </button>
    </header>
  );
}
