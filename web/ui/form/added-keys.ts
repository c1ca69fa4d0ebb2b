import { type AddedName, isEmailAdded } from '#domain/booking/fields.ts';

const ofEmail = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** How the keyboard helps with what a client may add. */
export const addedKeys = (name: AddedName) =>
  isEmailAdded(name) ? ofEmail : ({ autoCapitalize: 'sentences' } as const);
