import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { figures, letter } from '#business/about.ts';
import { companies } from '#business/companies.ts';
import { questions } from '#business/faq.ts';
import { mails } from '#business/mails.ts';
import { privacyNotice } from '#business/privacy/index.ts';
import { quiz } from '#business/quiz.ts';
import { serviceKeys, serviceName, shortServiceName } from '#business/services.ts';
import { formatLongDate, formatMonth, formatShortDate } from '#domain/format.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { failureCodes } from '#domain/refusal.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { textOf } from '#server/http/refusals.ts';
import { standardTermsText } from '#tests/builders/terms.ts';
import { describeLayout, describeSize } from '#web/pictures/describe.ts';

/** One text in both languages, and where it is. */
export type Twin = { place: string; en: string; fr: string };

const root = join(import.meta.dirname, '../..');
/** A day of each month, each day of the week among them. */
const days = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
type Catalogue = { en: unknown; fr: unknown };
const isCatalogue = (value: unknown): value is Catalogue => isObject(value) && 'en' in value && 'fr' in value;

/** A text that is built, built from signs that are no words: for one of them, and for several. */
function built(make: (...samples: unknown[]) => unknown): unknown[] {
  const attempts = [
    [['1', '2'], '1', '1', '1'],
    [['1'], '1', '1', '1'],
    [2, 3, 4, 5],
  ];
  return attempts.flatMap((samples) => {
    try {
      return [make(...samples)];
    } catch {
      return []; // It wants samples of another kind.
    }
  });
}

const isMaker = (value: unknown): value is (...samples: unknown[]) => unknown => typeof value === 'function';

/** The twins in two values of the same shape. */
function twinsOf(place: string, en: unknown, fr: unknown): Twin[] {
  if (isMaker(en) && isMaker(fr)) return twinsOf(`${place}()`, built(en), built(fr));
  if (typeof en === 'string' || typeof fr === 'string') return [{ place, en: String(en ?? ''), fr: String(fr ?? '') }];
  if (!isObject(en) && !isObject(fr)) return [];
  const names = new Set([...Object.keys(en ?? {}), ...Object.keys(fr ?? {})]);
  const member = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
  return [...names].flatMap((name) => twinsOf(`${place}.${name}`, member(en, name), member(fr, name)));
}

/** Every catalogue in a value, however deep: `{ en, fr }` anywhere. */
function catalogued(place: string, value: unknown): Twin[] {
  if (isCatalogue(value)) return twinsOf(place, value.en, value.fr);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => catalogued(`${place}.${name}`, member));
}

/** In the schema, messages are rows and no texts. */
const otherMessages = ['server/database/**'];

export const catalogueFiles = (): string[] =>
  globSync('{web,server,sandbox,domain}/**/*messages.ts', { cwd: root, exclude: otherMessages }).sort();

async function fromFiles(): Promise<Twin[]> {
  const found = catalogueFiles().map(async (file) => {
    const module: unknown = await import(join(root, file));
    return catalogued(relative(root, join(root, file)), { ...(isObject(module) ? module : {}) });
  });
  return (await Promise.all(found)).flat();
}

const both = (make: (language: Language) => unknown) => ({ en: make('en'), fr: make('fr') });

/** Texts that are made and not listed: errors, names, descriptions of pictures, dates. */
const made = {
  errors: both((language) => failureCodes.map((code) => textOf(code, language))),
  services: both((language) => serviceKeys.map((one) => [serviceName(one, language), shortServiceName(one, language)])),
  sizes: both((language) => storefrontSizes.map((one) => [sizeName(one, language), describeSize(one, language)])),
  layouts: both((language) => layouts.map((one) => [layoutName(one, language), describeLayout(one, language)])),
  dates: both((language) =>
    days.map((day, index) => [
      formatLongDate(day, language),
      formatShortDate(day, language),
      formatMonth(2026, index + 1, language),
    ]),
  ),
};

/** Every text of the product, in both languages. */
export async function allTexts(): Promise<Twin[]> {
  return [
    ...(await fromFiles()),
    ...catalogued('business', {
      companies,
      questions,
      letter,
      mails,
      figures,
      quiz,
      terms: standardTermsText,
      privacyNotice,
    }),
    ...catalogued('domain', { allFieldMessages }),
    ...catalogued('made', made),
  ];
}
