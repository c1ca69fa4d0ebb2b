/** A square pane with one mullion, a transom and two reflections; its colour is the text's. */
export const BrandMark = ({ className }: { readonly className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 26 26"
    width="26"
    height="26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
    aria-hidden
  >
    <path d="M.55 .55h24.9v24.9H.55zM13 .55v24.9M.55 8h24.9" />
    <path d="M3.2 22.6l5 -8.4M6.4 22.6l3.4 -5.7" strokeWidth=".9" />
  </svg>
);
