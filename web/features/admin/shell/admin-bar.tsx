import { lazy, Suspense } from 'react';
import { brand } from '#business/brand.ts';
import type { Operator } from '#contract/admin/access.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { useCounts } from './section/counts.ts';
import { type Section, sectionsOf } from './section/section.ts';
import { SectionList } from './section/section-list.tsx';
import { SectionMenu } from './section/section-menu.tsx';

// What it shows of bookings and clients would otherwise come before the bar.
const BarSearch = lazy(async () => ({ default: (await import('./search/bar-search.tsx')).BarSearch }));

type AdminBarProps = {
  operator: Operator;
  sections: readonly Section[];
  section: Section['id'];
  onSignOut: () => Promise<void>;
};

const innerClass = classNames(
  'flex min-h-16 items-center gap-x-5 px-(--page-margin) max-[24rem]:gap-x-1',
  'max-[26rem]:has-[button_[data-waiting]]:gap-x-1',
  'min-[64rem]:sticky min-[64rem]:top-0 min-[64rem]:h-screen min-[64rem]:flex-col min-[64rem]:items-stretch',
  'min-[64rem]:px-3 min-[64rem]:in-data-sandbox:h-[calc(100vh-2.25rem)]',
);
const brandClass = classNames(
  'flex min-h-16 flex-none min-[64rem]:min-h-14 items-center gap-3 font-serif text-[1.375rem]/none font-[360] tracking-[-0.004em]',
  'min-[64rem]:px-3 [&>span]:max-[30rem]:hidden [&>svg]:flex-none [&>svg]:max-[22.5rem]:hidden [&>svg]:text-bronze-300',
);

/** Brand, sections, language and sign-out: a rail at the left of a desk; on phones a bar whose sections are in a sheet. */
export function AdminBar({ operator, sections, section, onSignOut }: AdminBarProps) {
  const words = useMessages(messages);
  const open = sectionsOf(sections, operator);
  const countOf = useCounts(!operator.secondFactorNeeded && open.some(({ id }) => id === 'bookings'));
  const list = { sections: open, section, countOf };
  const leave = () => onSignOut().catch(() => toast({ title: words.noAnswer, tone: 'destructive' }));
  return (
    <header className="night relative z-(--layer-content) flex-none bg-ink-900 text-(--tone-text) min-[64rem]:w-52 print:hidden">
      <div className={innerClass}>
        <p className={brandClass}>
          <BrandMark />
          <span translate="no">{brand.name}</span>
        </p>
        {!operator.secondFactorNeeded && (
          <Suspense fallback={<span className="size-11 flex-none min-[64rem]:mb-2" data-coming />}>
            <BarSearch />
          </Suspense>
        )}
        <nav
          className="hidden min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2 [scrollbar-width:thin] min-[64rem]:block"
          aria-label={words.sections}
        >
          <SectionList look="rail" {...list} />
        </nav>
        <SectionMenu {...list} onSignOut={leave} />
        <div className="flex flex-none items-center justify-between gap-2 border-(--tone-line) min-[64rem]:border-t min-[64rem]:py-2">
          <LanguageToggle />
          <button
            type="button"
            className="hidden min-h-11 text-end text-[0.8125rem]/4.5 text-balance underline decoration-(--tone-line-2) underline-offset-4 min-[64rem]:block"
            onClick={leave}
          >
            {words.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}
