import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPress, theDays } from '#tests/builders/rules/crew-visit.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import type { QueuedReport } from './queued-report.ts';
import { storage } from './storage.ts';

const hourMs = 3_600_000;
const readAt = Date.parse('2025-10-06T13:00:05.000Z');
const told = (id: string, words = 'It was cancelled.') => ({ id, name: 'Boutique Exemple', what: 'Done', words });
const press = (id: string, more: Partial<QueuedReport> = {}) => aPress('arrived', { id, ...more });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

let phone: ReturnType<typeof stubStorage>;
beforeEach(() => {
  phone = stubStorage('localStorage');
  storage.clear();
});
afterEach(() => {
  storage.clear();
  vi.unstubAllGlobals();
});

describe('what was pressed', () => {
  it('waits on the phone in the order in which it was pressed, and no longer once it was sent', () => {
    for (const id of ['a', 'b', 'c']) storage.add(press(id));
    expect(ids(storage.queue())).toEqual(['a', 'b', 'c']);
    storage.remove('b');
    expect(ids(storage.queue())).toEqual(['a', 'c']);
  });

  it('in another tab of the phone is kept beside what was pressed in this one', () => {
    storage.add(press('here'));
    const [name = ''] = [...phone.items.keys()];
    phone.items.set(name, JSON.stringify([press('here'), press('there')]));
    storage.add(press('later'));
    expect(ids(storage.queue())).toEqual(['here', 'there', 'later']);
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    phone.refuse();
    storage.add(press('a'));
    storage.add(press('b'));
    storage.remove('a');
    expect(ids(storage.queue())).toEqual(['b']);
  });

  it('lives as long as the page where the phone is full', () => {
    storage.add(press('a'));
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    storage.add(press('b'));
    expect(ids(storage.queue())).toEqual(['a', 'b']);
  });

  it('is none where what is kept cannot be read', () => {
    storage.add(press('a'));
    const [name = ''] = [...phone.items.keys()];
    storage.remove('a');
    phone.items.set(name, '[{"id":"a"');
    expect(storage.queue()).toEqual([]);
  });
});

describe('the visits on the phone', () => {
  const kept = { ...theDays(), readAt };

  it('can be read for a day, and are gone from the phone after it', () => {
    storage.keepDays(kept);
    expect(storage.days(readAt + 23 * hourMs)).toEqual(kept);
    expect(storage.days(readAt + 24 * hourMs)).toBeNull();
    expect(storage.days(readAt)).toBeNull();
    expect(phone.items.size).toBe(0);
  });

  it('are gone as well once the clock was set back by more than a day', () => {
    storage.keepDays(kept);
    expect(storage.days(readAt - 25 * hourMs)).toBeNull();
  });
});

describe('what has to be read', () => {
  it('is told once of each press, in the latest words, until it is understood', () => {
    storage.tell(told('a'));
    storage.tell(told('b'));
    storage.tell(told('a', 'It was moved.'));
    expect(storage.told().map(({ id, words }) => [id, words])).toEqual([
      ['b', 'It was cancelled.'],
      ['a', 'It was moved.'],
    ]);
    storage.understood('b');
    expect(ids(storage.told())).toEqual(['a']);
  });
});

describe('signing out', () => {
  it('leaves nothing on the phone but that a session has still to be ended', () => {
    storage.add(press('a'));
    storage.tell(told('a'));
    storage.keepDays({ ...theDays(), readAt });
    storage.clear();
    storage.setLeaving(true);
    expect(phone.items.size).toBe(1);
    expect([storage.queue(), storage.told(), storage.days(readAt)]).toEqual([[], [], null]);
    expect(storage.isLeaving()).toBe(true);
    storage.setLeaving(false);
    expect(phone.items.size).toBe(0);
    expect(storage.isLeaving()).toBe(false);
  });
});

it('a page looks again when another tab wrote something of the crew, or emptied the phone', () => {
  storage.add(press('a'));
  const [name = ''] = [...phone.items.keys()];
  expect([name, null, 'hauteclaire.payment.v1'].map(storage.isOurs)).toEqual([true, true, false]);
});
