import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardScriptError, frameId, loadCardScript, readFrameMessage, showCardFrame } from './card-frame.ts';

describe('a message of the card frame', () => {
  it('is a JSON text with a ticket and a code', () => {
    const text = '{"handler":"payment_complete","ticket":"t1","response_code":"001"}';
    expect(readFrameMessage(text)).toEqual({ ticket: 't1', code: '001' });
  });

  it('may name no ticket, or be no JSON at all', () => {
    expect(readFrameMessage('{"handler":"page_closed","response_code":"001"}')).toEqual({ ticket: '', code: '001' });
    for (const text of ['<html>', '', undefined, '7', 'null']) {
      expect(readFrameMessage(text)).toEqual({ ticket: '', code: '' });
    }
  });
});

describe('the script of the card gateway', () => {
  type Script = { src: string; onload(): void; onerror(): void; remove(): void };
  let scripts: Script[];
  let page: { monerisCheckout?: unknown };

  beforeEach(() => {
    scripts = [];
    page = {};
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', {
      createElement: () => ({ remove() {} }),
      head: { append: (script: Script) => scripts.push(script) },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that does not load, or loads something else, may be tried again; then it is loaded once', async () => {
    const blocked = loadCardScript('/script.js');
    scripts[0]?.onerror();
    await expect(blocked).rejects.toThrow(CardScriptError);

    const empty = loadCardScript('/script.js');
    scripts[1]?.onload();
    await expect(empty).rejects.toThrow(CardScriptError);

    const silent = expect(loadCardScript('/script.js')).rejects.toThrow(CardScriptError);
    await vi.advanceTimersByTimeAsync(20_000);
    await silent;

    const [one, other] = [loadCardScript('/script.js'), loadCardScript('/script.js')];
    page.monerisCheckout = class {};
    scripts[3]?.onload();
    await Promise.all([one, other, loadCardScript('/script.js')]);
    expect(scripts.map(({ src }) => src)).toEqual(Array(4).fill('/script.js'));
  });
});

describe('the card frame', () => {
  let frames: FakeFrame[];
  class FakeFrame {
    calls: string[] = [];
    callbacks = new Map<string, (message: string) => void>();
    constructor() {
      frames.push(this);
    }
    setMode = (mode: string) => this.calls.push(`mode ${mode}`);
    setCheckoutDiv = (id: string) => this.calls.push(`div ${id}`);
    setCallback = (name: string, callback: (message: string) => void) => this.callbacks.set(name, callback);
    startCheckout = (ticket: string) => {
      this.calls.push(`start ${ticket}`);
    };
    closeCheckout = () => this.calls.push('close');
  }
  const messages: string[] = [];
  const show = (ticket: string) =>
    showCardFrame({ ticket, mode: 'qa', onMessage: (handler, code) => messages.push(`${handler} ${code}`.trim()) });
  const report = (frame: FakeFrame | undefined, handler: string, message: object) =>
    frame?.callbacks.get(handler)?.(JSON.stringify(message));

  beforeEach(() => {
    frames = [];
    messages.length = 0;
    vi.stubGlobal('window', { monerisCheckout: FakeFrame });
    vi.stubGlobal('document', {
      querySelector: (place: string) => ({
        setAttribute: (name: string, value: string) => frames.at(-1)?.calls.push(`${place} ${name}=${value}`),
      }),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('opens for a ticket and passes on what is about that ticket, or names none', () => {
    show('t1');
    expect(frames[0]?.calls).toEqual(['mode qa', `div ${frameId}`, 'start t1', `#${frameId} iframe allow=payment *`]);
    report(frames[0], 'page_loaded', { ticket: 't1', response_code: '001' });
    report(frames[0], 'payment_complete', { ticket: 't0', response_code: '001' });
    report(frames[0], 'page_closed', {});
    expect(messages).toEqual(['page_loaded 001', 'page_closed']);
  });

  it('says nothing more once it was closed, and may be gone by then', () => {
    const close = show('t1');
    vi.spyOn(frames[0] ?? new FakeFrame(), 'closeCheckout').mockImplementation(() => {
      throw new Error('no frame');
    });
    close();
    report(frames[0], 'payment_complete', { ticket: 't1', response_code: '001' });
    expect(messages).toEqual([]);
  });

  it('is an error where the script is missing', () => {
    vi.stubGlobal('window', {});
    show('t1')();
    expect(messages).toEqual(['error_event']);
  });
});
