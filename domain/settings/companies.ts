import * as z from 'zod/mini';
import { maxLength, requiredText } from '../fields.ts';
import { cleanSentence } from '../typed/free-text.ts';
import type { Company } from './company-words.ts';
import type { FieldMessageKey } from './messages.ts';
import { settingSchemas } from './settings.ts';

/** As many as the words above them say (specification, section 4). */
export const companyCount = 3;

export const companyPlaces = ['name', 'description.en', 'description.fr', 'phone', 'email', 'website'] as const;
export type CompanyPlace = (typeof companyPlaces)[number];

/** Everything said about them by its place, such as `0.description.en`; empty if there is no website. */
export const companiesByPlace = (companies: readonly Company[]): ReadonlyMap<string, string> =>
  new Map(
    companies.flatMap(({ name, description, phone, email, website = '' }, index): [string, string][] => [
      [`${index}.name`, name],
      [`${index}.description.en`, description.en],
      [`${index}.description.fr`, description.fr],
      [`${index}.phone`, phone],
      [`${index}.email`, email],
      [`${index}.website`, website],
    ]),
  );

export function differingCompanies(before: readonly Company[], after: readonly Company[]): string[] {
  const known = companiesByPlace(before);
  return [...companiesByPlace(after)].flatMap(([place, text]) => (known.get(place) === text ? [] : [place]));
}

/** A URL that a visitor can open: no script, no password in it, and a public host. */
const website = z
  .url({ protocol: /^https?$/, hostname: /[^.]\.[^.]/, error: 'website' })
  .check(maxLength(200, 'too-long'), z.regex(/^[^/]+\/\/[^/?#@]+(?:[/?#]|$)/, 'website'));

const description = requiredText(10, 300, 'company-description', cleanSentence);
const company = z.object(
  {
    name: requiredText(2, 200, 'company-name'),
    description: z.object({ en: description, fr: description }, 'invalid'),
    phone: settingSchemas.phone,
    email: settingSchemas.email,
    website: z.optional(website),
  },
  'invalid',
);

/** The companies as an owner may set them, and as they are stored. */
export const companiesSchema = z.readonly(
  z.array(company, 'invalid').check(
    z.length(companyCount, 'invalid'),
    z.superRefine((companies, context) => {
      for (const [index, { name }] of companies.entries())
        if (companies.slice(0, index).some((one) => one.name === name))
          context.addIssue({ code: 'custom', message: 'company-twice', path: [index, 'name'] });
    }),
  ),
);

export function faultsOfCompanies(companies: readonly Company[]): ReadonlyMap<string, FieldMessageKey> {
  const issues = companiesSchema.safeParse(companies).error?.issues ?? [];
  // If a field has two faults, the first is reported.
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message as FieldMessageKey]));
}
