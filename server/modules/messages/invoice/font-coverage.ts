const segmentTable = 4;

/** The characters that a TrueType font draws, from its own table (`cmap`, format 4: the basic plane). */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap');
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
  });
  const at = subtables.find((offset) => font.readUInt16BE(offset) === segmentTable);
  if (at === undefined) throw new Error('a font without a table of characters');
  const doubled = font.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  const covered = new Set<number>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = font.readUInt16BE(ends + segment);
    for (let code = font.readUInt16BE(starts + segment); code <= end && code < 0xffff; code++) covered.add(code);
  }
  return covered;
}

function tableOffset(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`a font without ${tag}`);
}
