/** The notice in one language. */
export type PrivacyNotice = {
  readonly title: string;
  readonly versionLine: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** The list below the paragraphs. */
    readonly items?: readonly string[];
  }[];
};
