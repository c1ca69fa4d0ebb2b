import { describe, expect, it } from 'vitest';
import type { ImportResult } from '#contract/admin/data/transfer.ts';
import { atFirst, type ImportEvent, type ImportState, nextState } from './import-state.ts';

const result = (more: Partial<ImportResult> = {}): ImportResult => ({
  ...{ lines: 3, fresh: 2, known: 1, upcoming: 1, ignored: [], faults: [], first: [], rest: null },
  approval: 'sha-of-the-file',
  ...more,
});
const fault = { line: 2, column: 'email', reason: { en: 'No address.', fr: 'Aucune adresse.' } };
const file = { csv: 'a,b', texts: false };
const chosen: ImportEvent = { type: 'changed', wish: { csv: 'a,b' } };
const checking: ImportEvent = { type: 'sent', busy: 'checking' };
const running: ImportEvent = { type: 'sent', busy: 'running' };
const checked = (about = file): ImportEvent => ({ type: 'answered', doing: 'checking', about, result: result() });
const ran = (more: Partial<ImportResult> = {}): ImportEvent => ({
  ...{ type: 'answered', doing: 'running', about: file, result: result(more) },
});
const stateAfter = (...events: readonly ImportEvent[]): ImportState => events.reduce(nextState, atFirst);

describe('an import', () => {
  it('is checked before it can be run, with what the check allows', () => {
    expect(stateAfter(chosen, checking)).toMatchObject({ busy: 'checking', found: null });
    expect(stateAfter(chosen, checking, checked()).found?.approval).toBe('sha-of-the-file');
  });

  it('has to be checked anew once the file or the choice about texts is another', () => {
    const tried = stateAfter(chosen, checking, checked());
    expect(nextState(tried, { type: 'changed', wish: { csv: 'c' } })).toMatchObject({ csv: 'c', found: null });
    expect(nextState(tried, { type: 'changed', wish: { texts: true } })).toMatchObject({ texts: true, found: null });
  });

  it('shows nothing of a check whose file was replaced while it went on', () => {
    const late = stateAfter(chosen, checking, { type: 'changed', wish: { csv: 'c' } }, checked());
    expect(late).toMatchObject({ csv: 'c', busy: null, found: null });
    const texts = stateAfter(chosen, checking, { type: 'changed', wish: { texts: true } }, checked());
    expect(texts.found).toBeNull();
  });

  it('is done once it ran, and says how many bookings came over', () => {
    const done = stateAfter(chosen, checking, checked(), running, ran({ approval: null }));
    expect(done).toMatchObject({ busy: null, done: 2 });
  });

  it('that ran into something wrong is not done, and shows what', () => {
    const stopped = stateAfter(
      chosen,
      checking,
      checked(),
      running,
      ran({ fresh: 0, faults: [fault], approval: null }),
    );
    expect(stopped).toMatchObject({ done: null, busy: null });
    expect(stopped.found?.faults).toEqual([fault]);
  });

  it('that left lines out is done with the others, and keeps the file of those', () => {
    const partly = stateAfter(chosen, checking, checked(), running, ran({ fresh: 1, faults: [fault], rest: 'a;b' }));
    expect(partly).toMatchObject({ done: 1, rest: 'a;b' });
    expect(nextState(partly, { type: 'again' }).rest).toBeNull();
  });

  it('is done also where the file was replaced while it ran: the bookings are there', () => {
    const replaced: ImportEvent = { type: 'changed', wish: { csv: 'c' } };
    expect(stateAfter(chosen, checking, checked(), running, replaced, ran()).done).toBe(2);
  });

  it('keeps the file and what was found when it was refused, and forgets the words with the next try', () => {
    const refused = stateAfter(chosen, checking, checked(), running, { type: 'refused', words: 'It has changed.' });
    expect(refused).toMatchObject({ csv: 'a,b', busy: null, refusal: 'It has changed.', found: result() });
    expect(nextState(refused, checking).refusal).toBe('');
    expect(nextState(refused, { type: 'changed', wish: { csv: 'c' } }).refusal).toBe('');
  });

  it('begins anew with an empty field for the next file, and the same choice about texts', () => {
    const texts: ImportEvent = { type: 'changed', wish: { texts: true } };
    const again = stateAfter(chosen, texts, checking, checked(), running, ran(), { type: 'again' });
    expect(again).toEqual({ ...atFirst, texts: true });
  });
});
