import { useId } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { useMessages } from '#web/state/language.tsx';
import { FileLink } from '#web/ui/text-link.tsx';
import { customerPageOf, filesOf } from './files-of.ts';
import { messages } from './story/story.messages.ts';

/** The customer's page, and their existing files. */
export function Files({ story }: { story: BookingStory }) {
  const words = useMessages(messages);
  const newTab = useId();
  return (
    <>
      <h3 className="admin-part">{words.files}</h3>
      <p className="flex flex-wrap gap-x-6">
        {filesOf(story).map(({ href, kind, number, language }) => (
          <FileLink key={href} href={href} hrefLang={language} download>
            {language ? words.inLanguage(words.fileNames[kind](number), language) : words.fileNames[kind](number)}
          </FileLink>
        ))}
        <FileLink href={customerPageOf(story)} target="_blank" rel="noopener" aria-describedby={newTab}>
          {words.customerPage}
        </FileLink>
        <span id={newTab} hidden>
          {words.newTab}
        </span>
      </p>
    </>
  );
}
