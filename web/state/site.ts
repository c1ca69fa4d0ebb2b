import { createContext, use } from 'react';
import type { Bilingual } from '#domain/language.ts';
import type { BuiltCompany, BuiltLetter, BuiltTerms } from '#domain/placeholders.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import type { QuestionWords } from '#domain/settings/text-words.ts';

export type Site = {
  sandbox: boolean;
  /** The settings that the operator has changed since the build. */
  settings?: PublicSettings;
  // While a page is built, placeholders stand for what the operator may change.
  contactWords?: Bilingual<ContactWords>;
  letter?: Bilingual<BuiltLetter>;
  questions?: Bilingual<readonly QuestionWords[]>;
  terms?: Bilingual<BuiltTerms>;
  companies?: readonly Bilingual<BuiltCompany>[];
  /** The address while a page is rendered without a browser, and while the browser takes over what was rendered. */
  prerendered?: string;
  /** Fetches the code of a page that may be opened next. Failure is harmless: it is fetched again when opened. */
  fetchPage?: (path: string) => void;
};

export const SiteContext = createContext<Site>({ sandbox: false });

export const useSite = (): Site => use(SiteContext);

/** Whether simulators replace the card gateway, mail and text messages (`<html data-sandbox>`). */
export const useSandbox = (): boolean => useSite().sandbox;
