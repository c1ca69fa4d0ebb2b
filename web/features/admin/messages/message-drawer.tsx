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

function Message({ message, titleId }: { message: AdminMessageDetail; titleId: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { topic, orderNo, clientId, state, failure, waits, subject, attachments, canResend } = message;
  const why = whyNot(message, language);
  return (
    <>
      <p className="admin-second">{addresseeOf(message, language)}</p>
      <div className="admin-drawer-head">
        <h2 id={titleId} className="type-h3">
          {subject ?? topicOf(topic, words)}
        </h2>
        <StateBadge state={state} />
      </div>
      {orderNo && (
        <p className="messages-about">
          <WithCodes text={words.about(`${clientId}, ${orderNo}`)} />
        </p>
      )}
      {waits !== null && <p className="messages-note">{words.waits[waits]}</p>}
      {(why !== null || failure !== null) && (
        <div className="messages-note" data-trouble={waits === null || undefined}>
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
          <ul className="messages-files">
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

function Seen({ message }: { message: AdminMessageDetail }) {
  const words = useMessages(messages);
  const { id, text, hasHtml, segments, language, subject, topic } = message;
  if (text === null) return <p className="admin-second">{words.notYet}</p>;
  return (
    <>
      {hasHtml ? (
        <iframe
          className="messages-frame"
          sandbox=""
          title={subject ?? topicOf(topic, words)}
          src={messageFrame.replace(':id', String(id))}
        />
      ) : (
        <p className="messages-bubble" lang={language ?? undefined}>
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
