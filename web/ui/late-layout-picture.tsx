import { type ComponentProps, Suspense } from 'react';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { layoutBox } from '#web/pictures/layout-box.ts';
import type { LayoutPicture as Picture } from '#web/pictures/layout-picture.tsx';
import type { SignedLayoutPicture as Signed } from '#web/pictures/signed-layout-picture.tsx';
import { whenReadyAndIdle } from '#web/state/page-ready.ts';

type Props = ComponentProps<typeof Picture>;
type SignedProps = ComponentProps<typeof Signed>;

/** Of the first page of a visit: by the next page, the code is there before its pictures are needed. */
const firstReady = new Promise<void>((resolve) => void whenReadyAndIdle(resolve));
/** A page that waits longer for its content loads its pictures meanwhile. */
const longestMs = 1000;
const pageFirst = () => Promise.race([firstReady, new Promise((resolve) => setTimeout(resolve, longestMs))]);

const Late = lateDrawing<Props>(async () => {
  await pageFirst();
  return (await import('#web/pictures/layout-picture.tsx')).LayoutPicture;
});
const LateSigned = lateDrawing<SignedProps>(async () => {
  await pageFirst();
  return (await import('#web/pictures/signed-layout-picture.tsx')).SignedLayoutPicture;
});

/** Empty, and as large as the drawing. */
const roomOf = ({ className = '', ...around }: Props | SignedProps) => (
  <svg className={`pic ${className}`.trim()} viewBox={layoutBox(around).viewBox} aria-hidden data-coming />
);

/** The picture of a layout where it only accompanies a page, whose own code comes first; not for what is prerendered. */
export const LayoutPicture = (props: Props) => (
  <Suspense fallback={roomOf(props)}>
    <Late {...props} />
  </Suspense>
);

export const SignedLayoutPicture = (props: SignedProps) => (
  <Suspense fallback={roomOf(props)}>
    <LateSigned {...props} />
  </Suspense>
);
