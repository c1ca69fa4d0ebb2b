import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, link } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type AreaFacts = { area: string; askedAt: Date; links: { confirm: string; leave: string; site: string } };

/** Asks to confirm that an area request came from this address. */
export const areaConfirmTemplate = letter(
  messages,
  ({ area, askedAt, links }: AreaFacts, text, { moment, words: { request } }) => ({
    subject: text.confirmSubject(isolate(area)),
    preview: text.confirmPreview,
    why: request.why,
    title: request.title,
    parts: [
      text.asked(moment(askedAt), isolate(area)),
      text.promise,
      button(request.confirm, links.confirm),
      request.ignore,
      link(text.leave, links.leave),
    ],
  }),
);

export const areaOpenedTemplate = letter(messages, ({ area, askedAt, links }: AreaFacts, text, { moment }) => {
  const title = text.opened(isolate(area));
  return {
    subject: title,
    preview: text.openedPreview,
    why: text.openedWhy,
    title,
    parts: [text.told(moment(askedAt)), button(text.see, links.site), text.last, link(text.leave, links.leave)],
  };
});
