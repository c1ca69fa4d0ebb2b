import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { messages } from '../messages.ts';
import type { Missing } from '../missing.ts';
import { SummaryLines, type SummaryProps } from './summary-lines.tsx';

type SummaryPanelProps = SummaryProps & {
  /** False for a preview whose code is not valid yet. */
  shown: boolean;
  missing: Missing | null;
  onProceed: () => void;
};

/** Beside the choices on wide screens; phones have the bar. */
export function SummaryPanel({ shown, missing, onProceed, ...summary }: SummaryPanelProps) {
  const words = useMessages(messages);
  const { selectedLayout } = summary.draft;
  const reason = missing && words.missing[missing];
  const likely = summary.offer.price !== null;
  const letter = useLateDialog(() => import('../price-letter/price-letter.tsx'), { likely });
  return (
    <aside
      className="sticky top-[calc(1.5rem+var(--top-line))] z-(--layer-summary) max-h-[calc(100vh-3rem-var(--top-line))] self-start overflow-y-auto rounded-sm border border-line bg-white max-md:hidden"
      aria-label={words.summary}
    >
      <div className="facade h-53 border-b border-line bg-(image:--sky) [@media(height<53rem)]:h-32 [@media(height<44rem)]:hidden">
        {selectedLayout && <LayoutPicture layout={selectedLayout} className="mx-auto h-full pt-3" />}
      </div>
      <div className="p-6">
        {shown ? (
          <>
            <h2 className="type-h3 mb-2">{words.summary}</h2>
            <SummaryLines {...summary} />
          </>
        ) : (
          <p className="text-ink-700">{words.summaryAfterCode}</p>
        )}
        <Button arrow className="mt-4 w-full" unavailable={reason ?? false} data-tip="" onClick={onProceed}>
          {words.proceed}
        </Button>
        {reason && <p className="mt-3 text-center text-[0.875rem] leading-5.25 text-ink-500">{reason}</p>}
        {letter ? <letter.PriceLetter {...summary} /> : likely && <p className="mt-2 h-11" data-coming />}
      </div>
    </aside>
  );
}
