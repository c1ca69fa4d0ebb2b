/** Text as it may stand in HTML, in attributes too. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** JSON as it may stand in a script element: nothing in it ends the element. */
export const escapedJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
