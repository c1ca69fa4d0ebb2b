import { Fragment } from 'react';
import type { BuiltSection } from '#domain/placeholders.ts';
import { keyed } from './keyed.ts';
import './sections.css';

export type Section = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
} & Partial<Pick<BuiltSection, 'number' | 'each' | 'eachParagraph'>>;

/** Where a section of a page begins, for links to it. */
export const sectionId = ({ number }: Section, index: number): string => `section-${number ?? index + 1}`;

export function Sections({ sections, level = 3 }: { sections: readonly Section[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="sections">
      {keyed(sections, ({ heading }) => heading).map(([key, section], index) => {
        const { heading, paragraphs, items, number = index + 1, each = [], eachParagraph = [] } = section;
        return (
          <Fragment key={key}>
            {each[0]}
            <li>
              <span className="sections-numeral" aria-hidden="true">
                {number}
              </span>
              <Heading className="type-h3 scroll-mt-8" id={level === 2 ? sectionId(section, index) : undefined}>
                {heading}
              </Heading>
              {keyed(paragraphs).map(([place, paragraph]) => (
                <Fragment key={place}>
                  {eachParagraph[0]}
                  <p>{paragraph}</p>
                  {eachParagraph[1]}
                </Fragment>
              ))}
              {items && (
                <ul>
                  {keyed(items).map(([place, item]) => (
                    <li key={place}>{item}</li>
                  ))}
                </ul>
              )}
            </li>
            {each[1]}
          </Fragment>
        );
      })}
    </ol>
  );
}
