import { type ReactNode, useId } from 'react';
import { isTestLayout, type Layout, layouts } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useSandbox } from '#web/state/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { messages } from './storefront.messages.ts';

type Typed<Size> = { storefrontSize: Size | ''; selectedLayout: Layout | '' };

type Props<Size> = Typed<Size> & {
  /** Those that can be chosen. */
  sizes: readonly Size[];
  /** The message for a missing field. */
  problems?: { [K in keyof Typed<Size>]?: string | undefined };
  onChange: (more: Partial<Typed<Size>>) => void;
  /** The prompt for the size; the building's type by default. */
  legend?: string;
  /** A field beside the layout. */
  children?: ReactNode;
};

const facadeClass = classNames(
  'border border-line bg-(image:--sky) empty:hidden sm:col-span-full',
  '[&_svg]:block [&_svg]:h-28 [&_svg]:w-full [&_svg]:px-4 [&_svg]:pt-2',
);

/** The size of a storefront and its layout, drawn. */
export function StorefrontFields<Size extends StorefrontSize>(props: Props<Size>) {
  const { sizes, storefrontSize, selectedLayout, problems = {}, onChange, legend, children } = props;
  const words = useMessages(messages);
  const language = useLanguage();
  const sandbox = useSandbox();
  const id = useId();
  const radio = radioSet(`${id}s`, storefrontSize, (size) =>
    onChange({ storefrontSize: size } as Partial<Typed<Size>>),
  );
  const isInvalid = problems.storefrontSize !== undefined || undefined;
  const offered = layouts.filter((one) => sandbox || !isTestLayout(one));
  return (
    <>
      <fieldset>
        <legend className="field-label">{legend ?? words.size}</legend>
        <div className={`${cellsClass} max-sm:*:last:col-span-full`}>
          {sizes.map((size) => (
            <RadioCell key={size} {...radio(size)} aria-invalid={isInvalid} title={sizeName(size, language)} />
          ))}
        </div>
        <Problem text={problems.storefrontSize} />
      </fieldset>
      <div className={classNames('grid gap-5', children !== undefined && 'sm:grid-cols-[10rem_minmax(0,1fr)]')}>
        {children}
        <div className="field">
          <label htmlFor={`${id}l`} className="field-label">
            {words.layout}
          </label>
          <select
            id={`${id}l`}
            className="field-input"
            value={selectedLayout}
            aria-invalid={problems.selectedLayout !== undefined || undefined}
            aria-describedby={problems.selectedLayout && `${id}n`}
            onChange={({ target }) =>
              onChange({ selectedLayout: offered.find((one) => one === target.value) ?? '' } as Partial<Typed<Size>>)
            }
          >
            {selectedLayout === '' && <option value="">{words.chooseLayout}</option>}
            {offered.map((layout) => (
              <option key={layout} value={layout}>
                {layoutName(layout, language)}
              </option>
            ))}
          </select>
          <Problem id={`${id}n`} text={problems.selectedLayout} />
        </div>
        <div className={facadeClass}>
          {selectedLayout !== '' && (
            <LayoutPicture layout={selectedLayout} label={describeLayout(selectedLayout, language)} />
          )}
        </div>
      </div>
    </>
  );
}

/** What is wrong with the field above, announced at once. */
export const Problem = ({ id, text }: { id?: string; text: string | undefined }) => (
  <p id={id} className="field-note text-error empty:hidden" aria-live="polite">
    {text}
  </p>
);
