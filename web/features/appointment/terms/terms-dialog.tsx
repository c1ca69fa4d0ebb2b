import { type ChangeEvent, useEffect, useState } from 'react';
import { inLanguage } from '#domain/language.ts';
import { countStep } from '#web/state/analytics.ts';
import { tags, useLanguage } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { Sections } from '#web/ui/sections.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages as pageMessages } from '../messages.ts';
import { useReading } from '../use-reading.ts';
import { type ReadTerms, type TermsOnScreen, useTermsText } from '../use-terms-text.ts';
import { messages } from './terms.messages.ts';

type TermsDialogProps = {
  /** The terms will be needed next: their text is fetched. */
  likely: boolean;
  open: boolean;
  onDecline: () => void;
  /** Resolves when the way onward is clear. */
  onAccept: (read: ReadTerms) => Promise<void>;
};

/** The contract, in the page's language with the other text one tap away. Only reading to the end enables Accept. */
export function TermsDialog({ likely, open: wanted, onDecline, onAccept }: TermsDialogProps) {
  const pageLanguage = useLanguage();
  const terms = useTermsText(likely, wanted, pageLanguage);
  // With its text or not at all: nobody scrolls a dialog that is still empty.
  const open = wanted && (terms.shown !== null || terms.failed);
  const { scroller, percent, ended } = useReading(
    open && terms.shown ? `${terms.language} ${terms.shown.version}` : '',
  );
  const [accepting, setAccepting] = useState(false);
  useEffect(() => {
    if (open) countStep('terms');
  }, [open]);
  const words = inLanguage(messages, terms.language);
  const other = terms.language === 'en' ? 'fr' : 'en';
  const translating = terms.loading && terms.shown !== null;
  const sections = terms.shown?.text.sections ?? [];
  const jump = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    scroller.current?.querySelectorAll('.sections > li')[Number(target.value)]?.scrollIntoView();
  const decline = () => {
    onDecline();
    const { requiredTitle: title, requiredText: description } = inLanguage(messages, pageLanguage);
    toast({ title, description, tone: 'destructive' });
  };
  const accept = async () => {
    if (!terms.read) return;
    setAccepting(true);
    await onAccept(terms.read);
    setAccepting(false);
  };

  return (
    // Everything in the dialog speaks the language of the text that is shown.
    <div lang={tags[terms.language]}>
      <Dialog
        open={open}
        onClose={decline}
        size="reading"
        title={words.title}
        subtitle={terms.shown?.text.versionLine}
        head={
          <div className="flex min-w-0 items-center gap-3 max-sm:w-full">
            {sections.length > 0 && (
              <select className="terms-jump" aria-label={words.jump} value="" onChange={jump}>
                <option value="">{words.jump}</option>
                {sections.map(({ heading }, index) => (
                  <option key={heading} value={index}>
                    {index + 1}. {heading}
                  </option>
                ))}
              </select>
            )}
            <Button kind="secondary" size="small" className="flex-none" onClick={terms.toggle}>
              {translating ? words.translating : <span lang={tags[other]}>{words.other}</span>}
            </Button>
          </div>
        }
        foot={
          <div className="min-w-0 flex-[1_1_14rem] text-[0.875rem] leading-5.25 text-ink-700">
            <p className="flex items-center justify-between">
              {words.read(percent)}
              <TextButton onClick={decline}>{words.decline}</TextButton>
            </p>
            {words.wish && <p className="mt-1 max-w-[26rem] text-[0.8125rem] leading-4.5">{words.wish}</p>}
          </div>
        }
        actions={
          // As wide as the longer label: nothing moves under the pointer when the end is reached.
          <Button
            unavailable={!ended && words.scrollFirst}
            pending={accepting}
            pendingLabel={words.accepting}
            onClick={accept}
          >
            <span className="terms-accept" data-wide={ended ? words.scrollFirst : words.accept}>
              {ended ? words.accept : words.scrollFirst}
            </span>
          </Button>
        }
        scrollRef={scroller}
      >
        <TermsBody terms={terms} />
      </Dialog>
    </div>
  );
}

function TermsBody({ terms }: { terms: TermsOnScreen }) {
  const words = inLanguage(messages, terms.language);
  const text = terms.shown?.text;
  if (!text && terms.failed) {
    return (
      <Notice tone="error" title={pageMessages.termsFailed[terms.language]}>
        <Button kind="secondary" size="small" className="mt-2 mb-1" onClick={terms.retry}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!text) return <p role="status">{words.loading}</p>;
  return <Sections sections={text.sections} />;
}
