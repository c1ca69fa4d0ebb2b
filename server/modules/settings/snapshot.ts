import type { Bilingual } from '#domain/language.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Company } from '#domain/settings/company-words.ts';
import type { PublicSettings, VisitPolicy } from '#domain/settings/contact.ts';
import type { Terms } from '#domain/settings/terms.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import type { Version } from '#domain/versions.ts';
import type { Silence } from '#domain/weather/answer.ts';
import type { WeatherRules } from '#domain/weather/judge.ts';
import type { Snapshot } from '#server/common/snapshot.ts';

/** The settings of the administration, with the defaults of `business/`. */
export type OperatorSettings = PublicSettings & {
  /** Recipient of alerts and reviews. */
  operatorEmail: string;
  policy: VisitPolicy;
  weather: WeatherRules;
  /** What happens to a visit whose client does not answer. */
  silence: Silence;
  /** How long a freed day is held for one person of the waiting list. */
  waitingHoldHours: number;
  /** Where clients may review the business. Null: nobody is asked. */
  ratingPage: Bilingual<string> | null;
  /** Past, current and future versions; use `versionAt` for the one at an instant. */
  priceLists: readonly Version<PriceList>[];
  companyLists: readonly Version<readonly Company[]>[];
  areaLists: readonly Version<readonly string[]>[];
  letters: readonly Version<Texts>[];
  questionLists: readonly Version<Texts>[];
  termsVersions: readonly Version<Terms>[];
  mailTexts: readonly Version<Texts>[];
  /** Null while the codes of the configuration apply. */
  invitationCodes: ReadonlySet<string> | null;
};

/** Cached reads, at most one second old; changes made by this process show at once. */
export type SettingsSnapshot = Snapshot<OperatorSettings>;
