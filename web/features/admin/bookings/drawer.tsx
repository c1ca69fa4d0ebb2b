import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Operator } from '#contract/admin/access.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { ServiceBadge, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { dayOfInstant, drawnLayout } from '#web/features/admin/shell/labels.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { Close } from '#web/pictures/icons.tsx';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages as shared } from '#web/ui/messages.ts';
import { formatInstant } from '#web/ui/when.ts';
import { Actions } from './actions/actions.tsx';
import { AttentionNotice, Notes } from './attention-notice.tsx';
import { MoneyActions } from './money/money-actions.tsx';
import { messages } from './story/story.messages.ts';
import { historyOf, linksOf } from './story/story.ts';
import { answerPairs, clientPairs, paymentPairs, visitPairs } from './story/story-list.ts';
import { useStory } from './use-bookings.ts';

type DrawerProps = { orderNo: string; operator: Operator; onClose: () => void };

/** The whole story of a booking beside the list; on phones over it. Esc closes it. */
export function Drawer({ orderNo, operator, onClose }: DrawerProps) {
  const words = useMessages(messages);
  const { close, again } = { ...useMessages(shared), ...useMessages(general) };
  const { data: story, isError, refetch } = useStory(orderNo);
  const closer = useRef<HTMLButtonElement>(null);
  const title = useId();
  useEffect(() => closer.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Escape' && !inDialog) onClose();
  };
  return (
    <section className="admin-drawer" aria-labelledby={title} onKeyDown={onKeyDown}>
      <button ref={closer} type="button" className="dialog-close" aria-label={close} data-tip={close} onClick={onClose}>
        <Close />
      </button>
      {story ? (
        <Story story={story} operator={operator} titleId={title} />
      ) : (
        <div role="status">
          <h2 id={title} className="type-h3">
            {isError ? words.failed : words.loading}
          </h2>
          {isError && (
            <Button kind="secondary" size="small" className="mt-4" onClick={() => void refetch()}>
              {again}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type StoryProps = { story: BookingStory; operator: Operator; titleId: string };

function Story({ story, operator, titleId }: StoryProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { booking } = story;
  const layout = drawnLayout(booking.selectedLayout);
  return (
    <>
      <p className="admin-second">{words.bookedOn(dayOfInstant(booking.createdAt, language))}</p>
      <div className="admin-drawer-head">
        <h2 id={titleId} className="type-h2">
          {booking.clientId}
        </h2>
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </div>
      <AttentionNotice attention={story.attention} />
      {layout && (
        <div className="admin-drawer-picture">
          <LayoutPicture layout={layout} label={describeLayout(layout, language)} />
        </div>
      )}
      <DescriptionList layout="columns" className="admin-pairs" pairs={visitPairs(booking, language)} />
      <Part title={words.answers} pairs={answerPairs(booking, language)} />
      <Part title={words.client} pairs={clientPairs(booking, language)} />
      <Part title={words.payment} pairs={paymentPairs(story, language)} />
      <Actions story={story} isOwner={operator.role === 'owner'} />
      <MoneyActions story={story} />
      <Notes notes={story.notes} />
      <h3 className="admin-part">{words.history}</h3>
      <ol className="admin-history">
        {historyOf(story, language).map(({ key, at, what, detail, trouble }) => (
          <li key={key} data-trouble={trouble || undefined}>
            <p>{what}</p>
            {detail && <p className="admin-second">{detail}</p>}
            <p className="admin-second">
              <time dateTime={at}>{formatInstant(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
      <Part title={words.links} pairs={linksOf(story, language)} />
    </>
  );
}

function Part({ title, pairs }: { title: string; pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{title}</h3>
      <DescriptionList layout="columns" className="admin-pairs" pairs={pairs} />
    </>
  );
}
