import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardClicks } from './click-guard.ts';

/** What the guard asks of an element: the control around it, and whether it is one of these. */
class FakeElement {
  readonly control: FakeElement | null;
  readonly isControl: boolean;
  constructor({ control = null, isControl = true }: { control?: FakeElement | null; isControl?: boolean } = {}) {
    this.control = control;
    this.isControl = isControl;
  }
  closest() {
    return this.control ?? (this.isControl ? this : null);
  }
  matches() {
    return this.isControl;
  }
}

type Pressed = { detail?: number; pointerType?: string; clientX?: number; clientY?: number; timeStamp?: number };

class FakeEvent {
  isPrevented = false;
  isStopped = false;
  preventDefault() {
    this.isPrevented = true;
  }
  stopPropagation() {
    this.isStopped = true;
  }
}
class FakePointerEvent extends FakeEvent {
  detail = 1;
  pointerType = 'mouse';
  clientX = 0;
  clientY = 0;
  timeStamp = 0;
  readonly target: unknown;
  constructor(target: unknown, pressed: Pressed) {
    super();
    this.target = target;
    Object.assign(this, pressed);
  }
}

let listeners: Map<string, (event: never) => void>;
let end: () => void;

beforeEach(() => {
  listeners = new Map();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('PointerEvent', FakePointerEvent);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) => {
    if (listeners.get(name) === listener) listeners.delete(name);
  });
  end = guardClicks();
});
afterEach(() => void vi.unstubAllGlobals());

/** Whether a press comes through. */
function presses(target: unknown, pressed: Pressed = {}): boolean {
  const event = new FakePointerEvent(target, pressed);
  listeners.get('click')?.(event as never);
  expect(event.isStopped).toBe(event.isPrevented);
  return !event.isPrevented;
}

/** Whether a key that is pressed, or held, comes through. */
function types(key: string, { target, repeat }: { target: unknown; repeat: boolean }): boolean {
  const event = Object.assign(new FakeEvent(), { key, target, repeat });
  listeners.get('keydown')?.(event as never);
  return !event.isPrevented;
}

describe('the second half of a double click', () => {
  it('comes through to what the first half was for', () => {
    const next = new FakeElement();
    expect([presses(next), presses(next, { detail: 2 })]).toEqual([true, true]);
  });

  it('comes through to another part of the same button', () => {
    const next = new FakeElement();
    expect(presses(new FakeElement({ control: next }))).toBe(true);
    expect(presses(new FakeElement({ control: next }), { detail: 2 })).toBe(true);
  });

  it('presses nothing that came under the pointer meanwhile', () => {
    presses(new FakeElement());
    expect(presses(new FakeElement(), { detail: 2 })).toBe(false);
    expect(presses(new FakeElement({ isControl: false }), { detail: 3 })).toBe(false);
  });

  it('does not follow a key: what a key led to is pressed at once, in the very place of the field', () => {
    presses(new FakeElement());
    types('Enter', { target: new FakeElement({ isControl: false }), repeat: false });
    const [choice, came] = [new FakeElement(), new FakeElement()];
    expect([presses(choice, { detail: 2 }), presses(came, { detail: 3 })]).toEqual([true, false]);
  });

  it('is not what the keyboard presses, or the radio of a label', () => {
    presses(new FakeElement());
    expect(presses(new FakeElement(), { detail: 0 })).toBe(true);
  });
});

describe('two taps of a finger', () => {
  const tap = (timeStamp: number, clientX = 0): Pressed => ({ pointerType: 'touch', timeStamp, clientX });

  it('in one place within a third of a second are one: the second presses nothing new', () => {
    presses(new FakeElement(), tap(1000));
    expect(presses(new FakeElement(), tap(1340, 20))).toBe(false);
  });

  it('in two places, or with a pause between them, are two', () => {
    presses(new FakeElement(), tap(1000));
    expect(presses(new FakeElement(), tap(1200, 25))).toBe(true);
    expect(presses(new FakeElement(), tap(1600, 25))).toBe(true);
  });

  it('count from the first of them, not from one that pressed nothing', () => {
    presses(new FakeElement(), tap(1000));
    expect(presses(new FakeElement(), tap(1300))).toBe(false);
    expect(presses(new FakeElement(), tap(1400))).toBe(true);
  });

  it('are two of a mouse, which knows double clicks by itself', () => {
    presses(new FakeElement(), { timeStamp: 1000 });
    expect(presses(new FakeElement(), { timeStamp: 1100 })).toBe(true);
  });
});

describe('a key that is held down', () => {
  it('presses once, and goes on in a field', () => {
    const [button, field] = [new FakeElement(), new FakeElement({ isControl: false })];
    expect(types('Enter', { target: button, repeat: false })).toBe(true);
    expect(types('Enter', { target: button, repeat: true })).toBe(false);
    expect(types(' ', { target: button, repeat: true })).toBe(false);
    expect(types(' ', { target: field, repeat: true })).toBe(true);
    expect(types('Enter', { target: field, repeat: true })).toBe(false);
    expect(types('a', { target: button, repeat: true })).toBe(true);
    expect(types('Enter', { target: null, repeat: true })).toBe(true);
  });
});

it('nothing is guarded any more after its end', () => {
  end();
  expect([...listeners.keys()]).toEqual([]);
});
