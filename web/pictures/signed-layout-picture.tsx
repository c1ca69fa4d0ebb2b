import { type ComponentProps, useId } from 'react';
import { facades } from '#domain/facade/layouts.ts';
import { placeSign } from '#domain/facade/sign-place.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { Sign } from './parts/sign.tsx';

type SignedProps = Omit<ComponentProps<typeof LayoutPicture>, 'sign'> & {
  /** The company's name; one that does not fit on the sign is below the drawing. */
  readonly name?: string | undefined;
};

/** A façade with the client's name on its sign: painted by day, lit by night. */
export function SignedLayoutPicture({ name = '', ...picture }: SignedProps) {
  const id = useId();
  const { layout, night = false, lit = true } = picture;
  const place = placeSign(facades[layout], name);
  const sign = place && <Sign id={id} place={place} lit={night ? (lit ? 'lit' : 'dark') : 'day'} />;
  return (
    <>
      <LayoutPicture {...picture} sign={sign} />
      {place === null && name.trim() !== '' && (
        <span className="sign-line" aria-hidden>
          {name}
        </span>
      )}
    </>
  );
}
