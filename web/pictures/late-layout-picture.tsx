import { type ComponentProps, Suspense } from 'react';
import { lateDrawing } from './late-drawing.ts';
import type { LayoutPicture as Picture } from './layout-picture.tsx';
import type { SignedLayoutPicture as Signed } from './signed-layout-picture.tsx';

type Props = ComponentProps<typeof Picture>;
type SignedProps = ComponentProps<typeof Signed>;

const Late = lateDrawing<Props>(async () => (await import('./layout-picture.tsx')).LayoutPicture);
const LateSigned = lateDrawing<SignedProps>(
  async () => (await import('./signed-layout-picture.tsx')).SignedLayoutPicture,
);

/** The picture of a layout where it only accompanies a page. */
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
