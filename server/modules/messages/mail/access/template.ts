import type { AccessChange } from '#domain/access/roles.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { isolate } from '../isolate.ts';
import { layout } from '../layout/frame.ts';
import { type Letter, penOf } from '../layout/letter.ts';
import { button, inBoth, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

type AccessFacts = {
  change: AccessChange;
  /** The owner's e-mail; null for a command of the program. */
  by: string | null;
  at: Date;
  site: (language: Language) => string;
};

/** Someone else changed a person's access. Their language is unknown, so the mail is bilingual. */
export const accessTemplate =
  ({ change, by, at, site }: AccessFacts): Letter =>
  (context) => {
    const parts = inBoth((language) => {
      const text = inLanguage(messages, language);
      const said = text[change];
      return [
        title(said.title),
        said.text(by === null ? text.program : isolate(by), penOf({ ...context, language }).moment(at)),
        text.yours,
        button(text.open, `${site(language)}/admin/access`),
      ];
    });
    const { title: titles } = messages[change];
    const [subject, why] = [`${titles.fr} / ${titles.en}`, `${messages.why.fr} ${messages.why.en}`];
    return layout({ subject, preview: messages.yours.fr, why, parts: [parts] }, { ...context, language: 'fr' });
  };
