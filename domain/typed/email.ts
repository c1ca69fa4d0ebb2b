import { found, plainCharacters } from './characters.ts';

// As HTML and RFC 5321 allow, with letters of any script on both sides (RFC 6531), which our mail transport accepts.
const local = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const top = String.raw`(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z\d-]{0,58}[A-Za-z\d])`;
export const emailPattern = new RegExp(`^(?=.{1,64}@)${local}(?:\\.${local})*@(?:${label}\\.)+${top}$`, 'u');

const opening = /^["\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a([<.,;\s]+/;

/**
 * An e-mail address as stored: without the name and the brackets around it ('Anne <anne@…>'), `mailto:`, a label, quotation
 * marks and a sentence's final dot. Capitals stay.
 */
export const cleanEmail = (typed: string): string => found(plainCharacters(typed), addressIn);

function addressIn(text: string): string {
  const address = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text;
  const [, label = '', rest = ''] = /^([^@]*:)?(.*)$/.exec(address) ?? [];
  // No domain has a question mark: what follows is the subject of a link.
  const linked = rest.replace(/(@[^?]*)\?.*$/, '$1');
  const bare = /mailto:$/i.test(label.trim()) ? decoded(linked) : linked;
  const quoted = /^\s*'(.*)'\s*$/.exec(bare)?.[1] ?? bare;
  return quoted.replace(opening, '').replace(/[^\p{L}\p{M}\p{N}\p{C}@]+$/u, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
