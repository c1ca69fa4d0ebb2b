import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { resendBookingMessage } from '#contract/admin/visit.ts';
import { call } from '#web/client/call.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { messages as general } from '#web/features/admin/shell/booking-action/messages.ts';
import { RefusalNotice } from '#web/features/admin/shell/booking-action/refusal-notice.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages as storyMessages } from '../story/story.messages.ts';
import { messages } from './actions.messages.ts';
import { isTroubled, messagesIn } from './actions-for.ts';

type Message = BookingStory['messages'][number];

/** The messages about a booking, each of which can be resent once it is no longer in transit. */
export function ResendDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const { states } = useMessages(storyMessages);
  const { events } = useMessages(record);
  const language = useLanguage();
  const { working } = useMessages(general);
  const action = useBookingAction(seenIn(story));
  const [sending, setSending] = useState<number | null>(null);
  const { orderNo, clientId, contactName } = story.booking;
  const sent = messagesIn(story);
  const nameOf = ({ kind }: Message): string => events[kind as keyof typeof events] ?? kind;
  const send = async (message: Message) => {
    setSending(message.id);
    const params = { order: orderNo, id: message.id };
    const refusal = await action.run(() => call(resendBookingMessage, { params }));
    setSending(null);
    if (!refusal) toast({ title: words.resent, description: `${nameOf(message)}, ${message.recipient}` });
  };
  return (
    <Dialog open title={words.resend} subtitle={`${clientId}, ${contactName}`} onClose={onClose}>
      <RefusalNotice action={action} />
      {sent.length === 0 && <p>{words.noMessages}</p>}
      <ul className="*:last:mb-7">
        {sent.map((message) => (
          <li
            key={message.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 text-[0.875rem]/5"
          >
            <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere text-ink-500 *:block">
              <b className={classNames('font-medium', isTroubled(message) ? 'text-error' : 'text-ink-900')}>
                {nameOf(message)}
              </b>
              <span>
                {states[message.state as keyof typeof states] ?? message.state}, {momentOf(message.at, language)}
              </span>
              <span>{message.recipient}</span>
            </div>
            <Button
              kind="secondary"
              size="small"
              {...(sending !== message.id && { 'aria-label': words.sendAgainOf(nameOf(message)) })}
              unavailable={!message.canResend && words.notNow}
              pending={sending === message.id}
              pendingLabel={working}
              onClick={() => void send(message)}
            >
              {words.sendAgain}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
