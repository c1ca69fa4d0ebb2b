import { formatPhone } from '#domain/format.ts';
import { languages } from '#domain/language.ts';
import { formatRate } from '#domain/pricing/tax-words.ts';
import { blockedAreas, servedAreas } from '../../business/area.ts';
import { brand } from '../../business/brand.ts';
import { privacyOfficer } from '../../business/privacy/officer.ts';
import { regionName } from '../../business/region.ts';
import { taxes, taxNumbers, taxRates } from '../../business/taxes.ts';

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
const withoutAccents = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Matches words that stand by themselves, in capitals and small letters as they are here. */
const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'u');
/** Matches a part of any word, in whatever letters. */
const anywhere = (words: string): RegExp => new RegExp(escaped(words), 'iu');

const names = [brand.name, brand.legalName, brand.key, brand.city, regionName.en, regionName.fr];
const { street, postalCode } = brand.mailingAddress;
const reached = [brand.email, brand.operatorEmail, privacyOfficer.email, brand.phone, street, postalCode];
const areas = [...servedAreas, ...blockedAreas];

/** Facts of the first brand, as nothing of another one may say them. */
const facts: ReadonlyMap<string, RegExp> = new Map([
  ...[...names, ...names.map(withoutAccents), ...reached].map((words) => [words, anywhere(words)] as const),
  ...languages.map((language) => formatPhone(brand.phone, language)).map((words) => [words, anywhere(words)] as const),
  ...[...taxes.flatMap(({ name }) => [name.en, name.fr]), ...Object.values(taxNumbers)].map(
    (words) => [words, alone(words)] as const,
  ),
  ...Object.values(taxRates)
    .flatMap(({ gst, qst }) => [gst, qst])
    .filter((rate) => rate % 1000 !== 0)
    .flatMap((rate) => languages.map((language) => formatRate(rate, language)))
    .map((words) => [words, anywhere(words)] as const),
  ...areas.map((area) => [area, alone(area)] as const),
  // An order, a client, an invitation code.
  [`${brand.prefix}-`, new RegExp(`(?<![\\p{L}\\d])${brand.prefix}-\\d`, 'u')],
  [`${brand.prefix}0000`, new RegExp(`(?<![\\p{L}\\d])${brand.prefix}\\d{4}(?!\\d)`, 'u')],
  [`${brand.prefix}CODE`, new RegExp(`(?<![\\p{L}\\d])${brand.prefix}[A-Z]{5,7}(?![\\p{L}\\d])`, 'u')],
]);

/** What a text says of the first brand, with what stands around it. */
export const firstBrandIn = (text: string): string[] =>
  [...facts].flatMap(([fact, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [`${fact}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
  });
