import { describe, expect, it } from 'vitest';
import { isOutdated, isWholePdf, proofFile } from './proofs.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a proof', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', true],
    ['a PDF with something after its end', `%PDF-1.4\n%%EOF${' '.repeat(900)}`, true],
    ['nothing', '', false],
    ['a page', '<html>%PDF-1.7 %%EOF</html>', false],
    ['a PDF that was cut off', '%PDF-1.7\n1 0 obj\n', false],
    ['a PDF whose end is far from the end', `%PDF-1.7\n%%EOF${' '.repeat(2000)}`, false],
  ])('is a whole PDF by its bytes: %s', (_, text, whole) => {
    expect(isWholePdf(bytes(text))).toBe(whole);
  });

  it.each([
    [null, false],
    ['2026-03-31', false],
    ['2026-03-30', true],
  ])('that is valid until %j is outdated on March 31: %j', (validUntil, outdated) => {
    expect(isOutdated({ validUntil }, '2026-03-31')).toBe(outdated);
  });

  it.each([
    ['Attestation d’assurance', 'attestation-d-assurance.pdf'],
    ['Certificat de sécurité', 'certificat-de-securite.pdf'],
  ])('called %s goes as %s', (name, file) => {
    expect(proofFile(name)).toBe(file);
  });
});
