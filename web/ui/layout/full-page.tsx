import { type ReactNode, useEffect, useRef } from 'react';
import { useLostPage } from '#web/state/lost-page.ts';

export type FullPageProps = {
  picture: ReactNode;
  title: string;
  children?: ReactNode;
};

/** Covers the page during evaluation; the page below is inert. */
export function FullPage({ picture, title, children }: FullPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stuck = useLostPage() !== null;
  useEffect(() => {
    const element = dialog.current;
    if (stuck || !element) return;
    element.showModal();
    return () => element.close();
  }, [stuck]);
  if (stuck) return null; // What comes next did not load; the page below says so.
  return (
    <dialog
      ref={dialog}
      className="full-page"
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()} // A second Esc closes it whatever the page says.
    >
      <div className="w-36">{picture}</div>
      <p className="type-h2" role="status">
        {title}
      </p>
      {children}
    </dialog>
  );
}
