import type { ReactNode } from 'react';
import { serviceName } from '#business/services.ts';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { formatTime } from '#domain/format.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { press, sendNote, takeBack } from './actions.ts';
import { hourOf } from './clock.ts';
import { HoursLine } from './day-head.tsx';
import { messages, type Words } from './messages.ts';
import { redraw, useFold, usePageState } from './page-state.ts';
import { Photos } from './photos.tsx';
import { canTakeBack, nextSteps, type QueuedReport, type Step, stepsOf } from './queued-report.ts';
import { Ways } from './ways.tsx';

type VisitProps = {
  visit: CrewVisit;
  queue: readonly QueuedReport[];
  /** Whether it is the one to drive to: it is open from the beginning. */
  isNext: boolean;
  /** Whether its day has come: before it only notes are possible. */
  hasCome: boolean;
  /** Whether it is among visits of other crews. */
  namesCrew: boolean;
  now: Date;
  /** Who is signed in. */
  person: string;
};

const small = 'text-[0.875rem]/5 text-ink-700';

/** One visit: its line, and when opened how to find it, how to get in, what to do, and what can be reported. */
export function Visit({ visit, queue, isNext, hasCome, namesCrew, now, person }: VisitProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const said = stepsOf(visit, queue);
  const last = said.at(-1);
  const isDone = visit.status !== 'active' || last?.kind === 'done';
  const state = stateWords(visit, last, language);
  const layoutWords = visit.selectedLayout ? layoutName(visit.selectedLayout, language) : words.noLayout;
  const layout = layouts.find((one) => one === visit.selectedLayout);
  return (
    <li className="crew-visit" data-done={isDone || undefined}>
      <details {...useFold(visit.orderNo, isNext)}>
        <summary>
          <span className="row-span-2 min-w-10 font-serif text-[1.25rem]/6 font-[380] whitespace-nowrap [&:lang(en)]:min-w-21">
            {formatTime(visit.time, language)}
          </span>
          <span className={classNames('font-medium wrap-anywhere', !state && 'row-span-2')} dir="auto">
            {visit.businessName || visit.contactName}
          </span>
          {state && (
            <span className={`text-[0.875rem]/5 ${isDone ? 'font-medium text-ok-text' : 'text-ink-700'}`}>{state}</span>
          )}
        </summary>
        <div className="[background:var(--sky)]">
          {layout ? (
            <LayoutPicture layout={layout} airy className="max-h-52 w-full" />
          ) : (
            <VacantLot className="max-h-52 w-full" />
          )}
        </div>
        <div className="grid gap-4 p-4">
          <Ways {...visit} />
          <p className="grid">
            <b className="font-medium">{serviceName(visit.service, language)}</b>
            <span className={small}>{`${sizeName(visit.storefrontSize, language)}, ${layoutWords}`}</span>
            {namesCrew && visit.crew !== null && <span className={small}>{words.crew(visit.crew)}</span>}
          </p>
          {visit.weather && <HoursLine weather={visit.weather} />}
          <Told visit={visit} queue={queue} />
          <Progress visit={visit} said={said} hasCome={hasCome} now={now} />
          <Photos visit={visit} hasCome={hasCome} person={person} />
          <NoteForm visit={visit} />
        </div>
      </details>
    </li>
  );
}

/** How far it is, beside its name. */
function stateWords({ status }: CrewVisit, last: Step | undefined, language: Language): string {
  const words = inLanguage(messages, language);
  if (status === 'no-show') return words.noShow;
  if (last) return words.at(words.states[last.kind], hourOf(last.at, language));
  return status === 'completed' ? words.states.done : '';
}

/** The access notes, the notes of the office and of crews, and those that wait on this phone. */
function Told({ visit, queue }: Pick<VisitProps, 'visit' | 'queue'>) {
  const words = useMessages(messages);
  const { specialInstructions, notes, orderNo } = visit;
  const waiting = queue.flatMap((one) => (one.kind === 'note' && one.orderNo === orderNo ? [one] : []));
  return (
    <>
      {specialInstructions && <Line label={words.access}>{specialInstructions}</Line>}
      {keyed(notes.filter(Boolean)).map(([key, note]) => (
        <Line key={key} label={words.note}>
          {note}
        </Line>
      ))}
      {waiting.map((note) => (
        <Line key={note.id} label={`${words.note}, ${words.waits}`} waits>
          {note.words}
        </Line>
      ))}
    </>
  );
}

const Line = ({ label, children, waits }: { label: string; children: ReactNode; waits?: boolean }) => (
  <p className="crew-words whitespace-pre-line wrap-anywhere" dir="auto" data-waits={waits}>
    <b className="block font-medium">{label} </b>
    {children}
  </p>
);

type ProgressProps = Pick<VisitProps, 'visit' | 'hasCome' | 'now'> & { said: readonly Step[] };

/** The reports, each with its time, and the buttons for the next ones. */
function Progress({ visit, said, hasCome, now }: ProgressProps) {
  const words = useMessages(messages);
  const byOffice = visit.status === 'completed' && !said.some(({ kind }) => kind === 'done');
  const steps = hasCome ? nextSteps(visit, said) : [];
  return (
    <div className="grid gap-3 empty:hidden">
      {(said.length > 0 || byOffice) && (
        <ul className="grid gap-2">
          {said.map((step) => (
            <Said key={step.kind} {...step} />
          ))}
          {byOffice && <li className="crew-said border-ok-line">{words.byOffice}</li>}
        </ul>
      )}
      {steps.map((kind, index) => (
        <Button key={kind} kind={index === 0 ? 'primary' : 'secondary'} onClick={() => press(visit, { kind })}>
          {words.kinds[kind]}
        </Button>
      ))}
      {canTakeBack(said, now) && (
        <Button kind="secondary" onClick={() => takeBack(visit)}>
          {words.kinds.undone}
        </Button>
      )}
    </div>
  );
}

function Said(step: Step) {
  const language = useLanguage();
  const words = useMessages(messages);
  const notice = noticeWords(step, words);
  return (
    <li
      className={`crew-said flex flex-wrap gap-x-2 ${step.waits ? '' : 'border-ok-line'}`}
      data-waits={step.waits || undefined}
    >
      <b className="font-medium">{words.at(words.states[step.kind], hourOf(step.at, language))}</b>
      {step.waits && <span className="text-warning-text">{words.waits}</span>}
      {notice && (
        <span className={`basis-full ${step.waits ? 'text-[0.875rem]/5 text-warning-text' : small}`}>{notice}</span>
      )}
    </li>
  );
}

function noticeWords({ kind, notice, waits }: Step, words: Words): string | null {
  if (kind !== 'on-my-way') return null;
  if (waits) return words.noticeWaits;
  return notice !== null && Object.hasOwn(words.notices, notice)
    ? words.notices[notice as keyof Words['notices']]
    : null;
}

function NoteForm({ visit }: { visit: CrewVisit }) {
  const words = useMessages(messages);
  const { drafts } = usePageState();
  return (
    <details {...useFold(`note-${visit.orderNo}`)}>
      <summary className="crew-press min-h-12 font-medium">{words.addNote}</summary>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          sendNote(visit);
        }}
      >
        <TextArea
          label={words.noteLabel}
          className="min-h-24 resize-y"
          rows={3}
          maxLength={2000}
          value={drafts[visit.orderNo] ?? ''}
          onChange={({ target }) => redraw({ drafts: { ...drafts, [visit.orderNo]: target.value } })}
        />
        <Button type="submit" kind="secondary" size="small" className="justify-self-start">
          {words.saveNote}
        </Button>
      </form>
    </details>
  );
}
