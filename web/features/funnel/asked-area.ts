let asked = '';

/** Keeps what was typed of an area that is not served, for as long as the page lives: the draft forgets it. */
export function keepAskedArea(typed: string): void {
  asked = typed;
}

/** The postal code that brought a visitor to the other companies; '' where something else did. */
export const askedArea = (): string => asked;
