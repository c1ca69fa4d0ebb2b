import type { Language } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { switchLanguage, tags, useLanguage, useMessages } from '#web/state/language.tsx';
import { useHere } from '#web/state/location.ts';
import { messages } from '../messages.ts';

/** EN and FR. Both are links to the same page, so that they work before the script does. */
export function LanguageToggle() {
  const language = useLanguage();
  const words = useMessages(messages);
  const { path } = useHere();
  const cell = (to: Language, name: string) => (
    <a
      href={localizedPath(to, path)}
      hrefLang={tags[to]}
      lang={tags[to]}
      data-tip={name}
      aria-description={name}
      aria-current={to === language ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        if (to !== language) switchLanguage(to);
      }}
    >
      {to.toUpperCase()}
    </a>
  );
  return (
    <nav className="language-toggle" aria-label={words.language}>
      {cell('en', 'English')}
      {cell('fr', 'Français')}
    </nav>
  );
}
