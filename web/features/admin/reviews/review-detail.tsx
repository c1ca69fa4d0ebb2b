import { useRef, useState } from 'react';
import type { ReviewAnswer, ReviewStory } from '#contract/admin/reviews.ts';
import { isRefused } from '#web/client/failure.ts';
import { Drawer } from '#web/features/admin/shell/drawer.tsx';
import { dayOfInstant, drawnLayout } from '#web/features/admin/shell/labels.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { SizePicture } from '#web/pictures/size-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { drawnSize } from './labels.ts';
import { messages } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import { ReviewClock } from './review-clock.tsx';
import { offerPairs, requestPairs } from './review-facts.ts';
import { useReview } from './use-reviews.ts';

/** One review beside the list, in its place on phones. Esc closes it. */
export function ReviewDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(messages);
  const { data: story, error, refetch } = useReview(id);
  const gone = isRefused(error) && error.status === 404;
  return (
    <Drawer
      onClose={onClose}
      status={gone ? words.gone : error ? words.failed : words.loading}
      onRetry={error && !gone && (() => void refetch())}
    >
      {story && ((title) => <Story story={story} titleId={title} />)}
    </Drawer>
  );
}

const plateClass = classNames(
  'mb-4 grid auto-cols-fr grid-flow-col gap-px border border-line bg-line',
  '[&_svg]:block [&_svg]:h-38 [&_svg]:w-full [&_svg]:bg-(image:--sky) [&_svg]:px-3 [&_svg]:pt-3',
);
/** What the funnel does not sell is offered in writing. */
const proposeAt = { review: '/admin/new-booking', quote: '/admin/quotes' } as const;
const answers = ['accept', 'ask', 'decline'] as const;

function Story({ story, titleId }: { story: ReviewStory; titleId: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [answering, setAnswering] = useState<ReviewAnswer['kind'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [size, layout] = [drawnSize(story.storefrontSize), drawnLayout(story.selectedLayout)];
  const waits = story.state === 'open' || story.state === 'asked';
  const answered = () => {
    setAnswering(null);
    heading.current?.focus();
  };
  return (
    <>
      <p className="admin-second">{words.askedOn[story.kind](dayOfInstant(story.createdAt, language))}</p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="type-h2 wrap-anywhere">
          {story.companyName}
        </h2>
        <ReviewClock review={story} now={story.now} />
      </div>
      {(size || layout) && (
        <div className={plateClass}>
          {size && <SizePicture size={size} language={language} />}
          {layout && <LayoutPicture layout={layout} label={describeLayout(layout, language)} />}
        </div>
      )}
      <DescriptionList layout="columns" className="admin-pairs" pairs={requestPairs(story, language)} />
      {waits && (
        <div data-answers className="mt-5 grid grid-cols-[1fr_1fr] gap-2.5 [&>.button:first-child]:col-span-full">
          {answers.map((kind) => (
            <Button
              key={kind}
              kind={kind === 'accept' ? 'primary' : 'secondary'}
              size="small"
              className={kind === 'decline' ? 'border-error text-error' : undefined}
              onClick={() => setAnswering(kind)}
            >
              {words[kind]}
            </Button>
          ))}
          <LinkButton
            kind="secondary"
            size="small"
            href={`${proposeAt[story.kind]}?review=${encodeURIComponent(story.id)}`}
          >
            {words.propose}
          </LinkButton>
        </div>
      )}
      {story.offer && (
        <>
          <h3 className="admin-part">{words.offer}</h3>
          <DescriptionList layout="columns" className="admin-pairs" pairs={offerPairs(story.offer, language)} />
        </>
      )}
      <h3 className="admin-part">{words.history}</h3>
      <ol className="admin-history">
        <li>
          <p>{words.requested[story.kind]}</p>
          <p className="admin-second">
            <time dateTime={story.createdAt}>{formatInstant(story.createdAt, language)}</time>
          </p>
        </li>
        {story.events.map(({ id, at, kind, by, words: said }) => (
          <li key={id}>
            <p>{words.events[kind]}</p>
            {said && <p className="my-1 whitespace-pre-line text-ink-700">{said}</p>}
            <p className="admin-second">{words.byWhom(by, formatInstant(at, language))}</p>
          </li>
        ))}
      </ol>
      <NoteForm id={story.id} />
      {answering && (
        <AnswerDialog
          key={answering}
          story={story}
          kind={answering}
          onClose={() => setAnswering(null)}
          onAnswered={answered}
        />
      )}
    </>
  );
}
