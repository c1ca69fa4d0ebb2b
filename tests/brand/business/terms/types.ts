/** Names the wording that a client accepted. A change to either text is a new version with a new effective date. */
export const termsVersion = '2025-03-01';

/** The terms in one language; sections are numbered by their place. */
export type TermsText = {
  readonly title: string;
  readonly versionLine: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
