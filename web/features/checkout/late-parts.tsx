/** What the page can begin without. One file, as each that it names costs the page bytes. */
export { TextsNote } from '#web/ui/form/texts-note.tsx';
export { Assurance } from './card/assurance.tsx';
export { InDemand, Proving, StandardPrice, WithoutCookies } from './card/card-notices.tsx';
export { KeepCard } from './saved-card/keep-card.tsx';
