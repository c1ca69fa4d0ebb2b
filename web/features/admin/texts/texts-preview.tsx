import { brand } from '#business/brand.ts';
import { defaultExample, exampleWords } from '#business/faq.ts';
import { standardTerms } from '#business/terms/index.ts';
import { textSets } from '#business/texts.ts';
import { formatLongDate } from '#domain/format.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { termsText } from '#domain/settings/terms.ts';
import {
  type FillIns,
  filledIn,
  letterWords,
  paragraphsOf,
  questionWords,
  type TextSetName,
  type Texts,
} from '#domain/settings/text-words.ts';
import { useToday } from '#web/features/admin/shell/day-field.tsx';
import { VersionsPreview } from '#web/features/admin/shell/versions/versions-preview.tsx';
import { useContact } from '#web/state/contact.ts';
import { tags, useMessages } from '#web/state/language.tsx';
import { useSite } from '#web/state/site.ts';
import { keyed } from '#web/ui/keyed.ts';
import { messages } from './messages.ts';

type TextsPreviewProps = {
  set: TextSetName;
  current: Texts;
  texts: Texts | null;
  /** The day they take effect; empty for today. */
  startsOn: string;
};

/** What visitors will read. */
export const TextsPreview = ({ set, current, texts, startsOn }: TextsPreviewProps) => (
  <VersionsPreview
    words={useMessages(messages[set])}
    entered={texts}
    shownIn={(language, readable) => (
      <section
        className="grid min-w-0 content-start gap-3 text-[0.9375rem]/6 wrap-anywhere [&_li]:border-t [&_li]:border-line [&_li]:py-3.5"
        lang={tags[language]}
        aria-label={messages[set].languageName[language]}
      >
        {set === 'letter' && <LetterIn language={language} texts={readable} />}
        {set === 'questions' && <QuestionsIn language={language} texts={readable} />}
        {set === 'mails' && <MailsIn language={language} current={current} texts={readable} />}
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
      <p className="font-medium">{opening}</p>
      {keyed(paragraphs).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
      <p className="font-medium">{signature}</p>
    </>
  );
}

function QuestionsIn({ language, texts }: TextsIn) {
  const { settings } = useSite();
  const example = exampleWords(settings?.examplePrice ?? defaultExample, language);
  return (
    <ol>
      {keyed(questionWords(textSets.questions, texts, example, language), ({ question }) => question).map(
        ([key, { question, answer }]) => (
          <li key={key}>
            <p className="font-medium">{question}</p>
            <p>{answer}</p>
          </li>
        ),
      )}
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
        {keyed(sections, ({ heading }) => heading).map(([key, { heading, paragraphs }]) => (
          <li key={key}>
            <p className="font-medium">{heading}</p>
            {keyed(paragraphs).map(([place, paragraph]) => (
              <p key={place}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What an example says where an e-mail has its facts. */
const example: Bilingual<FillIns> = {
  en: {
    day: formatLongDate('2027-05-11', 'en'),
    order: `${brand.prefix}-20270503-101500`,
    visit: formatLongDate('2027-05-11', 'en'),
    weather: 'rain',
    company: 'Boutique Exemple',
  },
  fr: {
    day: formatLongDate('2027-05-11', 'fr'),
    order: `${brand.prefix}-20270503-101500`,
    visit: formatLongDate('2027-05-11', 'fr'),
    weather: 'de la pluie',
    company: 'Boutique Exemple',
  },
};

function MailsIn({ language, current, texts }: TextsIn & { current: Texts }) {
  const words = inLanguage(messages.mails, language);
  const changed = Object.keys(texts).filter((place) => texts[place]?.[language] !== current[place]?.[language]);
  if (changed.length === 0) return <p>{words.nothingYet}</p>;
  return (
    <ol>
      {changed.map((place) => (
        <li key={place}>
          <p className="font-medium">{words.textOf(place, 0, null)}</p>
          {keyed(
            paragraphsOf(filledIn(texts[place]?.[language] ?? '', textSets.mails, example[language], language)),
          ).map(([key, paragraph]) => (
            <p key={key}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
