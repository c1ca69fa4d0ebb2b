/** The notice in one language. */
export type PrivacyNotice = {
  readonly title: string;
  readonly versionLine: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** What stands below the paragraphs, one by one. */
    readonly items?: readonly string[];
  }[];
};
