import { createContext, use } from 'react';
import type { Bilingual } from '#domain/language.ts';
import type { BuiltCompany, BuiltLetter, BuiltTerms } from '#domain/placeholders.ts';
import type { PublicSettings } from '#domain/settings/contact.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import type { QuestionWords } from '#domain/settings/text-words.ts';

/** What the page is given from outside. */
export type Site = {
  sandbox: boolean;
  /** The settings that the operator has changed since the build. */
  settings?: PublicSettings;
  /** The placeholders for its contact while a page is built. */
  contactWords?: Bilingual<ContactWords>;
  /** The placeholders for the letter while a page is built. */
  letter?: Bilingual<BuiltLetter>;
  /** The placeholders for the questions and answers while a page is built. */
  questions?: Bilingual<readonly QuestionWords[]>;
  /** The placeholders for the terms while a page is built. */
  terms?: Bilingual<BuiltTerms>;
  /** The placeholders for the other companies while a page is built. */
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
