import { useEffect, useRef } from 'react';
import { useDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { LayoutPicture } from '#web/ui/late-layout-picture.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

type ReceivedProps = {
  given: { companyName: string; companyAddress: string; email: string };
  onAgain: () => void;
};

/** Replaces the form once it was sent: what was received, and when to expect an answer. */
export function Received({ given: { companyName, companyAddress, email }, onAgain }: ReceivedProps) {
  const words = useMessages(messages);
  const { selectedLayout } = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="animate-enter mt-7 overflow-hidden rounded-sm border border-line bg-white md:mt-9">
      <div className="bg-night-800 px-8 pt-6">
        {/* The room of the drawing, whose code comes late. */}
        <div className="mx-auto aspect-[10.1/9.25] w-full max-w-80">
          <LayoutPicture night layout={selectedLayout || 'layout8'} className="h-auto w-full" />
        </div>
      </div>
      <div className="px-5 py-6 sm:px-8">
        <h2 ref={heading} tabIndex={-1} className="type-h2-form outline-none">
          {words.thanks}
        </h2>
        <p className="mt-2 text-pretty text-ink-700">{words.answer}</p>
        <DescriptionList
          layout="ruled"
          className="mt-5"
          pairs={[
            { label: words.companyName, value: companyName },
            { label: words.companyAddress, value: companyAddress },
            { label: words.email, value: email },
          ]}
        />
        <div className="mt-6 flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center">
          <LinkButton href="/">{words.home}</LinkButton>
          <TextButton onClick={onAgain}>{words.again}</TextButton>
        </div>
      </div>
    </section>
  );
}
