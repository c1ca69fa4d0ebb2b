import { codeOf } from '#web/client/failure.ts';

/** A press that may require the password again. */
export type FreshState = {
  /** Whether the field is shown. */
  needed: boolean;
  password: string;
  pending: boolean;
  refusal: string | undefined;
};
export type FreshEvent =
  | { type: 'sent' | 'done' }
  | { type: 'typed'; password: string }
  | { type: 'refused'; failure: unknown; words: string };

export const untried: FreshState = { needed: false, password: '', pending: false, refusal: undefined };

/** Sent with the next attempt: the password, only if it was asked for. */
export const passwordOf = ({ needed, password }: FreshState): string | undefined => (needed ? password : undefined);

/** The field stays until it is done, whatever else is refused meanwhile; then the next press is asked again. */
export function nextFresh(state: FreshState, event: FreshEvent): FreshState {
  switch (event.type) {
    case 'sent':
      return { ...state, pending: true, refusal: undefined };
    case 'done':
      return untried;
    case 'typed':
      return { ...state, password: event.password };
    case 'refused': {
      const needed = state.needed || codeOf(event.failure) === 'PASSWORD_NEEDED';
      return { ...state, needed, pending: false, refusal: event.words };
    }
  }
}
