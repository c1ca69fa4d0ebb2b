import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { languages } from '#domain/language.ts';
import { messages } from './messages.ts';
import { type FakeElement, stubPage } from './page.fixtures.ts';
import { photoQueue } from './photo-queue.ts';
import type { QueuedReport } from './queued-report.ts';
import { aPhoto, aPress, at, aVisit } from './visit.fixtures.ts';
import { visitView } from './visit-view.ts';

const words = messages.en;
let done: string[];
beforeEach(() => {
  stubPage();
  done = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Shown = {
  visit?: Partial<CrewVisit>;
  namesCrew?: boolean;
  queue?: QueuedReport[];
  hasCome?: boolean;
  draft?: string;
  open?: string;
};

function shown({
  visit = {},
  queue = [],
  hasCome = true,
  namesCrew = false,
  draft = '',
  open = '',
}: Shown = {}): FakeElement {
  const view = visitView({
    visit: aVisit(visit),
    ...{ queue, hasCome, namesCrew, now: new Date('2025-10-06T13:09:59Z'), draft, language: 'en', person: 'me' },
    isOpen: (key) => key === open,
    actions: {
      onToggle: (key, isOpen) => void done.push(`${isOpen ? 'opened' : 'closed'} ${key}`),
      onStep: ({ orderNo }, kind) => void done.push(`${kind} ${orderNo}`),
      onTakeBack: ({ orderNo }) => void done.push(`undone ${orderNo}`),
      onDraft: ({ orderNo }, typed) => void done.push(`typed ${orderNo}: ${typed}`),
      onNote: ({ orderNo }) => void done.push(`note ${orderNo}`),
      onPhoto: ({ orderNo }, kind) => void done.push(`photograph ${kind} ${orderNo}`),
      onRemovePhoto: async ({ orderNo }, { id }) => void done.push(`remove ${id} ${orderNo}`),
    },
  });
  return view as unknown as FakeElement;
}

/** The buttons that say how far the visit is, the next step first. */
const steps = (view: FakeElement) =>
  view.named('button').filter((one) => one.getAttribute('data-key')?.endsWith(' HC-1'));
const textOf = (view: FakeElement, name: string) => view.classed(name).map((one) => one.textContent);
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const report = (kind: 'on-my-way' | 'arrived' | 'done', notice: CrewVisit['reports'][number]['notice'] = null) => ({
  ...{ kind, at, notice },
});

describe('a visit on the crew’s phone', () => {
  it('offers every step while nothing was said, and makes the next one the main one', () => {
    const offered = steps(shown()).map((one) => [one.textContent, one.getAttribute('class')?.includes('primary')]);
    expect(offered).toEqual([
      [words.kinds['on-my-way'], true],
      [words.kinds.arrived, false],
      [words.kinds.done, false],
    ]);
  });

  it('says what was pressed to whoever listens', () => {
    for (const button of steps(shown())) button.happens('click');
    expect(done).toEqual(['on-my-way HC-1', 'arrived HC-1', 'done HC-1']);
  });

  it('offers nothing but a note before its day has come', () => {
    const view = shown({ hasCome: false });
    expect(steps(view)).toEqual([]);
    view.named('form')[0]?.happens('submit');
    expect(done).toEqual(['note HC-1']);
  });

  it('counts what still waits on the phone as said, and marks that it waits', () => {
    const view = shown({ visit: { reports: [report('on-my-way')] }, queue: [aPress('arrived')] });
    expect(steps(view).map((one) => one.textContent)).toEqual([words.kinds.done]);
    const [known, waiting] = view.classed('crew-said')[0]?.named('li') ?? [];
    expect(known?.textContent).not.toContain(words.waits);
    expect(waiting?.textContent).toContain(words.waits);
    expect(plain(textOf(view, 'crew-state')[0])).toBe('Arrived, 9:00 AM');
  });

  it('is over once it is done, and offers no step any more', () => {
    for (const over of [{ visit: { status: 'completed' } }, { visit: { status: 'no-show' } }]) {
      const view = shown(over);
      expect(view.attributes.has('data-done')).toBe(true);
      expect(steps(view)).toEqual([]);
    }
    expect(shown().attributes.has('data-done')).toBe(false);
  });

  it('offers to take back what was just said to be done', () => {
    const view = shown({ queue: [aPress('done')] });
    expect(view.attributes.has('data-done')).toBe(true);
    expect(steps(view).map((one) => one.textContent)).toEqual([words.kinds.undone]);
    steps(view)[0]?.happens('click');
    expect(done).toEqual(['undone HC-1']);
  });

  it('names a no-show, and a visit that the office marked as done, where no crew said a word', () => {
    expect(textOf(shown({ visit: { status: 'no-show' } }), 'crew-state')).toEqual([words.noShow]);
    const byOffice = shown({ visit: { status: 'completed' } });
    expect(textOf(byOffice, 'crew-state')).toEqual([words.states.done]);
    expect(textOf(byOffice, 'crew-said')).toEqual([words.byOffice]);
    const byCrew = shown({ visit: { status: 'completed', reports: [report('done')] } });
    expect(textOf(byCrew, 'crew-said')[0]).not.toContain(words.byOffice);
  });
});

describe('the text to the customer that a crew is on its way', () => {
  const noticeOf = (given: Shown) => textOf(shown(given), 'crew-notice');

  it('is told by what became of it', () => {
    for (const [notice, said] of Object.entries(words.notices)) {
      const reports = [report('on-my-way', notice as keyof typeof words.notices)];
      expect(noticeOf({ visit: { reports } })).toEqual([said]);
    }
  });

  it('has not gone while the report waits for network', () => {
    expect(noticeOf({ queue: [aPress('on-my-way')] })).toEqual([words.noticeWaits]);
  });

  it('is told of the way alone, and of nothing where there was none', () => {
    expect(noticeOf({ visit: { reports: [report('on-my-way', null)] } })).toEqual([]);
    expect(noticeOf({ visit: { reports: [report('arrived', 'queued')] } })).toEqual([]);
  });
});

describe('how a crew finds a storefront and gets in', () => {
  it('is led to the map of the phone, and to its telephone', () => {
    const hrefs = shown()
      .named('a')
      .map((one) => one.getAttribute('href'));
    expect(hrefs).toEqual(['geo:0,0?q=100%2C%20rue%20Exemple%2C%20Montr%C3%A9al', 'tel:+15145550100']);
    expect(
      shown({ visit: { phone: '+1 (514) 555-0100', phoneExtension: '12' } })
        .named('a')[1]
        ?.getAttribute('href'),
    ).toBe('tel:+15145550100,12');
  });

  it('has no telephone to press where no number is known', () => {
    expect(shown({ visit: { phone: '' } }).named('a')).toHaveLength(1);
  });

  it('reads the access notes, the notes of the office and those that wait on this phone, in this order', () => {
    const note = { ...aPress('done', { id: 'n' }), kind: 'note', words: 'Closed until ten' } as QueuedReport;
    const elsewhere = { ...note, orderNo: 'HC-2', words: 'Of another visit' } as QueuedReport;
    const view = shown({
      visit: { specialInstructions: 'Ring twice', notes: ['Dog', ''] },
      queue: [note, elsewhere],
    });
    expect(textOf(view, 'crew-words')).toEqual([
      `${words.access} Ring twice`,
      `${words.note} Dog`,
      `${words.note}, ${words.waits} Closed until ten`,
    ]);
    expect(view.classed('crew-words').map((one) => one.attributes.has('data-waits'))).toEqual([false, false, true]);
  });

  it('is told under whose name: the business, else the person', () => {
    expect(textOf(shown(), 'crew-name')).toEqual(['Boutique Exemple']);
    expect(textOf(shown({ visit: { businessName: '' } }), 'crew-name')).toEqual(['Camille Exemple']);
  });

  it('says that a layout is not known rather than none', () => {
    expect(textOf(shown({ visit: { selectedLayout: null } }), 'crew-work')[0]).toContain(words.noLayout);
    expect(textOf(shown(), 'crew-work')[0]).not.toContain(words.noLayout);
  });
});

describe('the hours of a visit', () => {
  const weather = {
    from: '9:00 AM' as const,
    until: '1:00 PM' as const,
    precipitationMm: 0.3,
    temperatureC: -1.6,
    gustKmh: 28.4,
  };
  const hoursOf = (more: Partial<typeof weather> | null) =>
    textOf(shown({ visit: { weather: more && { ...weather, ...more } } }), 'crew-hours').map(plain);

  it('have their own weather, and none where none is forecast', () => {
    expect(hoursOf({})).toEqual(['9:00 AM to 1:00 PM: −2 °C, gusts 28 km/h, 0.3 mm of rain']);
    expect(hoursOf({ precipitationMm: 0 })).toEqual(['9:00 AM to 1:00 PM: −2 °C, gusts 28 km/h, no rain']);
    expect(hoursOf(null)).toEqual([]);
  });

  it('are of a crew, which is named among the visits of others', () => {
    const workOf = (namesCrew: boolean) => textOf(shown({ visit: { crew: 2 }, namesCrew }), 'crew-work')[0];
    expect(workOf(true)).toContain(words.crew(2));
    expect(workOf(false)).not.toContain(words.crew(2));
  });
});

describe('what is being done with a visit', () => {
  it('is open where it was opened, its note apart from it', () => {
    const openOf = (open: string) =>
      shown({ open })
        .named('details')
        .map((one) => one.open);
    expect([openOf('HC-1'), openOf('note-HC-1'), openOf('')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const [visit] = shown({ open: 'HC-1' }).named('details');
    visit?.happens('toggle');
    expect(done).toEqual(['opened HC-1']);
  });

  it('keeps the draft of a note, and tells of each change of it', () => {
    const [area] = shown({ draft: 'Closed un' }).named('textarea');
    if (!area) throw new Error('there is no field');
    expect(area.value).toBe('Closed un');
    area.value = 'Closed until ten';
    area.happens('input');
    expect(done).toEqual(['typed HC-1: Closed until ten']);
  });
});

describe('a photograph that waits on the phone', () => {
  afterEach(() => photoQueue.clear());

  it('is removed by whoever took it, by a second press', async () => {
    await photoQueue.add(aPhoto());
    await photoQueue.add(aPhoto({ id: 'theirs', by: 'another' }));
    const view = shown({ visit: { photos: [{ id: 'sent', kind: 'after', at }] } });
    expect(view.classed('crew-strip')[0]?.named('li')).toHaveLength(3);
    const [removal, ...others] = view.classed('crew-remove');
    expect(others).toEqual([]);
    expect(removal?.named('summary')[0]?.getAttribute('aria-label')).toBe('Remove the photo: Before');
    removal?.happens('toggle');
    removal?.named('button')[0]?.happens('click');
    expect(done).toEqual(['closed remove photo', 'remove photo HC-1']);
  });

  it('stays unfolded when the page is drawn anew', async () => {
    await photoQueue.add(aPhoto());
    expect(shown({ open: 'remove photo' }).classed('crew-remove')[0]?.open).toBe(true);
  });
});

it('there are words in both languages for each step and each outcome of a text', () => {
  for (const language of languages) {
    const { kinds, states, notices } = messages[language];
    for (const said of [kinds, states, notices].flatMap((each) => Object.values(each))) expect(said).not.toBe('');
  }
});
