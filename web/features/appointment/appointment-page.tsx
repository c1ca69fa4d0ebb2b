import './appointment.css';
import './terms/terms.css';
import { type ReactNode, Suspense, useState } from 'react';
import { skipsQuiz } from '#domain/funnel/layout.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useNearbyDays } from '#web/client/use-nearby-days.ts';
import { useOutlooks } from '#web/client/use-outlooks.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { timesOfDay, timesOffered } from '#web/state/calendar/days.ts';
import { updateDraft, useDraft } from '#web/state/draft.ts';
import { useGuard } from '#web/state/funnel-guard.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { usePageReady } from '#web/state/page-ready.ts';
import { MonthChoice, type MonthChoiceProps } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { PageShell } from '#web/ui/layout/page-shell.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { useLateDialog } from '#web/ui/overlay/use-late-dialog.ts';
import { BackLink } from '#web/ui/text-link.tsx';
import { useReveal } from '#web/ui/use-reveal.ts';
import { messages } from './messages.ts';
import { missingOf, summaryShown } from './missing.ts';
import { recordAcceptance } from './payment-link/record-acceptance.ts';
import { PriceList } from './price-list.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { SummaryBar } from './summary/summary-bar.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { useAppointment } from './use-appointment.ts';
import { useOffer } from './use-offer.ts';
import type { ReadTerms } from './use-terms-text.ts';

const WeatherPane = lateDrawing(async () => (await import('#web/pictures/weather-pane.tsx')).WeatherPane);

/** What happens when the weather does not permit service. It can be dismissed. */
function WeatherNotice({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages);
  return (
    <Notice
      title={words.weather}
      icon={
        <Suspense fallback={<span className="block size-16" data-coming />}>
          <WeatherPane />
        </Suspense>
      }
      onClose={onClose}
    >
      {words.weatherText}
    </Notice>
  );
}

type AppointmentPageProps = Pick<MonthChoiceProps, 'below'> & { note?: ReactNode };

/** Step 5: a day, a time and a service; then the terms, then payment. A `note` stands above the prices. */
export function AppointmentPage({ below, note }: AppointmentPageProps) {
  const words = useMessages(messages);
  const go = useGo();
  const draft = useDraft();
  const allowed = useGuard('calendar');
  const { data: calendar, isError, refetch } = useCalendar();
  const outlooks = useOutlooks();
  const nearbyDays = useNearbyDays(draft.postalCode);
  const appointment = useAppointment(draft, calendar);
  const offer = useOffer(draft);
  const [weatherSeen, setWeatherSeen] = useState(false);
  const [termsOpen, setTermsOpen] = useState(false);
  const { date, time } = appointment;
  usePageReady(allowed && (calendar !== undefined || isError));

  const choice = { date, time, service: draft.coatingType, number: offer.number.check, code: offer.code.check };
  const missing = missingOf(choice);
  const shown = summaryShown(choice);
  useNextPages(missing === null, '/payment');
  const timePart = useReveal<HTMLDivElement>(date !== '', calendar !== undefined);
  const servicePart = useReveal<HTMLDivElement>(time !== '', calendar !== undefined);
  const skipsQuestions = draft.reviewId !== '' || (draft.selectedLayout !== '' && skipsQuiz(draft.selectedLayout));

  const proceed = () => (draft.termsAccepted ? go('/payment') : setTermsOpen(true));
  const TermsDialog = useLateDialog(async () => (await import('./terms/terms-dialog.tsx')).TermsDialog, {
    likely: missing === null,
    wanted: termsOpen,
    onFailure: () => {
      setTermsOpen(false);
      toast({ title: words.termsFailed, tone: 'destructive' });
    },
  });
  const accept = async (read: ReadTerms) => {
    await recordAcceptance(read);
    updateDraft({ termsAccepted: true, termsVersion: read.version, termsLanguage: read.language });
    setTermsOpen(false);
    go('/payment');
  };
  // What was closed is gone; the focus moves to what comes next.
  const closeWeather = () => {
    setWeatherSeen(true);
    timePart.current?.querySelector<HTMLElement>('[data-time-heading]')?.focus({ preventScroll: true });
  };
  const summary = { draft, appointment, offer, shown, missing, onProceed: proceed };

  return (
    <PageShell step={5} actionBar={<SummaryBar {...summary} />}>
      <PageTitle>{words.title}</PageTitle>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 md:grid-cols-[minmax(0,1fr)_minmax(17rem,23.5rem)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 md:gap-13">
          {note}
          <PriceList offer={offer} quiet={date !== '' && time !== ''} />
          <MonthChoice
            calendar={calendar}
            failed={isError}
            onRetry={() => void refetch()}
            outlooks={outlooks}
            nearbyDays={nearbyDays}
            date={date}
            lost={appointment.lost}
            below={below}
            onSelect={(chosen, offered) => updateDraft({ appointmentDate: chosen }, { timesOffered: offered })}
          />
          {date !== '' && calendar && (
            <div ref={timePart} className="grid scroll-mb-40 gap-10 md:gap-13">
              {!weatherSeen && <WeatherNotice onClose={closeWeather} />}
              <TimeChoice
                times={timesOfDay(date, calendar)}
                offered={timesOffered(date, calendar)}
                time={time}
                onChoose={(chosen) => updateDraft({ appointmentTime: chosen })}
              />
            </div>
          )}
          {date !== '' && time !== '' && (
            <div ref={servicePart} className="scroll-mb-40">
              <ServiceChoice draft={draft} offer={offer} />
            </div>
          )}
          <div>
            <BackLink href={skipsQuestions ? '/glass-coverage' : '/sentiment'} />
          </div>
        </div>
        <SummaryPanel {...summary} />
      </div>
      {TermsDialog && (
        <TermsDialog
          likely={missing === null}
          open={termsOpen}
          onDecline={() => setTermsOpen(false)}
          onAccept={accept}
        />
      )}
    </PageShell>
  );
}
