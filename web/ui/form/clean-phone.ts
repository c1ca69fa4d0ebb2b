import { readPhone } from '#domain/typed/phone.ts';
import { cleanWith } from './input-mask.ts';

type Reached = { phone?: string; phoneExtension?: string };

/** `cleanWith` of a phone number; the extension behind it goes into its own field, unless that is filled in. */
export function cleanPhoneWith(extension: string, set: (more: Reached) => void) {
  const clean = (typed: string): string => {
    const { number, extension: found } = readPhone(typed);
    if (found !== '' && extension === '') set({ phoneExtension: found });
    return number;
  };
  return cleanWith(clean, (phone) => set({ phone }));
}
