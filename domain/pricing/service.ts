import { type BookableSize, isBookableSize } from '#domain/funnel/size.ts';
import { type Bilingual, type Language, languages } from '#domain/language.ts';
import { plainWord } from '#domain/plain-word.ts';

/** The key of a service in records and on the wire. What a brand sells is its own list (`business/services.ts`). */
export type CoatingType = string;

export type VisitStep = 'clear' | 'arrive' | 'care' | 'coat' | 'coat-doors' | 'instructions' | 'instructions-warranty';

/** The look of a badge and of a plate in the calendar. */
export type ServiceTone = 'plain' | 'pale' | 'dark' | 'warm';

/** One service as a brand sells it: what every page, mail and rule needs of it. */
export type Service = {
  readonly key: CoatingType;
  readonly name: Bilingual;
  /** For phones, if the name does not fit. */
  readonly shortName?: Partial<Bilingual>;
  /** One word for a list. */
  readonly badge: Bilingual;
  /** Other spellings in old records and in files that are imported. */
  readonly spellings: readonly string[];
  /** What a visitor must have to buy it: the number of an earlier order, or a code. */
  readonly needs: 'order' | 'code' | null;
  /** What happens at its visit: it decides whether glass is coated and a warranty given. */
  readonly steps: readonly VisitStep[];
  readonly refreshable?: true;
  readonly freeRefresh?: true;
  /** How many clients may ever buy it, each with a VIP number; unlimited if absent. */
  readonly places?: number;
};

export type ServiceOffer = {
  readonly tone: ServiceTone;
  /** What its card says: what is included, each with a tick, or one sentence. `{windows}` is how many windows are coated. */
  readonly card: { readonly included: readonly Bilingual[] } | { readonly text: Bilingual };
  /** How many exterior windows are coated, by storefront size, where not all are. */
  readonly windows?: Readonly<Record<BookableSize, number>>;
  /** In steps by layout, under its key; or flat, one price in each size, under the name that price lists have for it. */
  readonly pricing: 'steps' | { readonly flat: string };
  /** Its name in the answer with the prices. */
  readonly priceField: string;
};
export type OfferedService = Service & ServiceOffer;

export type ServiceWords = {
  /** For search engines and assistants. */
  readonly description: Bilingual;
  /** What its certificate confirms, where it has one; `{windows}` as on the card. */
  readonly certified?: Bilingual;
  /** The e-mail's words for the steps of its visit (`business/mails.ts`). */
  readonly stepsText: string;
  /** Its drawing, a file of `business/public/services/`. */
  readonly picture: `${string}.svg`;
};

export type Services = readonly Service[];

/** Reads a stored key in any known spelling; null when it is not sold. */
export const serviceIn = (services: Services, stored: string): Service | null =>
  services.find(({ key }) => key === stored) ?? services.find(({ spellings }) => spellings.includes(stored)) ?? null;

/** Whether a visit leaves a coating on the glass, which must dry and not be touched for a day; assumed if unknown. */
export const coatsGlass = (service: Pick<Service, 'steps'> | null): boolean =>
  service === null || service.steps.some((step) => step === 'coat' || step === 'coat-doors');

/** Whether the coating carries its maker's warranty, and the visit has a certificate. */
export const isCertified = ({ steps }: Pick<Service, 'steps'>): boolean => steps.includes('instructions-warranty');

/** A text of a card or a certificate for a storefront; what has no size yet counts as the smallest. */
export const withWindows = (
  { windows }: Pick<ServiceOffer, 'windows'>,
  text: Bilingual,
  to: { size: string; language: Language },
): string =>
  text[to.language].replace(
    '{windows}',
    String(windows?.[isBookableSize(to.size) ? to.size : 'little-storefront'] ?? ''),
  );

const wordsOf = (name: string): string[] => name.split(' ').map(plainWord);

/** The services with this word in their name in either language, or whose badge begins with it; two letters are too few. */
export function servicesNamed(word: string, services: Services): CoatingType[] {
  const typed = plainWord(word);
  if (typed === '') return [];
  const isNamed = ({ name, badge }: Service) =>
    languages.some(
      (language) =>
        wordsOf(name[language]).includes(typed) || (typed.length > 2 && plainWord(badge[language]).startsWith(typed)),
    );
  return services.filter(isNamed).map(({ key }) => key);
}

/** What is wrong with a list, in one line; null if nothing. Types ensure the rest. */
export function faultOfServices(
  services: Services,
  wordsOf: (key: CoatingType) => Pick<ServiceWords, 'certified'> | null,
): string | null {
  const [first] = services;
  if (!first) return 'nothing is sold';
  const twice = (values: readonly string[]) => values.find((value, index) => values.indexOf(value) !== index);
  const keys = twice(services.map(({ key }) => key));
  if (keys !== undefined) return `two services are called ${keys}`;
  const limited = services.filter(({ places }) => places !== undefined);
  if (limited.length > 1) return `${limited.map(({ key }) => key).join(' and ')}: one service may have limited places`;
  const worded = services.find((one) => isCertified(one) !== (wordsOf(one.key)?.certified !== undefined));
  if (worded) return `${worded.key}: a warranty and the words of its certificate go together`;
  return null;
}
