export const digitsOf = (text) => text.replace(/\D/g, '');

/**
 * Groups digits while they are typed, pasted, deleted or filled in. The caret stays next to its digit, and
 * deleting a separator deletes the digit behind it, so that the key never seems stuck.
 */
export function keepGrouped(input, grouped) {
  let before = input.value;
  input.addEventListener('input', (event) => {
    const typed = input.value;
    let digits = digitsOf(typed);
    let caret = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length;
    if (typed.length < before.length && digits === digitsOf(before)) {
      const at = event.inputType === 'deleteContentBackward' ? caret - 1 : caret;
      if (at >= 0 && event.inputType?.startsWith('deleteContent')) {
        digits = digits.slice(0, at) + digits.slice(at + 1);
        caret = at;
      }
    }
    const atEnd = caret >= digits.length;
    const text = grouped(digits, typed);
    if (text !== typed) {
      input.value = text;
      const position = atEnd ? text.length : afterDigit(text, caret);
      if (document.activeElement === input) input.setSelectionRange(position, position);
    }
    before = text;
  });
}

function afterDigit(text, count) {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text[place])) seen += 1;
  }
  return text.length;
}

export const isAmex = (digits) => /^3[47]/.test(digits);

/** Fours; American Express prints 4, 6 and 5. */
export function groupedNumber(digits) {
  if (!isAmex(digits)) return (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
}

/** `MM / YY`. A month typed with one digit gets its zero; a year with four digits stays as it was typed. */
export function groupedExpiry(digits, typed) {
  const lone = /^[2-9]/.test(digits) || /^\s*[1-9]\s*\//.test(typed);
  const padded = lone ? `0${digits}` : digits;
  if (padded.length < 2) return padded;
  const year = padded.slice(2, padded.startsWith('20', 2) ? 6 : 4);
  return `${padded.slice(0, 2)} / ${year}`;
}

export const groupedCode = (digits) => digits.slice(0, 4);

export function brandOf(digits) {
  if (isAmex(digits)) return 'American Express';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  return digits.startsWith('4') ? 'Visa' : '';
}

export function isCardNumber(digits) {
  if (digits.length < 13 || digits.length > 19) return false;
  const values = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1));
  return values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}
