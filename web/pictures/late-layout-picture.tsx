import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { LayoutPicture as Picture } from './layout-picture.tsx';
import type { SignedLayoutPicture as Signed } from './signed-layout-picture.tsx';

type Props = ComponentProps<typeof Picture>;
type SignedProps = ComponentProps<typeof Signed>;

const none = () => ({ default: () => null }); // No page is lost with its picture.
const Late = lazy<ComponentType<Props>>(() =>
  import('./layout-picture.tsx').then(({ LayoutPicture: Drawn }) => ({ default: Drawn }), none),
);
const LateSigned = lazy<ComponentType<SignedProps>>(() =>
  import('./signed-layout-picture.tsx').then(({ SignedLayoutPicture: Drawn }) => ({ default: Drawn }), none),
);

/** The picture of a layout where it only accompanies a page: its code comes after the page's own. */
export const LayoutPicture = (props: Props) => (
  <Suspense fallback={<span hidden data-coming />}>
    <Late {...props} />
  </Suspense>
);

/** The same with the client's name on its sign. */
export const SignedLayoutPicture = (props: SignedProps) => (
  <Suspense fallback={<span hidden data-coming />}>
    <LateSigned {...props} />
  </Suspense>
);
