import type { textViews } from '#contract/admin/texts.ts';
import { ReceivedTextItem } from '#web/features/admin/shell/received-text/received-text.tsx';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.messages.ts';
import { useTextList } from './use-message-list.ts';

/** The texts that people sent: those that wait for an answer, or all. */
export function TextList({ view }: { view: (typeof textViews)[number] }) {
  const words = useMessages(messages);
  const { list, items } = useTextList(view);
  return (
    <PagedList list={list} items={items} empty={words.noTexts[view]} failed={words.failedTexts} more={words.moreTexts}>
      {(shown) => (
        <ul className="border border-line bg-white" aria-label={words.receivedTexts}>
          {shown.map((text) => (
            <ReceivedTextItem key={text.id} text={text} namesBooking />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
