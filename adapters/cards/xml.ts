import { XMLBuilder, XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  processEntities: false,
  // What we read nests three deep. The bound keeps a hostile text from exhausting the stack.
  maxNestedTags: 16,
  tagValueProcessor: (_name, value) => plainText(value),
});

const builder = new XMLBuilder({ format: false, suppressEmptyNode: false });

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Elements as nested records of text, or null if it is not XML. A document type is rejected unread and no entity but
 * XML's own five is replaced, so nothing in a text can make it grow.
 */
export function readXml(text: string): unknown {
  if (/<!doctype/i.test(text)) return null;
  try {
    return parser.parse(text, true);
  } catch {
    return null;
  }
}

/** A document of nested elements; text is escaped. */
export function writeXml(elements: Record<string, unknown>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(elements)}`;
}

const plainText = (value: string): string =>
  value.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => signs[name] ?? whole);
