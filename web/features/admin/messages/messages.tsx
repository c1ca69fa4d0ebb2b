import { useState } from 'react';
import { type AdminMessage, messageViews } from '#contract/admin/messages.ts';
import { splitClass } from '#web/features/admin/shell/looks.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { useOpener } from '#web/features/admin/shell/resource/use-opener.ts';
import { SearchField } from '#web/features/admin/shell/search-field.tsx';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useQueryString } from '#web/state/location.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { addresseeOf, firstWithSomething, topicOf, whyNot } from './message-text.ts';
import { messages } from './messages.messages.ts';
import { StateBadge } from './parts.tsx';
import { TextList } from './text-list.tsx';
import { type Channel, useMessageList, useTextList, type View } from './use-message-list.ts';

const channels = ['all', 'mail', 'text'] as const;
const views = ['texts', ...messageViews, 'received'] as const;
type Shown = (typeof views)[number];

/** All messages, sent or not, those that need a person first; and the texts people sent us. */
export function Messages() {
  const words = useMessages(messages);
  const asked = useQueryString().get('view');
  const [chosen, setView] = useState<Shown | null>(asked === 'texts' ? asked : null);
  const [channel, setChannel] = useState<Channel>('all');
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const q = useDebouncedValue(typed.trim());
  const waiting = useTextList('waiting').list.data?.pages.at(-1)?.waiting ?? null;
  const trouble = useMessageList({ view: 'trouble', channel: 'all', q: '' });
  const queued = useMessageList({ view: 'waiting', channel: 'all', q: '' });
  const view =
    chosen ??
    firstWithSomething([
      ['texts', waiting],
      ['trouble', trouble.items?.length],
      ['waiting', queued.items?.length],
    ]);
  const { open, close } = useOpener(setOpened);
  return (
    <div className={splitClass(opened !== null)}>
      <main id="main" tabIndex={-1} className="admin-main">
        <PageTitle className="admin-title">{words.title}</PageTitle>
        <p className="admin-subtitle">{words.subtitle}</p>
        <Choice
          label={words.viewsLabel}
          name="view"
          values={views}
          names={{ ...words.views, texts: words.texts(waiting), received: words.receivedTexts }}
          chosen={view}
          onChoose={setView}
        />
        {view === 'texts' || view === 'received' ? (
          <TextList key={view} view={view === 'texts' ? 'waiting' : 'all'} />
        ) : (
          <>
            <div className="my-4 flex flex-wrap gap-2.5">
              <SearchField label={words.search} placeholder={words.placeholder} value={typed} onChange={setTyped} />
              <Choice
                label={words.channelLabel}
                name="channel"
                values={channels}
                names={words.channels}
                chosen={channel}
                onChoose={setChannel}
              />
            </div>
            <MessageList view={view} channel={channel} q={q} opened={opened} onOpen={open} />
          </>
        )}
      </main>
      {opened !== null && <MessageDrawer key={opened} id={opened} onClose={close} />}
    </div>
  );
}

type MessageListProps = {
  view: View;
  channel: Channel;
  q: string;
  opened: number | null;
  onOpen: (id: number) => void;
};

function MessageList({ view, channel, q, opened, onOpen }: MessageListProps) {
  const words = useMessages(messages);
  const { list, items } = useMessageList({ view, channel, q });
  const isFiltered = q !== '' || channel !== 'all';
  return (
    <PagedList
      list={list}
      items={items}
      empty={isFiltered ? words.nothing : words.empty[view]}
      failed={words.failedRead}
      more={words.more}
    >
      {(shown) => (
        <ul className="border border-line bg-white" aria-label={words.list}>
          {shown.map((message) => (
            <Row key={message.id} message={message} isOpened={message.id === opened} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  name: string;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (value: T) => void;
};

const choice = classNames(
  'grid min-h-11 items-center border-b-2 border-transparent text-[0.9375rem] text-ink-700',
  'peer-checked:border-ink-900 peer-checked:text-ink-900 peer-focus-visible:outline-2',
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--ring)',
  'forced-colors:border-[Canvas] forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight]',
  'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none',
);

/** One of a few, side by side. */
function Choice<T extends string>({ label, name, values, names, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="-mx-2.5 inline-flex flex-wrap">
      <legend className="sr-only">{label}</legend>
      {values.map((value) => (
        <label key={value} className="relative grid px-2.5">
          <input
            type="radio"
            className="peer absolute inset-0 cursor-pointer opacity-0"
            name={`messages-${name}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={choice}>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const row = classNames(
  'relative flex min-h-15.5 flex-wrap items-center gap-x-5 gap-y-1.5 border-line px-4 py-3 not-first:border-t',
  'data-opened:bg-glass-100 data-opened:shadow-[inset_3px_0_0_var(--color-ink-900)]',
);

type RowProps = { message: AdminMessage; isOpened: boolean; onOpen: (id: number) => void };

function Row({ message, isOpened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { id, topic, state, clientId, businessName, waits, settledAt, createdAt, dueAt, channel } = message;
  const why = whyNot(message, language);
  const at = waits === null ? (settledAt ?? createdAt) : dueAt;
  return (
    <li className={row} data-opened={isOpened || undefined}>
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        {businessName && <b className="block font-semibold">{businessName}</b>}
        <button type="button" className="admin-open" onClick={() => onOpen(id)}>
          {topicOf(topic, words)}
        </button>
        <span className="admin-second">
          {words.channels[channel]}. {addresseeOf(message, language)}
          {clientId && <WithCodes text={`. ${words.about(clientId)}`} />}
        </span>
        {waits !== null && <span className="mt-1 block text-[0.875rem]/5 text-ink-700">{words.waits[waits]}</span>}
        {why !== null && <span className="mt-1 block text-[0.875rem]/5 text-ink-700">{why}</span>}
      </div>
      <time className="admin-second" dateTime={at}>
        {waits === null ? formatInstant(at, language) : words.leaves(formatInstant(at, language))}
      </time>
      <StateBadge state={state} />
    </li>
  );
}
