import { Suspense } from 'react';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { SummaryLines, type SummaryProps } from './summary-lines.tsx';

const PriceLetter = lateDrawing(async () => (await import('../price-letter/price-letter.tsx')).PriceLetter);

type SummarySheetProps = SummaryProps & {
  open: boolean;
  onClose: () => void;
  onProceed: () => void;
};

export function SummarySheet({ open, onClose, onProceed, ...summary }: SummarySheetProps) {
  const words = useMessages(messages);
  const { selectedLayout } = summary.draft;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.summary}
      picture={selectedLayout && <LayoutPicture layout={selectedLayout} className="mx-auto w-64 max-w-full pt-3" />}
      actions={
        <Button arrow onClick={onProceed}>
          {words.proceed}
        </Button>
      }
    >
      <div className="text-ink-900">
        <SummaryLines {...summary} />
        <Suspense fallback={<p className="mt-2 h-11" data-coming />}>
          <PriceLetter {...summary} />
        </Suspense>
      </div>
    </Dialog>
  );
}
