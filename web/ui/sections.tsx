import './sections.css';

export type Section = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
};

/** Where a section of a page begins, for links to it. */
export const sectionId = (index: number): string => `section-${index + 1}`;

/** A long text in numbered sections. */
export function Sections({ sections, level = 3 }: { sections: readonly Section[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="sections">
      {sections.map(({ heading, paragraphs, items }, index) => (
        <li key={heading}>
          <span className="sections-numeral" aria-hidden="true">
            {index + 1}
          </span>
          <Heading className="type-h3 scroll-mt-8" id={level === 2 ? sectionId(index) : undefined}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
