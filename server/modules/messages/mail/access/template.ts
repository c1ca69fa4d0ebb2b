import type { AccessChange } from '#domain/access/roles.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { momentInWords } from '../dates.ts';
import { isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { joinParts } from '../layout/part.ts';
import { button, divider, paragraph, spokenIn, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type AccessFacts = {
  change: AccessChange;
  /** The owner's e-mail; null for a command of the program. */
  by: string | null;
  at: Date;
};

type AccessContext = Pick<MailContext, 'contact'> & { site: (language: Language) => string };

/** Someone else changed a person's access. Their language is unknown, so the mail is bilingual. */
export function accessTemplate({ change, by, at }: AccessFacts, { contact, site }: AccessContext): RenderedMail {
  const partsIn = (language: Language) => {
    const text = inLanguage(messages, language);
    const said = text[change];
    return joinParts([
      title(said.title),
      paragraph(said.text(by === null ? text.program : isolate(by), momentInWords(at, language))),
      paragraph(text.yours),
      button(text.open, `${site(language)}/admin/access`),
    ]);
  };
  return layout({
    language: 'fr',
    contact,
    subject: `${messages[change].title.fr} / ${messages[change].title.en}`,
    preview: messages.yours.fr,
    why: `${messages.why.fr} ${messages.why.en}`,
    parts: [spokenIn('fr', partsIn('fr')), divider, spokenIn('en', partsIn('en'))],
  });
}
