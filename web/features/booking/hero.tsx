import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { SignedLayoutPicture } from '#web/pictures/signed-layout-picture.tsx';
import { getDraft, useDraftLoaded } from '#web/state/draft.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';

const Share = lazy(() => import('./share/share.tsx').then((module) => ({ default: module.Share })));

export const Text = ({ children }: { children: ReactNode }) => (
  <p className="type-lede mt-4 max-w-[33rem] text-night-text-2 md:mt-6">
    {typeof children === 'string' ? <WordBoundary>{children}</WordBoundary> : children}
  </p>
);

type HeroProps = {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  layout: string | null;
  /** Its panes are lit once there is something to celebrate. */
  lit: boolean;
  sign?: string | undefined;
  /** Token of the façade's picture, for others. */
  share?: string | null | undefined;
  children?: ReactNode;
};

const someLayout: Layout = 'layout12';
const layoutIn = (stored: string | null): Layout | undefined => layouts.find((layout) => layout === stored);

/** The layout just booked, read before the draft is forgotten: the dark façade is the client's own at once. */
function useJustBooked(): Layout | undefined {
  const arrived = useDraftLoaded();
  const [layout] = useState(() => (arrived ? layoutIn(getDraft().selectedLayout) : undefined));
  return layout;
}

export function Hero({ title, titleRef, layout, lit, sign, share, children }: HeroProps) {
  const justBooked = useJustBooked();
  const shown = layoutIn(layout);
  return (
    <div className="hero grid grid-cols-1 items-center gap-8 pb-8 md:min-h-[25rem] md:grid-cols-[minmax(0,1fr)_minmax(0,31.25rem)] md:gap-16 md:pb-6">
      <div>
        <PageTitle ref={titleRef} className={lit ? 'max-w-[9em]' : 'wrap-anywhere'}>
          {title}
        </PageTitle>
        {children}
      </div>
      <div className="facade">
        <SignedLayoutPicture
          night
          lit={lit}
          layout={shown ?? justBooked ?? someLayout}
          name={sign}
          className="h-auto w-full"
        />
        {share && (
          <Suspense fallback={<div className="h-11" data-coming />}>
            <Share token={share} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
