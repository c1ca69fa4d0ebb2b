import { readFileSync } from 'node:fs';
import type { Attachment } from '#adapters/mail/port.ts';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import type { Language } from '#domain/language.ts';
import { layoutName } from '#domain/names.ts';
import { ownFile } from '#server/common/build-files.ts';
import { html } from './html.ts';
import { colours } from './layout/colours.ts';
import { type FacadeLight, facadeFile, facadeLights, facadeSize } from './layout/facade-name.ts';
import { messages } from './layout/messages.ts';
import type { Part } from './layout/part.ts';
import { type } from './layout/type.ts';

const cid = (layout: Layout, light: FacadeLight): string => `${layout}.${light}@facade`;

/** The client's façade, which `facadesIn` attaches; empty if the layout is unknown, and in plain text. */
export function facade(stored: string | null, light: FacadeLight, language: Language): readonly Part[] {
  const layout = layouts.find((one) => one === stored);
  if (layout === undefined) return [];
  const { width, height } = facadeSize;
  return [
    {
      html: html`<img src="cid:${cid(layout, light)}" width="${width}" height="${height}" alt="${messages.facade[language](layoutName(layout, language))}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:20px 0 24px;box-sizing:border-box;${type.small}border:1px solid ${colours.rule};">`,
      text: '',
    },
  ];
}

const pictures = new Map(
  layouts.flatMap((layout) => facadeLights.map((light) => [cid(layout, light), facadeFile(layout, light)] as const)),
);
const read = new Map<string, Buffer>();

/** Each file is read once; all of them together take less than a megabyte. */
function contentOf(file: string): Buffer {
  const content = read.get(file) ?? readFileSync(ownFile(`server/modules/messages/mail/facades/${file}`));
  read.set(file, content);
  return content;
}

/** The pictures shown in a mail, as inline attachments. */
export function facadesIn(markup: string): Attachment[] {
  const named = new Set([...markup.matchAll(/ src="cid:([^"]+)"/g)].map(([, name = '']) => name));
  return [...named].flatMap((name) => {
    const file = pictures.get(name);
    return file === undefined
      ? []
      : [{ filename: file, contentType: 'image/png', content: contentOf(file), cid: name }];
  });
}

/** A mail as a self-contained page: its pictures are embedded. */
export const withPictures = (source: string, pictures: readonly Omit<Attachment, 'filename'>[]): string =>
  pictures.reduce(
    (shown, { cid = '', contentType, content }) =>
      shown.replaceAll(` src="cid:${cid}"`, ` src="data:${contentType};base64,${content.toString('base64')}"`),
    source,
  );
