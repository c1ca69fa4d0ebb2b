import { useMessages } from '#web/state/language.tsx';
import { Notice } from '../overlay/notice.tsx';
import { Contact } from '../text-link.tsx';
import { messages } from './messages.ts';

/** Above the month, whose heading it has. */
export function NothingFree({ level }: { level: 2 | 3 }) {
  const words = useMessages(messages);
  return (
    <Notice tone="warning" level={level} title={words.nothingFreeTitle} className="mb-8">
      <p>{words.nothingFree}</p>
      <Contact className="flex flex-wrap gap-x-6" />
    </Notice>
  );
}
