import type { Operator } from '#contract/admin/access.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { footClass } from '#web/features/admin/shell/looks.ts';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages as storyMessages } from '../story/story.messages.ts';
import { useStory } from '../use-bookings.ts';
import { messages } from './actions.messages.ts';
import { Actions, useActions } from './actions.tsx';

type CallActionsProps = { orderNo: string; operator: Pick<Operator, 'role'> };

/** What may be done about one booking of a client who calls, at the foot of their record. */
export function CallActions({ orderNo, operator }: CallActionsProps) {
  const words = useMessages(storyMessages);
  const { again } = useMessages(shell);
  const { data: story, isError, refetch } = useStory(orderNo);
  return (
    <div className={footClass}>
      {story ? (
        <Loaded story={story} operator={operator} />
      ) : (
        <p role="status" className="admin-second">
          {isError ? words.failed : words.loading}{' '}
          {isError && <TextButton onClick={() => void refetch()}>{again}</TextButton>}
        </p>
      )}
    </div>
  );
}

function Loaded({ story, operator }: { story: BookingStory; operator: Pick<Operator, 'role'> }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { orderNo, appointmentDate, appointmentTime } = story.booking;
  const { first } = useActions({ story, operator });
  return (
    <>
      <TextLink href={`/admin?booking=${encodeURIComponent(orderNo)}`}>
        {words.visitOf(formatShortVisit(appointmentDate, appointmentTime, language))}
      </TextLink>
      <Actions actions={first} />
    </>
  );
}
