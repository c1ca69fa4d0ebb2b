/** A square outline with one bronze side, turning. The words beside it say what is going on. */
export function Spinner({ ground = 'dark' }: { ground?: 'dark' | 'light' }) {
  return <span className="spinner" data-ground={ground} aria-hidden="true" />;
}
