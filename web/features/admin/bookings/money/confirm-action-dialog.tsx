import type { ReactNode } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { useLastOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { changesOf } from './changes.ts';
import { messages } from './money.messages.ts';
import { moneyPairs } from './money-list.ts';
import type { BookingAction } from './use-booking-action.ts';

type Props = {
  action: BookingAction;
  story: BookingStory;
  title: string;
  lede: string;
  /** What is chosen, and what is said of it when it is looked over. */
  form: ReactNode;
  look: ReactNode;
  /** Checks the form and answers whether it can be looked over. */
  onNext: () => void;
  doLabel: string;
  onDo: () => void;
  onClose: () => void;
};

/** A dialog in two steps, with the amounts in sight: what is wanted, and once more what will be done. */
export function ConfirmActionDialog({ action, story, title, lede, form, look, onNext, doLabel, onDo, onClose }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  // Over the question to sign in again a dialog would keep everybody out.
  const { signedIn } = useLastOperator();
  const { looking, pending, password, changed } = action;
  const close = () => {
    if (!pending) onClose();
  };
  const step = looking ? (
    <>
      <Button kind="destructive" pending={pending} pendingLabel={words.working} onClick={onDo}>
        {doLabel}
      </Button>
      <Button kind="secondary" onClick={() => !pending && action.look(false)}>
        {words.back}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onNext}>{words.next}</Button>
      <Button kind="secondary" onClick={close}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <Dialog
      open={signedIn}
      onClose={close}
      title={title}
      subtitle={story.booking.clientId}
      className="money-dialog"
      actions={changed ? <Button onClick={action.acceptChange}>{words.goOn}</Button> : step}
    >
      <p role="alert" className="money-refusal">
        {action.refusal}
      </p>
      {!looking && <p>{lede}</p>}
      {changed ? (
        <Notice tone="warning" title={words.changedTitle} className="money-changed">
          <p>{words.changed}</p>
          <DescriptionList layout="columns" className="admin-pairs" pairs={changesOf(action.seen, story, language)} />
        </Notice>
      ) : (
        <DescriptionList layout="split" className="money-amounts" pairs={moneyPairs(story.money, language)} />
      )}
      <div hidden={looking}>{form}</div>
      {looking && (
        <div className="money-look">
          {look}
          {password.asked && (
            <>
              <p>{words.passwordWhy}</p>
              <Field
                label={words.password}
                type="password"
                autoComplete="current-password"
                value={password.typed}
                error={password.wrong ? words.passwordWrong : undefined}
                onChange={(event) => password.type(event.target.value)}
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
