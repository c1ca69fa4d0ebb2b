import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { type DrawnElement, drawn } from '#tests/builders/browser/drawn.ts';
import { aPhoto, aPress, at, aVisit, theDays } from '#tests/builders/rules/crew-visit.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import { messages } from './messages.ts';
import { pageState, untouched } from './page-state.ts';
import { photoQueue } from './photo-queue.ts';
import type { QueuedReport } from './queued-report.ts';
import { storage } from './storage.ts';
import { Visit } from './visit.tsx';

const words = inLanguage(messages, 'en');
beforeEach(() => {
  stubStorage('localStorage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  storage.keepDays({ ...theDays(), readAt: Date.now() });
  pageState.set(untouched);
});
afterEach(() => {
  storage.clear();
  vi.useRealTimers();
});

type Shown = {
  visit?: Partial<CrewVisit>;
  namesCrew?: boolean;
  isNext?: boolean;
  queue?: QueuedReport[];
  hasCome?: boolean;
};

const shown = ({ visit, queue = [], hasCome = true, namesCrew = false, isNext = false }: Shown = {}) =>
  drawn(
    createElement(Visit, {
      visit: aVisit(visit),
      ...{ queue, hasCome, namesCrew, isNext, now: new Date('2025-10-06T13:09:59Z'), person: 'me' },
    }),
  );

/** What was pressed and waits on the phone. */
const pressed = () => storage.queue().map(({ kind, orderNo }) => `${kind} ${orderNo}`);

/** The buttons that say how far the visit is, the next step first. */
const steps = (view: DrawnElement) =>
  view.named('button').filter(({ textContent }) => Object.values<string>(words.kinds).includes(textContent));
const textOf = (view: DrawnElement, name: string) => view.classed(name).map((one) => one.textContent);
/** The hour, the name and how far it is. */
const headOf = (view: DrawnElement) =>
  view
    .named('summary')[0]
    ?.named('span')
    .map((one) => plain(one.textContent));
const isMarked = (view: DrawnElement) => view.classed('crew-visit')[0]?.attributes.has('data-done');
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const report = (kind: 'on-my-way' | 'arrived' | 'done', notice: CrewVisit['reports'][number]['notice'] = null) => ({
  ...{ kind, at, notice },
});

describe('a visit on the crew’s phone', () => {
  it('offers every step while nothing was said, and makes the next one the main one', async () => {
    const offered = steps(await shown()).map((one) => [
      one.textContent,
      one.getAttribute('class')?.includes('primary'),
    ]);
    expect(offered).toEqual([
      [words.kinds['on-my-way'], true],
      [words.kinds.arrived, false],
      [words.kinds.done, false],
    ]);
  });

  it('keeps what was pressed on the phone', async () => {
    for (const button of steps(await shown())) await button.happens('onClick');
    expect(pressed()).toEqual(['on-my-way HC-1', 'arrived HC-1', 'done HC-1']);
  });

  it('offers nothing but a note before its day has come', async () => {
    const view = await shown({ hasCome: false });
    expect(steps(view)).toEqual([]);
    expect(view.named('form')).toHaveLength(1);
  });

  it('counts what still waits on the phone as said, and marks that it waits', async () => {
    const view = await shown({ visit: { reports: [report('on-my-way')] }, queue: [aPress('arrived')] });
    expect(steps(view).map((one) => one.textContent)).toEqual([words.kinds.done]);
    const [known, waiting] = view.classed('crew-said');
    expect(known?.textContent).not.toContain(words.waits);
    expect(waiting?.textContent).toContain(words.waits);
    expect(headOf(view)?.[2]).toBe('Arrived, 9:00 AM');
  });

  it('is over once it is done, and offers no step any more', async () => {
    for (const over of [{ visit: { status: 'completed' } }, { visit: { status: 'no-show' } }]) {
      const view = await shown(over);
      expect(isMarked(view)).toBe(true);
      expect(steps(view)).toEqual([]);
    }
    expect(isMarked(await shown())).toBe(false);
  });

  it('offers to take back what was just said to be done', async () => {
    const view = await shown({ queue: [aPress('done')] });
    expect(isMarked(view)).toBe(true);
    expect(steps(view).map((one) => one.textContent)).toEqual([words.kinds.undone]);
    storage.add(aPress('done'));
    await steps(view)[0]?.happens('onClick');
    expect(pressed()).toEqual([]);
  });

  it('names a no-show, and a visit that the office marked as done, where no crew said a word', async () => {
    expect(headOf(await shown({ visit: { status: 'no-show' } }))?.[2]).toBe(words.noShow);
    const byOffice = await shown({ visit: { status: 'completed' } });
    expect(headOf(byOffice)?.[2]).toBe(words.states.done);
    expect(textOf(byOffice, 'crew-said')).toEqual([words.byOffice]);
    const byCrew = await shown({ visit: { status: 'completed', reports: [report('done')] } });
    expect(textOf(byCrew, 'crew-said')[0]).not.toContain(words.byOffice);
  });
});

describe('the text to the customer that a crew is on its way', () => {
  const noticeOf = async (given: Shown) => textOf(await shown(given), 'basis-full');

  it('is told by what became of it', async () => {
    for (const [notice, said] of Object.entries(words.notices)) {
      const reports = [report('on-my-way', notice as keyof typeof words.notices)];
      expect(await noticeOf({ visit: { reports } })).toEqual([said]);
    }
  });

  it('has not gone while the report waits for network', async () => {
    expect(await noticeOf({ queue: [aPress('on-my-way')] })).toEqual([words.noticeWaits]);
  });

  it('is told of the way alone, and of nothing where there was none', async () => {
    expect(await noticeOf({ visit: { reports: [report('on-my-way', null)] } })).toEqual([]);
    expect(await noticeOf({ visit: { reports: [report('arrived', 'queued')] } })).toEqual([]);
  });
});

describe('how a crew finds a storefront and gets in', () => {
  it('is led to the map of the phone, and to its telephone', async () => {
    const hrefs = (await shown()).named('a').map((one) => one.getAttribute('href'));
    expect(hrefs).toEqual(['geo:0,0?q=100%2C%20rue%20Exemple%2C%20Montr%C3%A9al', 'tel:+15145550100']);
    expect(
      (await shown({ visit: { phone: '+1 (514) 555-0100', phoneExtension: '12' } }))
        .named('a')[1]
        ?.getAttribute('href'),
    ).toBe('tel:+15145550100,12');
  });

  it('has no telephone to press where no number is known', async () => {
    expect((await shown({ visit: { phone: '' } })).named('a')).toHaveLength(1);
  });

  it('reads the access notes, the notes of the office and those that wait on this phone, in this order', async () => {
    const note = { ...aPress('done', { id: 'n' }), kind: 'note', words: 'Closed until ten' } as QueuedReport;
    const elsewhere = { ...note, orderNo: 'HC-2', words: 'Of another visit' } as QueuedReport;
    const view = await shown({
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

  it('is told under whose name: the business, else the person', async () => {
    expect(headOf(await shown())).toEqual(['9:00 AM', 'Boutique Exemple']);
    expect(headOf(await shown({ visit: { businessName: '' } }))).toEqual(['9:00 AM', 'Camille Exemple']);
  });

  it('says that a layout is not known rather than none', async () => {
    expect((await shown({ visit: { selectedLayout: null } })).textContent).toContain(words.noLayout);
    expect((await shown()).textContent).not.toContain(words.noLayout);
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
  const linesOf = async (more: Partial<typeof weather> | null) =>
    (await shown({ visit: { weather: more && { ...weather, ...more } } }))
      .named('p')
      .map((one) => plain(one.textContent));

  it('have their own weather, and none where none is forecast', async () => {
    expect(await linesOf({})).toContain('9:00 AM to 1:00 PM: −2 °C, gusts 28 km/h, 0.3 mm of rain');
    expect(await linesOf({ precipitationMm: 0 })).toContain('9:00 AM to 1:00 PM: −2 °C, gusts 28 km/h, no rain');
    expect((await linesOf(null)).filter((line) => line?.includes('°C'))).toEqual([]);
  });

  it('are of a crew, which is named among the visits of others', async () => {
    const wordsOf = async (namesCrew: boolean) => (await shown({ visit: { crew: 2 }, namesCrew })).textContent;
    expect(await wordsOf(true)).toContain(words.crew(2));
    expect(await wordsOf(false)).not.toContain(words.crew(2));
  });
});

describe('what is being done with a visit', () => {
  const openOf = (view: DrawnElement) => view.named('details').map((one) => one.open);

  it('is open where it is the next one or was opened, its note apart from it', async () => {
    expect(openOf(await shown())).toEqual([false, false]);
    expect(openOf(await shown({ isNext: true }))).toEqual([true, false]);
    const view = await shown();
    const [, note] = view.named('details');
    note?.setAttribute('open', '');
    await note?.happens('onToggle');
    expect(openOf(await shown())).toEqual([false, true]);
  });

  it('keeps the draft of a note until it is sent', async () => {
    const write = async (draft: string) => {
      const [area] = (await shown()).named('textarea');
      if (!area) throw new Error('there is no field');
      area.value = draft;
      await area.happens('onChange');
    };
    await write('Closed until ten ');
    expect((await shown()).named('textarea')[0]?.value).toBe('Closed until ten ');
    await (await shown()).named('form')[0]?.happens('onSubmit');
    expect(storage.queue()).toMatchObject([{ kind: 'note', orderNo: 'HC-1', words: 'Closed until ten' }]);
    expect((await shown()).named('textarea')[0]?.value).toBe('');
    await write(' ');
    await (await shown()).named('form')[0]?.happens('onSubmit');
    expect(storage.queue()).toHaveLength(1);
  });
});

describe('a photograph that waits on the phone', () => {
  afterEach(() => photoQueue.clear());

  it('is removed by whoever took it, once asked again', async () => {
    await photoQueue.add(aPhoto());
    await photoQueue.add(aPhoto({ id: 'theirs', by: 'another' }));
    const view = await shown({ visit: { photos: [{ id: 'sent', kind: 'after', at }] } });
    expect(view.classed('crew-strip')[0]?.named('li')).toHaveLength(3);
    const [sheet, ...others] = view.classed('crew-ask');
    expect(others).toEqual([]);
    expect(view.classed('crew-strip')[0]?.named('button')[0]?.getAttribute('aria-label')).toBe(
      'Remove the photo: Before',
    );
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
    await sheet?.classed('button-destructive')[0]?.happens('onClick');
    expect(photoQueue.all().map(({ id }) => id)).toEqual(['theirs']);
  });

  it('is shown by its words where the picture does not come', async () => {
    const view = await shown({ visit: { photos: [{ id: 'sent', kind: 'after', at }] } });
    await view.named('img')[0]?.happens('onError');
    expect(view.named('img')).toEqual([]);
    expect(view.classed('crew-strip')[0]?.textContent).toContain(words.photos.after);
  });
});

it('there are words in both languages for each step and each outcome of a text', async () => {
  for (const language of languages) {
    const { kinds, states, notices } = inLanguage(messages, language);
    for (const said of [kinds, states, notices].flatMap((each) => Object.values(each))) expect(said).not.toBe('');
  }
});
