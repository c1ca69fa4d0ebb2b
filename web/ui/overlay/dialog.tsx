import { createContext, type MouseEvent, type ReactNode, type Ref, use, useEffect, useId, useRef } from 'react';
import { Close } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import '../steps.css';
import { WithCodes } from '../with-codes.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: string | undefined;
  children?: ReactNode;
  /** A drawing on top, from edge to edge. */
  picture?: ReactNode;
  actions?: ReactNode;
  /**
   * 'reading': 880 px, the head and the actions stay, the middle scrolls. The parts of `head` and `foot` are beside
   * the title and the actions; the close button is left out, since the actions close it.
   */
  size?: 'normal' | 'reading';
  head?: ReactNode;
  foot?: ReactNode;
  /** Scrolls with the keyboard; to track how far one has read (reading dialogs). */
  scrollRef?: Ref<HTMLDivElement>;
  className?: string;
};

/**
 * Whether dialogs may be on top of the page. One that may not waits, with all that was typed into it, and returns when
 * it may: a native dialog would block access to what has come in between.
 */
export const DialogsShown = createContext(true);

/** A native modal dialog: the rest of the page is inert, the focus returns. On phones a sheet from below. */
export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  children,
  picture,
  actions,
  size = 'normal',
  head,
  foot,
  scrollRef,
  className,
}: DialogProps) {
  const words = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  const shown = use(DialogsShown);
  const reading = size === 'reading';

  useEffect(() => {
    opener.current = open ? document.activeElement : null;
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !shown || !element) return;
    const before = opener.current;
    element.showModal();
    // Left to themselves, browsers choose differently. Reading comes first, and a long text has the keys at once.
    element.querySelector<HTMLElement>(reading ? '.dialog-body' : 'h2')?.focus({ preventScroll: true });
    return () => {
      element.close();
      // The browser returns the focus to what opened it, unless that was replaced meanwhile.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, shown, reading]);

  if (!open) return null;
  const pressGround = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the dialog's own cancel event
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      data-size={size}
      aria-labelledby={titleId}
      // React bubbles events of a dialog within this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A second Esc closes it whatever the page thinks. One reopened meanwhile stays.
      onClose={({ target, currentTarget }) =>
        dialog.current?.open === false && target === currentTarget && shown && onClose()
      }
      onClick={pressGround}
    >
      <div className="dialog-pane">
        {picture && <div className="dialog-picture">{picture}</div>}
        <div className="dialog-head">
          <div>
            <h2 id={titleId} className="type-h2" tabIndex={-1}>
              {title}
            </h2>
            {subtitle && (
              <p className="type-small mt-1 text-ink-700">
                <WithCodes text={subtitle} />
              </p>
            )}
          </div>
          {head}
        </div>
        <div className="dialog-body" ref={scrollRef} tabIndex={reading ? 0 : undefined}>
          {children}
        </div>
        {(actions || foot) && (
          <div className="dialog-foot">
            {foot}
            <div className="dialog-actions">{actions}</div>
          </div>
        )}
        {!reading && (
          <button
            type="button"
            className="dialog-close"
            aria-label={words.close}
            data-tip={words.close}
            onClick={onClose}
          >
            <Close />
          </button>
        )}
      </div>
    </dialog>
  );
}
