import {
  type AdminMessageDetail,
  listMessages,
  messageFrame,
  readMessage,
  resendMessage,
} from '#contract/admin/messages.ts';
import { call } from '#web/client/call.ts';
import { Drawer } from '#web/features/admin/shell/drawer.tsx';
import { readAgain } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { addresseeOf, stepsOf, topicOf, whyNot } from './message-text.ts';
import { messages } from './messages.messages.ts';
import { StateBadge } from './parts.tsx';
import { useMessage } from './use-message-list.ts';

type DrawerProps = { id: number; onClose: () => void };

/** One message beside the list; on phones in its place. Esc closes it. */
export function MessageDrawer({ id, onClose }: DrawerProps) {
  const words = useMessages(messages);
  const { data: message, isError, refetch } = useMessage(id);
  return (
    <Drawer
      onClose={onClose}
      status={isError ? words.unread : words.opening}
      onRetry={isError && (() => void refetch())}
    >
      {message && ((title) => <Message message={message} titleId={title} />)}
    </Drawer>
  );
}

const note = 'mb-4 border-s-3 ps-3.5 text-[0.9375rem]/5.5 wrap-anywhere';

function Message({ message, titleId }: { message: AdminMessageDetail; titleId: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { topic, orderNo, clientId, state, failure, waits, subject, attachments, canResend } = message;
  const why = whyNot(message, language);
  return (
    <>
      <p className="admin-second">{addresseeOf(message, language)}</p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="type-h3">
          {subject ?? topicOf(topic, words)}
        </h2>
        <StateBadge state={state} />
      </div>
      {orderNo && (
        <p className="mb-3 text-[0.9375rem] wrap-anywhere">
          <WithCodes text={words.about(`${clientId}, ${orderNo}`)} />
        </p>
      )}
      {waits !== null && <p className={`${note} border-warning-line`}>{words.waits[waits]}</p>}
      {(why !== null || failure !== null) && (
        <div className={classNames(note, waits === null ? 'border-error' : 'border-warning-line')}>
          {why !== null && <p>{why}</p>}
          <Technical text={failure} />
        </div>
      )}
      {canResend && <Resend id={message.id} />}
      <h3 className="admin-part">{words.seen}</h3>
      <Seen message={message} />
      {attachments.length > 0 && (
        <>
          <h3 className="admin-part">{words.files}</h3>
          <ul className="wrap-anywhere *:py-1.5">
            {attachments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="admin-part">{words.history}</h3>
      <History message={message} />
    </>
  );
}

const bubble =
  'mt-1.5 mb-2 max-w-80 rounded-sm border border-glass-300 bg-glass-100 px-4 py-3 whitespace-pre-wrap wrap-anywhere';

function Seen({ message }: { message: AdminMessageDetail }) {
  const words = useMessages(messages);
  const { id, text, hasHtml, segments, language, subject, topic } = message;
  if (text === null) return <p className="admin-second">{words.notYet}</p>;
  return (
    <>
      {hasHtml ? (
        <iframe
          className="mt-1.5 mb-2 block h-136 w-full border border-line bg-ivory-100"
          sandbox=""
          title={subject ?? topicOf(topic, words)}
          src={messageFrame.replace(':id', String(id))}
        />
      ) : (
        <p className={bubble} lang={language ?? undefined}>
          {text}
        </p>
      )}
      {segments !== null && <p className="admin-second">{words.segments(segments)}</p>}
      <p className="admin-second">{words.withoutTokens}</p>
    </>
  );
}

function History({ message }: { message: AdminMessageDetail }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <ol className="admin-history">
      {stepsOf(message, language).map(({ what, at }) => (
        <li key={`${what} ${at}`}>
          <p>{what}</p>
          <p className="admin-second">
            <time dateTime={at}>{formatInstant(at, language)}</time>
          </p>
        </li>
      ))}
      {message.resentAs.map((number) => (
        <li key={number}>
          <p>{words.resentAs(number)}</p>
        </li>
      ))}
    </ol>
  );
}

function Resend({ id }: { id: number }) {
  const words = useMessages(messages);
  const { act, pending: sending } = useOperatorAction(() => readAgain(listMessages, readMessage));
  const resend = () =>
    act(() => call(resendMessage, { params: { id } }), {
      done: () => ({ title: words.resent, description: words.resentText }),
      failed: words.notResent,
    });
  return (
    <Button
      kind="secondary"
      size="small"
      pending={sending}
      pendingLabel={words.resending}
      onClick={() => void resend()}
    >
      {words.resend}
    </Button>
  );
}
