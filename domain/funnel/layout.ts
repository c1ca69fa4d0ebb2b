export const layoutNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type LayoutNumber = (typeof layoutNumbers)[number];
export type Layout = `layout${LayoutNumber}`;
export const layouts = layoutNumbers.map((n) => `layout${n}` as const) satisfies readonly Layout[];

export const glassCoverages = ['minimal', 'moderate', 'extensive'] as const;
export type GlassCoverage = (typeof glassCoverages)[number];

const moderate: ReadonlySet<number> = new Set([5, 8, 10]);
const extensive: ReadonlySet<number> = new Set([6, 7, 9, 11, 12]);

export const layoutNumber = (layout: Layout): LayoutNumber => Number(layout.slice('layout'.length)) as LayoutNumber;

/** The coverage category that is stored with a layout (specification, section 3). */
export function coverageOf(layout: Layout): GlassCoverage {
  const number = layoutNumber(layout);
  if (extensive.has(number)) return 'extensive';
  return moderate.has(number) ? 'moderate' : 'minimal';
}

/** Layout 13, a door in a wall, needs no questions (specification, section 4). */
export const skipsQuiz = (layout: Layout): boolean => layout === 'layout13';

/** Layout 14 carries the four-cent test price and is offered in sandbox mode only (decisions, section 3). */
export const isTestLayout = (layout: Layout): boolean => layout === 'layout14';
