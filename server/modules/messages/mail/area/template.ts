import { inLanguage } from '#domain/language.ts';
import { momentInWords } from '../dates.ts';
import { isolate } from '../isolate.ts';
import type { MailFrame } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { button, link, paragraph, title } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type AreaFacts = { area: string; askedAt: Date; links: { confirm: string; leave: string; site: string } };

/** Asks to confirm that an area request came from this address. */
export function areaConfirmTemplate({ area, askedAt, links }: AreaFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  return layout({
    ...context,
    subject: text.confirmSubject(isolate(area)),
    preview: text.confirmPreview,
    why: text.confirmWhy,
    parts: [
      title(text.confirmTitle),
      paragraph(text.asked(momentInWords(askedAt, language), isolate(area))),
      paragraph(text.promise),
      button(text.confirm, links.confirm),
      paragraph(text.ignore),
      link(text.leave, links.leave),
    ],
  });
}

/** An area is served now. */
export function areaOpenedTemplate({ area, askedAt, links }: AreaFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  return layout({
    ...context,
    subject: text.openedSubject(isolate(area)),
    preview: text.openedPreview,
    why: text.openedWhy,
    parts: [
      title(text.openedTitle(isolate(area))),
      paragraph(text.told(momentInWords(askedAt, language))),
      button(text.see, links.site),
      paragraph(text.last),
      link(text.leave, links.leave),
    ],
  });
}
