import { useId } from 'react';
import { isBookableSize, type StorefrontSize, storefrontSizes } from '#domain/funnel/size.ts';
import { sizeName } from '#domain/names.ts';
import { SizePicture } from '#web/pictures/size-picture.tsx';
import { useDraft } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChoiceCard } from '#web/ui/form/choice-card.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { ActionBar } from '#web/ui/layout/action-bar.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { deliberateRadio } from '../deliberate-radio.ts';
import { Evaluating } from '../evaluating.tsx';
import { messages } from './messages.ts';
import { type SizeFlow, useSizeFlow } from './size-flow.ts';

/** 'Is this an accurate scale…?', and for the grand storefront 'Multiple Businesses' after it, with what that looks like. */
function SizeDialogs({ flow }: { flow: SizeFlow }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { asking, leave } = flow;
  const size = asking.what === 'scale' ? asking.size : 'little-storefront';
  return (
    <>
      <Dialog
        open={asking.what === 'scale'}
        onClose={leave}
        title={words.scale}
        picture={<SizePicture size={size} language={language} />}
        actions={
          <>
            <Button onClick={() => flow.accurate(size)}>{words.accurate}</Button>
            <Button kind="secondary" onClick={() => flow.mismatch(size)}>
              {words.mismatch}
            </Button>
          </>
        }
      >
        {size !== 'little-storefront' && words.smaller}
      </Dialog>
      <Dialog
        open={asking.what === 'businesses'}
        onClose={leave}
        title={words.multiple}
        picture={<SizePicture size="strip-mall" language={language} />}
        actions={
          <>
            <Button kind="secondary" className="sm:min-w-36" onClick={flow.severalBusinesses}>
              {words.yes}
            </Button>
            <Button kind="secondary" className="sm:min-w-36" onClick={flow.oneBusiness}>
              {words.no}
            </Button>
          </>
        }
      >
        {words.multipleQuestion}
      </Dialog>
    </>
  );
}

type SizeCardsProps = {
  chosen: StorefrontSize | '';
  onChoose: (size: StorefrontSize) => void;
  labelledBy: string;
  describedBy: string;
};

function SizeCards({ chosen, onChoose, labelledBy, describedBy }: SizeCardsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const name = useId();
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-9 md:grid-cols-3 lg:gap-6"
    >
      {storefrontSizes.map((size) => (
        <ChoiceCard
          key={size}
          name={name}
          value={size}
          checked={chosen === size}
          title={sizeName(size, language)}
          text={words.lines[size]}
          picture={<SizePicture size={size} language={language} />}
          {...deliberateRadio(() => onChoose(size))}
        />
      ))}
    </RadioGroup>
  );
}

/** Step 2: the size, which decides the price level. */
export function SizePage() {
  const words = useMessages(messages);
  const language = useLanguage();
  const go = useGo();
  const { storefrontSize: chosen } = useDraft();
  const flow = useSizeFlow();
  const id = useId();
  usePageReady(useGuard('size'));
  const elsewhere = flow.asking.what === 'evaluating' || (chosen !== '' && !isBookableSize(chosen));
  useNextPages(chosen !== '' || elsewhere, elsewhere ? '/other-companies' : '/glass-coverage');

  const unavailable = chosen === '' ? words.chooseFirst : !isBookableSize(chosen) && words.customQuote;
  const actionBar = (
    <ActionBar back="/postal-code" value={chosen && sizeName(chosen, language)}>
      <Button arrow unavailable={unavailable} onClick={() => go('/glass-coverage')}>
        {words.next}
      </Button>
    </ActionBar>
  );

  return (
    <PageShell step={2} actionBar={actionBar}>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-3 md:items-end">
        <PageTitle id={`${id}t`} className="max-w-[9em] md:col-span-2">
          {words.title}
        </PageTitle>
        <div className="md:pb-2.5">
          <p id={`${id}n`} className="text-ink-700">
            {words.note}
          </p>
          <p className="type-small flex items-center gap-3 text-ink-500" aria-hidden="true">
            <svg className="flex-none text-bronze-600" width="46" height="2" aria-hidden="true">
              <path d="M0 1H46" stroke="currentColor" strokeDasharray="2 4" />
            </svg>
            {words.key}
          </p>
        </div>
      </div>
      <SizeCards chosen={chosen} onChoose={flow.choose} labelledBy={`${id}t`} describedBy={`${id}n`} />
      <SizeDialogs flow={flow} />
      {flow.asking.what === 'evaluating' && (
        <Evaluating title={words.evaluating} milliseconds={2000} onDone={() => go('/other-companies')} />
      )}
    </PageShell>
  );
}
