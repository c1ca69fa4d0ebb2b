import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} }] };

/** The keys, tokens and passwords in a file, each by line and kind, never by its text. Pictures are skipped. */
export async function secretsIn(root: string, file: string): Promise<string[]> {
  const bytes = readFileSync(join(root, file));
  if (bytes.includes(0)) return [];
  const source = { filePath: file, content: bytes.toString(), contentType: 'text', ext: extname(file) } as const;
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } });
  return messages.map(({ loc, messageId }) => `${file}:${loc.start.line}: ${messageId}`);
}
