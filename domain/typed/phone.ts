import { mostTyped, plainCharacters } from './characters.ts';

/** A phone number, and the extension behind it; empty if there is none. */
export type TypedPhone = { number: string; extension: string };

/** In digits. */
export const maxExtensionLength = 8;

/** What people write before an extension in either language; a pause as phones dial it. */
const word = String.raw`(?:extension|extn?|poste?|local|loc|interne|int|p|[x\u00d7#*,;])`;
const extended = new RegExp(
  String.raw`^(.*\d.*?)[\s,;.(/-]*${word}[\s.:=#-]*(?:no?[.\u00b0 ]*)?(\d{1,${maxExtensionLength}})[\s).]*$`,
  'i',
);
/** Ten digits of North America and a shorter group after them: `(514) 555-0100 12`. */
const loose = /^((?:\+?1[ .-]*)?\(?[2-9]\d{2}\)?[ ./-]*[2-9]\d{2}[ ./-]*\d{4})[ ,-]+(\d{1,6})$/;
/** `tel:`, `Téléphone :`, `(cell.)`. */
const label = /^\D*?(?=(?:\+ ?\(?|\( ?\+?) ?\d|\d)/;
const extensionLabel = new RegExp(`^${word}?[\\s.:=#-]*(?:no?[.\u00b0 ]*)?(?=\\d)`, 'i');
const leastDigits = 10;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The parts of what was typed or pasted. A foreign number takes its international form: '011 33 …' is '+33 …'. */
export function readPhone(typed: string): TypedPhone {
  const text = plainCharacters(typed);
  return text.length > mostTyped ? { number: text, extension: '' } : partsOf(text.replace(label, ''));
}

function partsOf(text: string): TypedPhone {
  const [, before = '', extension = ''] = extended.exec(text) ?? loose.exec(text) ?? [];
  return digitsOf(before).length < leastDigits
    ? { number: written(text), extension: '' }
    : { number: written(before), extension };
}

/** Dots, commas and slashes become hyphens, an international dialling prefix a plus. */
const written = (text: string): string =>
  text
    .replace(/ *[.,/_\u00b7\u2022]+ */g, '-')
    .replace(/^\(\+ *(\d{1,3})\)/, '+$1')
    .replace(/^(?:011|00)[ -]*(?=[1-9])/, '+')
    .replace(/^(\+\d[\d ]*)\(0\) */, '$1')
    .replace(/^[- ;]+|[- ;]+$/g, '');

export function cleanPhone(typed: string): string {
  const { number, extension } = readPhone(typed);
  return extension === '' ? number : `${number} ext. ${extension}`;
}

/** A form with the number and the extension in separate fields. */
type Reached = { phone?: unknown; phoneExtension?: unknown };

/** Moves an extension typed after the number into its own field, unless that is filled in. */
export function withOwnExtension<T extends Reached>(reached: T): T {
  if (typeof reached.phone !== 'string') return reached;
  const { number, extension } = readPhone(reached.phone);
  if (extension === '') return reached;
  return { ...reached, phone: number, phoneExtension: reached.phoneExtension || extension };
}

/** The digits of an extension, without the word for it. */
export const cleanExtension = (typed: string): string => plainCharacters(typed).replace(extensionLabel, '');

/** A North American number in E.164: `+15145550142`. Null for anything else. */
export function toE164(typed: string): string | null {
  const { number } = readPhone(typed);
  const national = digitsOf(/^(?:\+ *1|1)?[ ()-]*(\d[\d ()-]*)$/.exec(number)?.[1] ?? '');
  return isNational(national) ? `+1${national}` : null;
}

/** Ten digits; area code and exchange begin with 2 to 9, and neither is a service code like 911. */
const isNational = (digits: string): boolean => /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/.test(digits);

const phoneCharacters = /^[\d +()-]*$/;
const longest = 30;

/**
 * What is wrong with a number; null if nothing. One of North America can be dialled; one of another country begins with
 * a plus.
 */
export function phoneFault(typed: string): 'too-long' | 'phone-format' | 'phone' | 'phone-number' | null {
  const { number } = readPhone(typed);
  if (number.length > longest) return 'too-long';
  if (!phoneCharacters.test(number)) return 'phone-format';
  const digits = digitsOf(number);
  if (digits.length < leastDigits) return 'phone';
  const isForeign = /^\+ *[2-9][^+]*$/.test(number) && digits.length <= 15;
  return isForeign || toE164(number) !== null ? null : 'phone-number';
}

/**
 * Area codes behind +1 that are in neither Canada nor the states: islands, where other rates apply, personal
 * numbers, and 900 and 976, where the called party earns from the call.
 */
const islands =
  '242|246|264|268|284|340|345|441|473|649|658|664|67[01]|684|721|758|767|784|787|8[024]9|868|869|876|939';
const personal = '5(?:00|2\\d|33|44|66|77|88)|6(?:00|22|33|44|55|77|88)|700|710';
const dear = new RegExp(`^\\+1(?:${islands}|${personal}|900|976|...976)`);

/** Where a text may go: a number of Canada or the United States in E.164; null for any other. */
export function textNumber(typed: string): string | null {
  const number = toE164(typed);
  return number === null || dear.test(number) ? null : number;
}

/** Whether a valid number is one we do not text. */
export const takesNoTexts = (typed: string): boolean => phoneFault(typed) === null && textNumber(typed) === null;

/** Opens the dialler: a comma waits for the line before it dials the extension. */
export const phoneLink = (number: string, extension: string | null): string =>
  `tel:${toE164(number) ?? number.replace(/[^\d+]/g, '')}${extension ? `,${extension}` : ''}`;
