import PostalMime, { type Attachment } from 'postal-mime';

export type ReadAttachment = { filename: string; contentType: string; content: Buffer };
export type ReadPicture = { cid: string; contentType: string; content: Buffer };

/** A mail as a mail program shows it. */
export type ReadMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Images shown in the HTML by `cid:`. */
  pictures: ReadPicture[];
  attachments: ReadAttachment[];
};

/** Reads a message that arrived. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { from, to, subject = '', text = '', html = '', attachments } = await PostalMime.parse(asItCame(raw));
  return {
    from: shown(from),
    to: (to ?? []).map(shown).join(', '),
    subject,
    text,
    html,
    pictures: attachments.flatMap((one) => {
      const cid = cidOf(one);
      return cid === null ? [] : [{ cid, contentType: one.mimeType, content: bytes(one) }];
    }),
    attachments: files(attachments.filter((one) => cidOf(one) === null)),
  };
}

/** The content id of a part shown in the HTML; null for a file. */
const cidOf = ({ contentId, disposition }: Attachment): string | null =>
  disposition === 'inline' && contentId ? contentId.replace(/^<|>$/g, '') : null;

// The parser rewrites the line endings of calendars. The file has to be read as it came, so it is turned into
// an ordinary attachment.
const asItCame = (raw: Buffer): Buffer =>
  Buffer.from(
    raw.toString('latin1').replaceAll(/^(content-type: )application\/ics\b/gim, '$1application/x-ics'),
    'latin1',
  );

const shown = (person: { name: string; address?: string | undefined } | undefined): string =>
  [person?.name, person?.address && `<${person.address}>`].filter(Boolean).join(' ');

/** An invitation travels twice, as a part to be shown and as a file to be kept; users see one. */
function files(attachments: readonly Attachment[]): ReadAttachment[] {
  const isInline = ({ filename, mimeType }: Attachment) => filename === null && mimeType === 'text/calendar';
  const shown = attachments.find(isInline);
  const isKept = (one: Attachment) => shown && one !== shown && sameLines(one, shown);
  const hasFile = attachments.some(isKept);
  return attachments
    .filter((one) => !(hasFile && isInline(one)))
    .map((one, index) => ({
      filename: one.filename ?? `part-${index + 1}`,
      contentType: isKept(one) ? 'text/calendar' : one.mimeType,
      content: bytes(one),
    }));
}

/** Line endings of a text part may change in transit, those of a file may not. */
const sameLines = (one: Attachment, other: Attachment): boolean => lines(one) === lines(other);
const lines = (one: Attachment): string => bytes(one).toString('utf8').replaceAll('\r\n', '\n');

function bytes({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
}
