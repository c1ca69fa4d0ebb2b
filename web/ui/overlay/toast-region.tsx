import { Toast } from 'radix-ui';
import { Close } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import { WithCodes } from '../with-codes.tsx';
import type { ToastRegionProps } from './toast-types.ts';

/** One toast at a time, 5 s, swipe right by 50 px, F8 brings the focus (specification, section 9). */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  const words = useMessages(messages);
  return (
    <Toast.Provider label={words.notification} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          asChild // Not a list item: it has its own role.
          key={toast.id}
          className="toast"
          data-tone={toast.tone ?? 'plain'}
          role={toast.tone === 'destructive' ? 'alert' : 'status'}
          aria-live="off" // Radix announces it through its own region.
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && onClose(toast.id)}
        >
          <div>
            <Toast.Title
              className={classNames(
                'text-[0.9375rem] leading-5.5 font-semibold',
                toast.tone === 'destructive' && 'text-error',
              )}
            >
              <WithCodes text={toast.title} />
            </Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-[0.875rem] leading-5.25">
                <WithCodes text={toast.description} />
              </Toast.Description>
            )}
            <Toast.Close
              className={classNames(
                'absolute top-1 right-1 grid size-11 place-items-center',
                toast.tone !== 'destructive' && 'focus-visible:outline-bronze-300',
              )}
              aria-label={words.close}
            >
              <Close />
            </Toast.Close>
          </div>
        </Toast.Root>
      )}
      <Toast.Viewport asChild className="toast-viewport" label={words.notification} hotkey={['F8']}>
        <div />
      </Toast.Viewport>
    </Toast.Provider>
  );
}
