import { type BlockOnWire, removeBlock } from '#contract/admin/calendar.ts';
import { formatTime } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Pane, Unread, Waiting } from './pane.tsx';
import { messages } from './panes.messages.ts';
import { useBlocks } from './use-calendar.ts';

/** What is blocked from today on, each with the way to open it again. */
export function BlocksPane() {
  const words = useMessages(messages);
  const { data, isError, refetch } = useBlocks();
  return (
    <Pane id="blocks" title={words.blocks}>
      {!data && !isError && <Waiting />}
      {isError && <Unread onAgain={() => void refetch()} />}
      {data?.length === 0 && <p>{words.noBlocks}</p>}
      {data && data.length > 0 && (
        <ul className="admin-sessions">
          {data.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </ul>
      )}
    </Pane>
  );
}

function BlockRow({ block }: { block: BlockOnWire }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pending } = useOperatorAction();
  const days = words.stretch(dayOf(block.startDate, language), dayOf(block.endDate, language));
  const hours =
    block.startTime && block.endTime
      ? words.hours(formatTime(block.startTime, language), formatTime(block.endTime, language))
      : null;
  const remove = () =>
    act(() => call(removeBlock, { params: { id: block.id } }), {
      done: () => ({ title: words.removed, description: days }),
      failed: words.failed,
    });
  return (
    <li>
      <div>
        <b>{days}</b>
        <span>{[hours, block.reason].filter(Boolean).join('. ')}</span>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={words.removeNamed(days)}
        pending={pending}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
    </li>
  );
}
