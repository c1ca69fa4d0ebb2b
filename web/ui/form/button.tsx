import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { ArrowRight } from '#web/pictures/icons.tsx';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link.tsx';
import { Spinner } from '../spinner.tsx';

type ButtonStyle = {
  kind?: 'primary' | 'secondary' | 'destructive';
  size?: 'normal' | 'small';
  arrow?: boolean;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonStyle & {
    /** Why it cannot be pressed now. It stays focusable and shows the reason; the press is ignored. */
    unavailable?: string | false | undefined;
    /** While it works. Needs `pendingLabel`. */
    pending?: boolean;
    /** 'Submitting...': the button is as wide as the wider of its two labels. */
    pendingLabel?: string;
  };

const look = ({ kind = 'primary' }: ButtonStyle, className?: string) =>
  classNames('button', `button-${kind}`, className);

function Content({ arrow, children }: { arrow: boolean | undefined; children: ReactNode }) {
  return (
    <>
      {children}
      {arrow && <ArrowRight className="button-arrow" />}
    </>
  );
}

/** A button. It is never `disabled`: one that cannot be pressed says why (`unavailable`). */
export function Button({
  kind = 'primary',
  size = 'normal',
  arrow,
  unavailable,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = pending || Boolean(unavailable);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const content = <Content arrow={arrow}>{children}</Content>;
  return (
    <>
      <button
        data-tip={unavailable || undefined}
        {...rest}
        type={type}
        className={look({ kind }, className)}
        data-size={size}
        onClick={press}
        aria-disabled={blocked || undefined}
        aria-busy={pending || undefined}
        aria-describedby={classNames(rest['aria-describedby'], unavailable && reasonId) || undefined}
      >
        {pendingLabel === undefined ? (
          content
        ) : (
          <span className="button-labels">
            <span aria-hidden={pending || undefined}>{content}</span>
            <span aria-hidden={!pending || undefined}>
              <Spinner ground={kind === 'secondary' ? 'light' : 'dark'} />
              {pendingLabel}
            </span>
          </span>
        )}
      </button>
      {unavailable && (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </>
  );
}

export function LinkButton({
  kind = 'primary',
  size = 'normal',
  arrow,
  className,
  children,
  ...rest
}: LinkProps & ButtonStyle) {
  return (
    <Link {...rest} className={look({ kind }, className)} data-size={size}>
      <Content arrow={arrow}>{children}</Content>
    </Link>
  );
}
