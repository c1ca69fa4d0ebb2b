/** The terms in one language, as shipped. */
export type TermsWording = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
