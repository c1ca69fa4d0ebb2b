import { useEffect, useEffectEvent, useId } from 'react';
import { coverageOf, isTestLayout, type Layout, layouts, skipsQuiz } from '#domain/funnel/layout.ts';
import { layoutName } from '#domain/names.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { updateDraft, useDraft } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { useSandbox } from '#web/state/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChoiceCard } from '#web/ui/form/choice-card.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { ActionBar } from '#web/ui/layout/action-bar.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { messages } from './messages.ts';

/** What has a meaning of its own; the action bar ignores slips of the thumb beside its buttons. */
const meaningful = 'a, button, label, input, dialog, .action-bar, .toast';

function useClickElsewhere(callback: () => void): void {
  const called = useEffectEvent(callback);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.isConnected && !target.closest(meaningful)) called();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

type LayoutCardsProps = {
  offered: readonly Layout[];
  chosen: Layout | '';
  onChoose: (layout: Layout) => void;
  labelledBy: string;
};

/** On phones the name and its number keep to one line beside the radio, down to 320 px. */
const oneLine = classNames(
  'max-sm:[&_.choice-card-caption]:gap-2 max-sm:[&_.type-h3-card]:text-[1.125rem]',
  'max-[22.4375rem]:[&_.choice-card-caption]:gap-1 max-[22.4375rem]:[&_.choice-card-caption]:px-1',
  'max-[22.4375rem]:[&_.type-h3-card]:text-[1.0625rem] [&_.type-h3-card]:[overflow-wrap:anywhere]',
);

/** The façades; the note about them comes first on phones and takes the last cell of the grid elsewhere. */
function LayoutCards({ offered, chosen, onChoose, labelledBy }: LayoutCardsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const rest = offered.length % 5 === 3;
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      aria-describedby={id}
      className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-3 max-[22.4375rem]:gap-2 sm:mt-6 sm:grid-cols-3 sm:gap-5 md:mt-9 md:grid-cols-5"
    >
      <div
        id={id}
        className={classNames(
          'col-span-full mb-1.5 sm:order-last sm:mt-3.5 sm:mb-0 sm:border-t sm:border-line-2 sm:px-1.5 sm:pt-3.5',
          rest ? 'sm:col-span-2' : 'sm:col-span-1',
        )}
      >
        <p className="text-ink-700">{words.note}</p>
        <p className="type-small hidden text-ink-500 sm:mt-2 sm:block">{words.closest}</p>
      </div>
      {offered.map((layout) => (
        <ChoiceCard
          key={layout}
          name={`${id}r`}
          value={layout}
          checked={chosen === layout}
          onChange={() => onChoose(layout)}
          title={layoutName(layout, language)}
          description={describeLayout(layout, language)}
          picture={<LayoutPicture airy layout={layout} />}
          size="small"
          travels={chosen === layout}
          className={oneLine}
        />
      ))}
    </RadioGroup>
  );
}

/** Step 3: the arrangement of the glass. */
export function LayoutPage() {
  const words = useMessages(messages);
  const go = useGo();
  const language = useLanguage();
  const sandbox = useSandbox();
  const { selectedLayout } = useDraft();
  const id = useId();
  const offered = sandbox ? layouts : layouts.filter((layout) => !isTestLayout(layout));
  const chosen = selectedLayout !== '' && offered.includes(selectedLayout) ? selectedLayout : '';
  usePageReady(useGuard('layout'));
  useNextPages(chosen !== '', '/sentiment', '/calendar-booking');
  useClickElsewhere(() => chosen && updateDraft({ selectedLayout: '', glassCoverage: '' }));

  const choose = (layout: Layout) => updateDraft({ selectedLayout: layout, glassCoverage: coverageOf(layout) });
  const proceed = () => chosen && go(skipsQuiz(chosen) ? '/calendar-booking' : '/sentiment');
  const actionBar = (
    <ActionBar back="/storefront-size" value={layoutName(chosen, language)}>
      <Button arrow unavailable={chosen === '' && words.chooseFirst} onClick={proceed}>
        {words.next}
      </Button>
    </ActionBar>
  );

  return (
    <PageShell step={3} actionBar={actionBar}>
      <PageTitle id={id} className="md:max-w-none">
        {words.title}
      </PageTitle>
      <LayoutCards offered={offered} chosen={chosen} onChoose={choose} labelledBy={id} />
    </PageShell>
  );
}
