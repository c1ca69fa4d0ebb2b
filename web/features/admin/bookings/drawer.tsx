import { services } from '#business/services.ts';
import type { Operator } from '#contract/admin/access.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { opensRefresh } from '#domain/booking/refresh.ts';
import { AgainLinks } from '#web/features/admin/shell/booking-action/again-links.tsx';
import { ServiceBadge, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { ConsentList } from '#web/features/admin/shell/consents/consent-list.tsx';
import { CrewChoice } from '#web/features/admin/shell/crews/crew-choice.tsx';
import { Drawer } from '#web/features/admin/shell/drawer.tsx';
import { clientName, dayOfInstant, drawnLayout, momentOf } from '#web/features/admin/shell/labels.ts';
import { footClass } from '#web/features/admin/shell/looks.ts';
import { ReceivedTextItem } from '#web/features/admin/shell/received-text/received-text.tsx';
import { StopTexts } from '#web/features/admin/shell/received-text/stop-texts.tsx';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Actions, useActions } from './actions/actions.tsx';
import { AttentionNotice, Notes } from './attention-notice.tsx';
import { Charges } from './charges/charges.tsx';
import { Files } from './files.tsx';
import { ForgetCard } from './money/forget-card.tsx';
import { Refunds } from './money/refunds.tsx';
import { Photos } from './photos/photos.tsx';
import { messages } from './story/story.messages.ts';
import { historyOf, linksOf } from './story/story.ts';
import { answerPairs, clientPairs, paymentPairs, propertyPairs, visitPairs } from './story/story-list.tsx';
import { useStory } from './use-bookings.ts';

type DrawerProps = { orderNo: string; operator: Operator; onClose: () => void };

/** The whole story of a booking beside the list. */
export function BookingDrawer({ orderNo, operator, onClose }: DrawerProps) {
  const words = useMessages(messages);
  const { data: story, isError, refetch } = useStory(orderNo);
  return (
    <Drawer
      onClose={onClose}
      status={isError ? words.failed : words.loading}
      onRetry={isError && (() => void refetch())}
    >
      {story && ((title) => <Story story={story} operator={operator} titleId={title} />)}
    </Drawer>
  );
}

type StoryProps = { story: BookingStory; operator: Operator; titleId: string };

function Story({ story, operator, titleId }: StoryProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { booking } = story;
  const actions = useActions({ story, operator });
  const layout = drawnLayout(booking.selectedLayout);
  return (
    <>
      <p className="admin-second">{words.bookedOn(dayOfInstant(booking.createdAt, language))}</p>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 pe-8">
        <h2 id={titleId} className="type-h2">
          {clientName(booking)}{' '}
          <span className="inline-block font-sans text-[0.9375rem]/5 font-normal text-ink-500" translate="no">
            {booking.clientId}
          </span>
        </h2>
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </div>
      <AttentionNotice attention={story.attention} />
      <DescriptionList layout="columns" className="admin-pairs" pairs={visitPairs(story, language)} />
      <div className="mt-3 flex flex-wrap gap-2">
        {story.client && (
          <LinkButton kind="secondary" size="small" href={`/admin/clients?client=${story.client}`}>
            {words.clientRecord}
          </LinkButton>
        )}
        <AgainLinks orderNo={booking.orderNo} refreshes={opensRefresh(booking, services) ? booking.orderNo : null} />
      </div>
      {story.crew && (story.crew.crews > 1 || story.crew.crew === null) && (
        <CrewChoice {...story.crew} order={booking.orderNo} date={booking.appointmentDate} name={clientName(booking)} />
      )}
      <Part title={words.payment} pairs={paymentPairs(story, language)} />
      <Actions actions={actions.rest} className="mt-4" />
      {story.syncStatus !== 'synced' && <Technical text={story.syncFailure} />}
      <Charges story={story} />
      <Refunds story={story} />
      <Texts texts={story.texts} />
      <Files story={story} />
      <Notes notes={story.notes} />
      <Part title={words.client} pairs={clientPairs(story, language)} />
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        <ForgetCard {...story} />
        <StopTexts of={{ order: booking.orderNo }} stopped={story.textsStopped !== null} />
      </div>
      <h3 className="admin-part">{words.premises}</h3>
      {layout && (
        <div className="my-4 grid place-items-center border border-line bg-(image:--sky) px-10 pt-4 [&>svg]:h-38 [&>svg]:w-full">
          <LayoutPicture layout={layout} label={describeLayout(layout, language)} />
        </div>
      )}
      <DescriptionList layout="columns" className="admin-pairs" pairs={propertyPairs(booking, language)} />
      <Part title={words.answers} pairs={answerPairs(booking, language)} />
      <Photos story={story} />
      <ConsentList consents={story.consents} />
      <h3 className="admin-part">{words.history}</h3>
      <ol className="admin-history">
        {historyOf(story, language).map(({ key, at, what, detail, technical, trouble }) => (
          <li key={key} data-trouble={trouble || undefined}>
            <p>{what}</p>
            {detail && <p className="admin-second">{detail}</p>}
            <p className="admin-second">
              <time dateTime={at}>{momentOf(at, language)}</time>
            </p>
            <Technical text={technical} />
          </li>
        ))}
      </ol>
      <Part title={words.links} pairs={linksOf(story, language)} />
      <Actions actions={actions.first} className={footClass} />
    </>
  );
}

/** What the customer wrote by text, in chronological order. */
function Texts({ texts }: Pick<BookingStory, 'texts'>) {
  const words = useMessages(messages);
  if (texts.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.texts}</h3>
      <ul className="border border-line bg-white">
        {texts.map((text) => (
          <ReceivedTextItem key={text.id} text={text} />
        ))}
      </ul>
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
