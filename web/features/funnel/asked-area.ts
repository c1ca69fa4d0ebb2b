let asked = '';

/** Keeps the postal code that sent a visitor to the other companies, for as long as the page lives: the draft forgets it. */
export function keepAskedArea(typed: string): void {
  asked = typed;
}

/** The postal code that led a visitor to the other companies; '' where something else did. */
export const askedArea = (): string => asked;
