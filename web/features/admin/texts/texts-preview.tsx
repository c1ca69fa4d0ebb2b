import { defaultExample, exampleWords } from '#business/faq.ts';
import { standardTerms } from '#business/terms/index.ts';
import { textSets } from '#business/texts.ts';
import type { Language } from '#domain/language.ts';
import { termsText } from '#domain/settings/terms.ts';
import { letterWords, questionWords, type TextSetName, type Texts } from '#domain/settings/text-words.ts';
import { useToday } from '#web/features/admin/shell/day-field.tsx';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useContact } from '#web/state/contact.ts';
import { tags, useMessages } from '#web/state/language.tsx';
import { useSite } from '#web/state/site.ts';
import { messages } from './messages.ts';

type TextsPreviewProps = {
  set: TextSetName;
  texts: Texts | null;
  /** The day from which they hold; empty for today. */
  startsOn: string;
};

/** What visitors will read. */
export const TextsPreview = ({ set, texts, startsOn }: TextsPreviewProps) => (
  <VersionsPreview
    words={useMessages(messages[set])}
    entered={texts}
    className="versions-beside"
    shownIn={(language, readable) => (
      <section className="texts-seen" lang={tags[language]} aria-label={messages[set][language].languageName}>
        {set === 'letter' && <LetterIn language={language} texts={readable} />}
        {set === 'questions' && <QuestionsIn language={language} texts={readable} />}
        {set === 'terms' && <TermsIn language={language} texts={readable} startsOn={startsOn} />}
      </section>
    )}
  />
);

type TextsIn = { language: Language; texts: Texts };

function LetterIn({ language, texts }: TextsIn) {
  const { hours } = useContact(language);
  const { greeting, opening, paragraphs, signature } = letterWords(textSets.letter, texts, { hours }, language);
  return (
    <>
      <p className="type-h3 italic">{greeting},</p>
      <p className="versions-when">{opening}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="versions-when">{signature}</p>
    </>
  );
}

function QuestionsIn({ language, texts }: TextsIn) {
  const { settings } = useSite();
  const example = exampleWords(settings?.examplePrice ?? defaultExample, language);
  return (
    <ol>
      {questionWords(textSets.questions, texts, example, language).map(({ question, answer }) => (
        <li key={question}>
          <p className="versions-when">{question}</p>
          <p>{answer}</p>
        </li>
      ))}
    </ol>
  );
}

function TermsIn({ language, texts, startsOn }: TextsIn & { startsOn: string }) {
  const today = useToday();
  const day = startsOn || (today ?? standardTerms.startsOn);
  const { title, versionLine, sections } = termsText(textSets.terms, { version: day, startsOn: day, texts }, language);
  return (
    <>
      <p className="type-h3">{title}</p>
      <p>{versionLine}</p>
      <ol>
        {sections.map(({ heading, paragraphs }) => (
          <li key={heading}>
            <p className="versions-when">{heading}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
