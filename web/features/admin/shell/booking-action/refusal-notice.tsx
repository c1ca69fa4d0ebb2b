import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { differencesOf } from './differences.ts';
import { messages } from './messages.ts';
import type { BookingAction } from './use-booking-action.ts';

type RefusalNoticeProps = { action: Pick<BookingAction, 'refusal' | 'seen'>; className?: string | undefined };

/** Why a change was not made, and how the booking has changed since it was seen. */
export function RefusalNotice({ action: { refusal, seen }, className = '[.dialog-body>&]:mb-5' }: RefusalNoticeProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  // A wrong password is shown at its field.
  if (refusal === null || refusal.kind === 'password') return null;
  const { kind, before } = refusal;
  const { title, text } = words.refusals[kind];
  return (
    <Notice tone={kind === 'changed' ? 'warning' : 'error'} title={title} className={`admin-refusal ${className}`}>
      <div role={kind === 'changed' ? 'alert' : undefined}>
        {before && seen && (
          <ul className="*:my-1 *:wrap-anywhere">
            {differencesOf(before, seen, language).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <p>{text ?? refusal.words}</p>
      </div>
    </Notice>
  );
}
