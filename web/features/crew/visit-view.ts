import { serviceName } from '#business/services.ts';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { formatPhone, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { phoneLink } from '#domain/typed/phone.ts';
import { hourOf } from './clock.ts';
import { hoursLine } from './day-head.ts';
import { drawing, el, toggled } from './dom.ts';
import { mapLink } from './map-link.ts';
import { messages, type Words } from './messages.ts';
import { type PhotoActions, photosView } from './photo-view.ts';
import { canTakeBack, nextSteps, type QueuedReport, type Step, stepsOf } from './queued-report.ts';

export type VisitActions = PhotoActions & {
  onStep(visit: CrewVisit, kind: Step['kind']): void;
  onTakeBack(visit: CrewVisit): void;
  onDraft(visit: CrewVisit, words: string): void;
  onNote(visit: CrewVisit): void;
};
type VisitProps = {
  visit: CrewVisit;
  queue: readonly QueuedReport[];
  isOpen(key: string): boolean;
  draft: string;
  /** Whether its day has come: before it nothing but a note can be said. */
  hasCome: boolean;
  /** Whether it is among visits of other crews. */
  namesCrew: boolean;
  now: Date;
  /** Who is signed in. */
  person: string;
  language: Language;
  actions: VisitActions;
};

const nameOf = ({ businessName, contactName }: CrewVisit): string => businessName || contactName;

/** One visit: its line, and opened how to find it, how to get in, what is to be done, and what can be said of it. */
export function visitView(props: VisitProps): HTMLElement {
  const { visit, queue, isOpen, draft, hasCome, now, language, actions } = props;
  const words = messages[language];
  const said = stepsOf(visit, queue);
  const last = said.at(-1);
  const isDone = visit.status !== 'active' || last?.kind === 'done';
  return el(
    'li',
    { class: 'crew-visit', 'data-done': isDone },
    el(
      'details',
      { open: isOpen(visit.orderNo), ontoggle: toggled((open) => actions.onToggle(visit.orderNo, open)) },
      el(
        'summary',
        { 'data-key': `visit ${visit.orderNo}` },
        el('span', { class: 'crew-hour' }, formatTime(visit.time, language)),
        el('span', { class: 'crew-name', dir: 'auto' }, nameOf(visit)),
        el('span', { class: 'crew-state' }, stateWords(visit, last, language)),
      ),
      el('div', { class: 'crew-front' }, drawing(visit.selectedLayout ?? '') ?? drawing('none')),
      el(
        'div',
        { class: 'crew-facts' },
        ways(visit, language),
        work(props),
        hoursLine(visit.weather, language),
        ...told(visit, queue, words),
        progress({ visit, said, hasCome, now, language, actions }),
        photosView(props),
        noteForm({ visit, isOpen, draft, words, actions }),
      ),
    ),
  );
}

/** How far it is, beside its name. */
function stateWords({ status }: CrewVisit, last: Step | undefined, language: Language): string {
  const words = messages[language];
  if (status === 'no-show') return words.noShow;
  if (last) return words.at(words.states[last.kind], hourOf(last.at, language));
  return status === 'completed' ? words.states.done : '';
}

function ways({ address, phone, phoneExtension, contactName }: CrewVisit, language: Language): HTMLElement {
  const words = messages[language];
  return el(
    'div',
    { class: 'crew-ways' },
    el(
      'a',
      { class: 'crew-way', href: mapLink(address, navigator.userAgent) },
      el('b', { dir: 'auto' }, address),
      el('span', {}, words.map),
    ),
    phone !== '' &&
      el(
        'a',
        { class: 'crew-way', href: phoneLink(phone, phoneExtension) },
        el('b', {}, words.call(formatPhone(phone, language, phoneExtension))),
        el('span', { dir: 'auto' }, contactName),
      ),
  );
}

function work({ visit, namesCrew, language }: VisitProps): HTMLElement {
  const { service, storefrontSize, selectedLayout, crew } = visit;
  const layout = selectedLayout ? layoutName(selectedLayout, language) : messages[language].noLayout;
  return el(
    'p',
    { class: 'crew-work' },
    el('b', {}, serviceName(service, language)),
    el('span', {}, `${sizeName(storefrontSize, language)}, ${layout}`),
    namesCrew && crew !== null && el('span', {}, messages[language].crew(crew)),
  );
}

/** The access notes, the notes of the office and of crews, and those that wait on this phone. */
function told(visit: CrewVisit, queue: readonly QueuedReport[], words: Words): HTMLElement[] {
  const line = (label: string, text: string, waits = false) =>
    el('p', { class: 'crew-words', dir: 'auto', 'data-waits': waits }, el('b', {}, `${label} `), text);
  const { specialInstructions, notes, orderNo } = visit;
  const waiting = queue.flatMap((press) => (press.kind === 'note' && press.orderNo === orderNo ? [press.words] : []));
  return [
    ...(specialInstructions ? [line(words.access, specialInstructions)] : []),
    ...notes.filter(Boolean).map((note) => line(words.note, note)),
    ...waiting.map((note) => line(`${words.note}, ${words.waits}`, note, true)),
  ];
}

type ProgressProps = Pick<VisitProps, 'visit' | 'hasCome' | 'now' | 'language' | 'actions'> & { said: readonly Step[] };

/** What was said, each with its time, and the buttons for what can be said next. */
function progress({ visit, said, hasCome, now, language, actions }: ProgressProps): HTMLElement {
  const words = messages[language];
  const lines = said.map((step) =>
    el(
      'li',
      { 'data-waits': step.waits },
      el('b', {}, words.at(words.states[step.kind], hourOf(step.at, language))),
      step.waits && el('span', {}, words.waits),
      noticeWords(step, words) !== null && el('span', { class: 'crew-notice' }, noticeWords(step, words)),
    ),
  );
  const byOffice = visit.status === 'completed' && !said.some(({ kind }) => kind === 'done');
  const buttons = hasCome ? nextSteps(visit, said) : [];
  return el(
    'div',
    { class: 'crew-progress' },
    (lines.length > 0 || byOffice) &&
      el('ul', { class: 'crew-said' }, ...lines, byOffice && el('li', {}, words.byOffice)),
    ...buttons.map((kind, index) =>
      el(
        'button',
        {
          type: 'button',
          class: `button button-${index === 0 ? 'primary' : 'secondary'}`,
          'data-key': `${kind} ${visit.orderNo}`,
          onclick: () => actions.onStep(visit, kind),
        },
        words.kinds[kind],
      ),
    ),
    canTakeBack(said, now) &&
      el(
        'button',
        {
          type: 'button',
          class: 'button button-secondary',
          'data-key': `undone ${visit.orderNo}`,
          onclick: () => actions.onTakeBack(visit),
        },
        words.kinds.undone,
      ),
  );
}

function noticeWords({ kind, notice, waits }: Step, words: Words): string | null {
  if (kind !== 'on-my-way') return null;
  if (waits) return words.noticeWaits;
  return notice !== null && Object.hasOwn(words.notices, notice)
    ? words.notices[notice as keyof Words['notices']]
    : null;
}

type NoteProps = Pick<VisitProps, 'visit' | 'isOpen' | 'draft' | 'actions'> & { words: Words };

function noteForm({ visit, isOpen, draft, words, actions }: NoteProps): HTMLElement {
  const id = `note-${visit.orderNo}`;
  const area = el('textarea', {
    id,
    class: 'field-input crew-note',
    rows: '3',
    maxlength: '2000',
    'data-key': id,
    oninput: (event) => actions.onDraft(visit, (event.currentTarget as HTMLTextAreaElement).value),
  });
  area.value = draft;
  const save = (event: Event) => {
    event.preventDefault();
    actions.onNote(visit);
  };
  return el(
    'details',
    { class: 'crew-note-form', open: isOpen(id), ontoggle: toggled((open) => actions.onToggle(id, open)) },
    el('summary', { class: 'crew-add', 'data-key': `add ${id}` }, words.addNote),
    el(
      'form',
      { onsubmit: save },
      el('label', { class: 'field-label', for: id }, words.noteLabel),
      area,
      el('button', { type: 'submit', class: 'button button-secondary', 'data-size': 'small' }, words.saveNote),
    ),
  );
}
