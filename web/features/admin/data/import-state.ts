import type { ImportResult } from '#contract/admin/data/transfer.ts';

/** What to import: a file's text, and whether upcoming visits get their texts. */
export type Wish = { csv: string; texts: boolean };

export type ImportState = Wish & {
  busy: 'checking' | 'running' | null;
  refusal: string;
  /** What checking exactly this found. */
  found: ImportResult | null;
  /** How many bookings were imported, once they were. */
  done: number | null;
  /** The file of the rejected rows; null if there were none. */
  rest: string | null;
};

export type ImportEvent =
  | { type: 'changed'; wish: Partial<Wish> }
  | { type: 'sent'; busy: 'checking' | 'running' }
  | { type: 'answered'; doing: 'checking' | 'running'; about: Wish; result: ImportResult }
  | { type: 'refused'; words: string }
  | { type: 'again' };

export const atFirst: ImportState = {
  csv: '',
  texts: false,
  busy: null,
  refusal: '',
  found: null,
  done: null,
  rest: null,
};

/** Another file, or another choice, has not been checked. */
export function nextState(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'changed':
      return { ...state, ...event.wish, found: null, refusal: '' };
    case 'sent':
      return { ...state, busy: event.busy, refusal: '' };
    case 'answered': {
      const { doing, about, result } = event;
      const { fresh, faults, rest } = result;
      if (doing === 'running' && (fresh > 0 || faults.length === 0)) return { ...state, busy: null, done: fresh, rest };
      const isOfThis = about.csv === state.csv && about.texts === state.texts;
      return { ...state, busy: null, found: isOfThis ? result : null };
    }
    case 'refused':
      return { ...state, busy: null, refusal: event.words };
    case 'again':
      return { ...atFirst, texts: state.texts };
  }
}
