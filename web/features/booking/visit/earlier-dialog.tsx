import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { waitingConsent, waitingTextConsent } from '#business/days/waiting.ts';
import type { waitForEarlierDay } from '#contract/visit/waiting-list.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { waitingRules } from '#domain/typed/form-rules.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DayField } from '#web/ui/calendar/day-field.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextsNote } from '#web/ui/form/texts-note.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './earlier.messages.ts';
import type { MoveDialogProps } from './move-dialog.tsx';

// Kept with its dialog, not with the calls every page loads.
const waits = at<typeof waitForEarlierDay>('POST', '/api/booking-details/:order/waiting-list');

type Values = { texts: boolean; consent: true };
const rules = { texts: () => null, consent: waitingRules.consent };

/** A request for a day earlier than the visit's, by the holder of the booking's link. */
export function EarlierDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const { data: calendar } = useCalendar();
  const [span, setSpan] = useState<{ from?: IsoDate | ''; to: IsoDate | '' }>({
    to: addDays(booking.appointmentDate, -1),
  });
  const { form, errors } = useForm<Values>(rules);
  const note = useId();
  const from = span.from ?? calendar?.today ?? '';
  const { to } = span;
  const asking = useMutation({
    mutationFn: (ticked: Values) => call(waits, { params: { order }, body: { key: secret, from, to, ...ticked } }),
    onSuccess: () => {
      toast({ title: words.done, description: words.doneText });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button
            pending={asking.isPending}
            pendingLabel={words.sending}
            onClick={form.handleSubmit((ticked) => asking.mutate(ticked))}
          >
            {words.send}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-pretty">{words.text}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DayField
            label={words.from}
            value={from}
            today={calendar?.today}
            min={calendar?.today}
            required
            onChange={(day) => setSpan({ ...span, from: day })}
          />
          <DayField
            label={words.to}
            value={to}
            today={calendar?.today}
            min={from || calendar?.today}
            required
            onChange={(day) => setSpan({ ...span, to: day })}
          />
        </div>
        <Checkbox aria-describedby={note} {...form.register('texts')}>
          {waitingTextConsent[language]}
        </Checkbox>
        <TextsNote id={note} className="-mt-2" />
        <Checkbox error={errors.consent && words.consentMissing} {...form.register('consent')}>
          {waitingConsent[language](contact)}
        </Checkbox>
        <div role="alert">
          {asking.isError && <Notice tone="warning" title={wordsOf(asking.error) || words.failedText} />}
        </div>
      </div>
    </Dialog>
  );
}
