import { type ReactNode, useEffect, useRef } from 'react';

type TextProps = { title: string; text: string };

export const RequestForm = ({ title, text, children }: TextProps & { children: ReactNode }) => (
  <div className="grid gap-x-16 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,33rem)]">
    <div>
      <h2 className="type-h3">{title}</h2>
      <p className="mt-2 text-pretty text-ink-700">{text}</p>
    </div>
    {children}
  </div>
);

export function RequestSent({ title, text }: TextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-[33rem]">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {title}
      </h2>
      <p className="mt-2 wrap-anywhere text-pretty text-ink-700">{text}</p>
    </div>
  );
}
