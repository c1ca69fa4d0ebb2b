import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import { clearPaying, type Paying, payingOrder, publishBooked, publishPaying, subscribeToPaying } from './tabs.ts';

const key = 'hauteclaire.paying.v1';
let storage: ReturnType<typeof stubStorage>;
let listeners: Set<(event: { key: string | null; newValue: string | null }) => void>;

beforeEach(() => {
  storage = stubStorage('localStorage');
  listeners = new Set();
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_name: string, listener: () => void) => listeners.delete(listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Another tab writes. */
const changes = (name: string | null, newValue: string | null) => {
  for (const listener of listeners) listener({ key: name, newValue });
};

describe('the order that is being paid', () => {
  it('is known until it is booked or not paid after all', () => {
    expect(payingOrder()).toBeNull();
    publishPaying('HC-1');
    expect(payingOrder()).toBe('HC-1');
    publishBooked('HC-1');
    expect(payingOrder()).toBeNull();
    publishPaying('HC-2');
    clearPaying('HC-2');
    expect(payingOrder()).toBeNull();
  });

  it('of another tab is not cleared', () => {
    publishPaying('HC-2');
    clearPaying('HC-1');
    expect(payingOrder()).toBe('HC-2');
  });

  it('is none where nothing of ours is stored, or storage is refused', () => {
    for (const text of ['{', '7', '{"order":7}']) {
      storage.items.set(key, text);
      expect(payingOrder()).toBeNull();
    }
    storage.refuse();
    publishPaying('HC-1');
    clearPaying('HC-1');
    expect(payingOrder()).toBeNull();
  });
});

describe('a tab that listens', () => {
  it('is told of payments and bookings in other tabs until it stops', () => {
    const told: Paying[] = [];
    const stop = subscribeToPaying((paying) => told.push(paying));
    changes(key, '{"order":"HC-1","booked":false}');
    changes(key, '{"order":"HC-1","booked":true}');
    expect(told).toEqual([
      { order: 'HC-1', booked: false },
      { order: 'HC-1', booked: true },
    ]);
    stop();
    changes(key, '{"order":"HC-2","booked":false}');
    expect(told).toHaveLength(2);
  });

  it('is not told of anything else', () => {
    const told: Paying[] = [];
    subscribeToPaying((paying) => told.push(paying));
    changes('hauteclaire.draft.v1', '{"order":"HC-1","booked":false}');
    changes(key, null);
    changes(key, '{');
    changes(null, null);
    expect(told).toEqual([]);
  });
});
