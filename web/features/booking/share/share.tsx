import { useState } from 'react';
import { sharedPicture, sharePage } from '#contract/booking-links.ts';
import { useHref, useMessages } from '#web/state/language.tsx';
import { FileLink, TextButton } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** The lit façade to keep as a picture, and by its own link to show to others. */
export function Share({ token }: { token: string }) {
  const words = useMessages(messages);
  const landing = useHref()('/');
  const [told, setTold] = useState('');
  const share = async () => {
    const url = new URL(sharePage(landing, token), location.origin).href;
    // Whoever closes the sheet of the phone has changed their mind.
    if (typeof navigator.share === 'function') return navigator.share({ url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      setTold(words.copied);
    } catch {
      setTold(url); // to be copied by hand
    }
  };
  return (
    <>
      <p className="flex flex-wrap justify-center gap-x-8">
        <FileLink href={sharedPicture.replace(':file', `${token}.jpg`)} download={`${words.file}.jpg`}>
          {words.save}
        </FileLink>
        <TextButton onClick={() => void share()}>{words.share}</TextButton>
      </p>
      <p role="status" className="text-center wrap-anywhere text-night-text-2 empty:hidden">
        {told}
      </p>
    </>
  );
}
