import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Close } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { messages as shared } from '#web/ui/messages.ts';
import { messages } from './messages.ts';

type DrawerProps = {
  onClose: () => void;
  /** Shown instead of the content: that it is loading, or why it is missing. */
  status: string;
  /** Offers to retry. */
  onRetry?: (() => void) | false | null;
  /** Once it is loaded; its heading has the id. */
  children: ((titleId: string) => ReactNode) | null | undefined;
};

const drawerClass = classNames(
  'admin-drawer relative bg-white px-5 pt-6 pb-12 [&_.crew-choice]:mt-3 [&_.crew-choice]:w-auto [&>.admin-second]:mb-1',
  'min-[80rem]:sticky min-[80rem]:top-0 min-[80rem]:h-screen min-[80rem]:in-data-sandbox:h-[calc(100vh-2.25rem)]',
  'min-[80rem]:overflow-y-auto min-[80rem]:scroll-pb-36 min-[80rem]:overscroll-contain min-[80rem]:border-s min-[80rem]:border-line',
  'min-[80rem]:px-7 min-[80rem]:shadow-drawer',
);

/** One thing beside the list, in its place on phones. Esc closes it. */
export function Drawer({ onClose, status, onRetry, children }: DrawerProps) {
  const { close } = useMessages(shared);
  const words = useMessages(messages);
  const closer = useRef<HTMLButtonElement>(null);
  const title = useId();
  useEffect(() => closer.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Esc in a dialog belongs to the dialog.
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Escape' && !inDialog) onClose();
  };
  return (
    <section className={drawerClass} aria-labelledby={title} onKeyDown={onKeyDown}>
      <button
        ref={closer}
        type="button"
        className="dialog-close"
        aria-label={close}
        data-tip={close}
        data-tip-side="left"
        onClick={onClose}
      >
        <Close />
      </button>
      {children ? (
        children(title)
      ) : (
        <div role="status">
          <h2 id={title} className="type-h3 pe-28">
            {status}
          </h2>
          {onRetry && (
            <Button kind="secondary" size="small" className="mt-4" onClick={onRetry}>
              {words.again}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
