import { useMessages } from '#web/state/language.tsx';
import { Notice } from '../overlay/notice.tsx';
import { messages } from './demand-notice.messages.ts';

/** What the marked days are, while they keep nobody out. */
export function DemandNotice() {
  const words = useMessages(messages);
  return (
    <div role="status">
      <Notice tone="warning" title={words.title} className="mt-6">
        {words.text}
      </Notice>
    </div>
  );
}
