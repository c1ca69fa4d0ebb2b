import { describe, expect, it } from 'vitest';
import { phoneShape, postalCodeShape, type Shape } from '#domain/typed/shapes.ts';
import { applyMask } from './input-mask.ts';

const marked = (text: string, caret: number) => `${text.slice(0, caret)}|${text.slice(caret)}`;
function left(shape: Shape, was: string, now: string, inputType = 'insertText'): string {
  const { text, caret } = applyMask(shape, was, { text: now.replace('|', ''), caret: now.indexOf('|') }, inputType);
  return marked(text, caret);
}

/** Types key by key at the end; answers what stands there after each. */
function typed(shape: Shape, keys: string): string[] {
  let text = '';
  return [...keys].map((key) => {
    const [before = ''] = left(shape, text, `${text}${key}|`).split('|');
    text = before;
    return text;
  });
}

const [en, fr] = [phoneShape('en'), phoneShape('fr')];

describe('a phone number', () => {
  it('is parted while it is typed, as each language parts it', () => {
    expect(typed(en, '5145550142').at(-1)).toBe('514-555-0142');
    expect(typed(fr, '5145550142').at(-1)).toBe('514 555-0142');
    expect(typed(en, '5145550').slice(2, 5)).toEqual(['514', '514-5', '514-55']);
  });

  it('keeps the country before it', () => {
    expect(typed(en, '+15145550142').at(-1)).toBe('+1 514-555-0142');
    expect(typed(fr, '15145550142').at(-1)).toBe('1 514 555-0142');
  });

  it.each(['(514) 555-0142', '514.555.0142', ' 514 555 0142 ', '514\u00a0555-0142'])(
    'pasted as %j is parted',
    (text) => {
      expect(left(en, '', `${text}|`, 'insertFromPaste')).toBe('514-555-0142|');
    },
  );

  it('leaves the caret where the person works', () => {
    expect(left(en, '514-555-0142', '514-9|55-0142')).toBe('514-9|55-0142');
    expect(left(en, '514-550-142', '514-5|5-0142')).toBe('514-5|50-142');
    expect(left(en, '514-555', '514|555', 'deleteContentBackward')).toBe('51|5-55');
    expect(left(en, '514-5', '514-|', 'deleteContentBackward')).toBe('514|');
  });

  it('of another country, or with a word behind it, stays as it is written', () => {
    for (const text of ['+33 1 23 45 67 89', '514-555-0142 p. 4', '44 20 7946 0018 22']) {
      expect(left(en, '', `${text}|`, 'insertFromPaste')).toBe(`${text}|`);
    }
  });
});

describe('a postal code', () => {
  it('takes capitals and its space while it is typed', () => {
    expect(typed(postalCodeShape, 'h2y1a1')).toEqual(['H', 'H2', 'H2Y', 'H2Y 1', 'H2Y 1A', 'H2Y 1A1']);
  });

  it('is parted when it is pasted, and loses nothing to a deleted space', () => {
    expect(left(postalCodeShape, '', 'h2y1a1|', 'insertFromPaste')).toBe('H2Y 1A1|');
    expect(left(postalCodeShape, 'H2Y 1A1', 'H2Y|1A1', 'deleteContentBackward')).toBe('H2|1 A1');
  });

  it('is typed as a whole behind the area that is known already', () => {
    expect(left(postalCodeShape, 'H2YH2', 'H2YH2Y|', 'insertText')).toBe('H2Y|');
    expect(left(postalCodeShape, 'H2Y', 'H2Yh2y1a1|', 'insertFromPaste')).toBe('H2Y 1A1|');
  });

  it('of another country stays as it is written', () => {
    expect(left(postalCodeShape, '', '12345-6789|', 'insertFromPaste')).toBe('12345-6789|');
  });

  it('keeps the space that was typed by hand, and one only', () => {
    expect(left(postalCodeShape, 'H2Y', 'h2y |')).toBe('H2Y |');
    expect(left(postalCodeShape, '', 'h2 y1|')).toBe('H2Y 1|');
  });

  it('that is none of ours stays as it is, but for capitals', () => {
    expect(left(postalCodeShape, '', 'abcdefg|')).toBe('ABCDEFG|');
    expect(left(postalCodeShape, '', 'hß2|')).toBe('hß2|');
  });

  it.each(['  h2y\u00a0\n1c6 ', 'Montréal (Québec) H2Y 1C6', '(H2Y1C6)', '\u202aH2Y 1C6\u202c', 'H2YH2Y 1C6'])(
    'pasted as %j is found',
    (text) => {
      expect(postalCodeShape.paste?.(text)).toBe('H2Y 1C6');
    },
  );
});

it('A phone number pasted with its extension is parted in the shape of the language', () => {
  expect(phoneShape('fr').paste?.('+1 (514) 555-0142 poste 12')).toBe('+1 514 555-0142 ext. 12');
  expect(phoneShape('en').paste?.('514.555.0142')).toBe('514-555-0142');
  expect(phoneShape('en').paste?.('+33 1 55 55 01 42')).toBe('+33 1 55 55 01 42');
});
