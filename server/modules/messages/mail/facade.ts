import type { Attachment } from '#adapters/mail/port.ts';
import { layouts } from '#domain/funnel/layout.ts';
import type { Language } from '#domain/language.ts';
import { layoutName } from '#domain/names.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { html } from './html.ts';
import { named, plain } from './isolate.ts';
import { colours } from './layout/colours.ts';
import { closeSize, type FacadeLight, facadeCid, facadeOf, facadeSize } from './layout/facade-name.ts';
import { messages } from './layout/messages.ts';
import type { Part } from './layout/part.ts';
import { type } from './layout/type.ts';

type Drawn = Pick<Booking, 'selectedLayout' | 'businessName'>;

/**
 * The client's façade with the name on its sign, which `facadesIn` attaches; empty if the layout is unknown, and in
 * plain text. Without pictures its words stand on the colour of the wall.
 */
export function facade(
  { selectedLayout, businessName }: Drawn,
  light: FacadeLight,
  language: Language,
  { close = false } = {},
): readonly Part[] {
  const layout = layouts.find((one) => one === selectedLayout);
  if (layout === undefined) return [];
  const name = plain(named(businessName)).replace(/[\u2068\u2069]/g, '');
  const { width, height } = close ? closeSize : facadeSize;
  const alt = messages.facade[language](layoutName(layout, language));
  const edge = close ? '' : `margin:0 0 16px;border:1px solid ${colours.rule};`;
  return [
    {
      html: html`<img src="cid:${facadeCid({ layout, light, close, name })}" class="drawn" width="${width}" height="${height}" alt="${alt}" style="display:block;width:100%;max-width:${width}px;height:auto;box-sizing:border-box;background-color:${colours.sky};${type.small}color:${colours.soft};${edge}">`,
      text: '',
    },
  ];
}

/** The pictures shown in a mail, as inline attachments. */
export async function facadesIn(markup: string): Promise<Attachment[]> {
  const cids = new Set([...markup.matchAll(/ src="cid:([^"]+)"/g)].map(([, cid = '']) => cid));
  const shown = [...cids].flatMap((cid) => {
    const facade = facadeOf(cid);
    return facade ? [{ cid, facade }] : [];
  });
  if (shown.length === 0) return [];
  const { facadePicture } = await import('./facade-picture.ts');
  return Promise.all(
    shown.map(async ({ cid, facade }) => ({
      filename: `${facade.layout}.png`,
      contentType: 'image/png',
      content: await facadePicture(facade),
      cid,
    })),
  );
}

/** A mail as a self-contained page: its pictures are embedded. */
export const withPictures = (source: string, pictures: readonly Omit<Attachment, 'filename'>[]): string =>
  pictures.reduce(
    (shown, { cid = '', contentType, content }) =>
      shown.replaceAll(` src="cid:${cid}"`, ` src="data:${contentType};base64,${content.toString('base64')}"`),
    source,
  );
