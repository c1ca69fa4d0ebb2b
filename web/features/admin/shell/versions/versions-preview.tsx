import { Fragment, type ReactNode, useId, useState } from 'react';
import { type Language, languages } from '#domain/language.ts';
import { ledeClass, paneClass } from './looks.ts';

type VersionsPreviewProps<T> = {
  words: { preview: string; previewLede: string };
  /** What is entered; null while something in it is wrong. */
  entered: T | null;
  className?: string;
  /** What is above the two languages. */
  children?: ReactNode;
  shownIn: (language: Language, entered: T) => ReactNode;
};

/** What visitors will see, in both languages; the last valid one stays while something is wrong. */
export function VersionsPreview<T>(props: VersionsPreviewProps<T>) {
  const { words, entered, className = 'grid gap-5 sm:grid-cols-2', children, shownIn } = props;
  const id = useId();
  const [readable, setReadable] = useState(entered);
  if (entered !== null && JSON.stringify(entered) !== JSON.stringify(readable)) setReadable(entered);
  return (
    <section className={paneClass} aria-labelledby={id}>
      <h3 id={id} className="mb-3 leading-5.5 font-medium normal-nums">
        {words.preview}
      </h3>
      <p className={`${ledeClass} mb-3`}>{words.previewLede}</p>
      {children}
      <div className={className}>
        {readable !== null && languages.map((one) => <Fragment key={one}>{shownIn(one, readable)}</Fragment>)}
      </div>
    </section>
  );
}
