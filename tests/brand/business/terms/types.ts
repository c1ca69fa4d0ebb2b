/** The terms in one language as the program came with them. */
export type TermsWording = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
