import type { Bilingual } from '#domain/language.ts';
import { brand } from './brand.ts';
import { privacyOfficer } from './privacy/officer.ts';
import { taxes, taxNumbers } from './taxes.ts';

/** A fact the operator still has to provide, and the file it is in. */
export type PlaceholderFact = { readonly fact: Bilingual; readonly file: string };

const isExample = (email: string): boolean => /[@.]example\.(com|org|net|ca)$/.test(email);
/** One digit repeated, or nothing. */
const isMadeUp = (taxNumber: string): boolean => taxNumber === '' || /^(\d)\1* /.test(taxNumber);

const facts: readonly (PlaceholderFact & { readonly isGiven: boolean })[] = [
  {
    fact: { en: 'the tax numbers', fr: 'les numéros de taxes' },
    file: 'business/taxes.ts',
    isGiven: taxes.every(({ key }) => !isMadeUp(taxNumbers[key])),
  },
  {
    fact: {
      en: 'the person in charge of personal information',
      fr: 'la personne responsable des renseignements personnels',
    },
    file: 'business/privacy/officer.ts',
    isGiven: privacyOfficer.name !== null && !isExample(privacyOfficer.email),
  },
  {
    fact: { en: 'the mailing address', fr: 'l’adresse postale' },
    file: 'business/brand.ts',
    isGiven: !/ex[ae]mple/i.test(brand.mailingAddress.street),
  },
  {
    fact: { en: 'the phone number', fr: 'le numéro de téléphone' },
    file: 'business/brand.ts',
    isGiven: !/^\+1\d{3}55501\d\d$/.test(brand.phone),
  },
  {
    fact: { en: 'the email addresses', fr: 'les adresses courriel' },
    file: 'business/brand.ts',
    isGiven: ![brand.email, brand.operatorEmail].some(isExample),
  },
];

/** Made up until the operator provides it. As long as anything is, no real money is taken. */
export const placeholderFacts: readonly PlaceholderFact[] = facts.filter(({ isGiven }) => !isGiven);
