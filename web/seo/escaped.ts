/** JSON safe for a script element: nothing in it ends the element. */
export const escapedJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
