import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPhoto } from '#tests/builders/rules/crew-visit.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import { photoQueue } from './photo-queue.ts';
import { removePhoto, sendPhotos } from './send-photos.ts';
import { storage } from './storage.ts';

type Answer = () => Response | Promise<Response>;

/** The photographs that the server was sent, and what it answers to each. */
let sent: string[];
let answers: Record<string, Answer>;

beforeEach(() => {
  stubStorage('localStorage');
  sent = [];
  answers = {};
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    sent.push(id);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void Promise.resolve(answers[id]?.() ?? Response.json({ state: 'kept' })).then(resolve, reject);
    });
  });
});
afterEach(async () => {
  await photoQueue.clear();
  storage.clear();
  vi.unstubAllGlobals();
});

const send = () => sendPhotos('en', 'me', () => true);
const waiting = () => photoQueue.all().map(({ id }) => id);

it('what one took is sent one after another; what somebody else took waits for them', async () => {
  for (const photo of [aPhoto({ id: '1' }), aPhoto({ id: '2', by: 'another' }), aPhoto({ id: '3' })])
    await photoQueue.add(photo);
  expect(await send()).toBe(2);
  expect([sent, waiting()]).toEqual([['1', '3'], ['2']]);
});

it('one that does not arrive waits, and those after it', async () => {
  for (const id of ['1', '2', '3']) await photoQueue.add(aPhoto({ id }));
  answers[2] = () => Promise.reject(new TypeError('no network'));
  expect(await send()).toBe(1);
  expect(waiting()).toEqual(['2', '3']);
});

it('one that is refused for good is told of and waits no longer', async () => {
  await photoQueue.add(aPhoto({ id: '1' }));
  answers[1] = () => Response.json({ error: 'There are 8 photos.', code: 'PHOTOS_FULL' }, { status: 409 });
  expect(await send()).toBe(1);
  expect(waiting()).toEqual([]);
  expect(storage.told()).toEqual([{ id: '1', name: 'Boutique Exemple', what: 'Before', words: 'There are 8 photos.' }]);
});

it('one that is removed is not sent, and removed on its way it gives way to the next, without a word', async () => {
  for (const id of ['1', '2', '3']) await photoQueue.add(aPhoto({ id }));
  await removePhoto('2');
  answers[1] = () => new Promise(() => undefined);
  const sending = send();
  await vi.waitFor(() => expect(sent).toEqual(['1']));
  await removePhoto('1');
  await sending;
  expect([sent, waiting(), storage.told()]).toEqual([['1', '3'], [], []]);
});

/** A phone whose every transaction ends at once, but the first, which ends when it is told to. */
function aSlowPhone(): () => void {
  let end = () => {};
  let first = true;
  const transaction = () => {
    const one = Object.assign(new EventTarget(), { objectStore: () => ({ delete: () => ({}), clear: () => ({}) }) });
    const complete = () => void one.dispatchEvent(new Event('complete'));
    if (first) end = complete;
    else queueMicrotask(complete);
    first = false;
    return one;
  };
  vi.stubGlobal('indexedDB', {
    open: () => {
      const asked = Object.assign(new EventTarget(), { result: { transaction, close: () => {} } });
      queueMicrotask(() => asked.dispatchEvent(new Event('success')));
      return asked;
    },
  });
  return () => end();
}

it('one that is removed is there until the phone has forgotten it, and is not sent meanwhile', async () => {
  for (const id of ['1', '2']) await photoQueue.add(aPhoto({ id }));
  const forget = aSlowPhone();
  const removal = removePhoto('1');
  expect(await send()).toBe(1);
  expect([sent, waiting()]).toEqual([['2'], ['1']]);
  forget();
  await removal;
  expect(waiting()).toEqual([]);
});
