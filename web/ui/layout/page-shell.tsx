import { type ReactNode, useEffect } from 'react';
import { brand } from '#business/brand.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { CastLight } from '#web/pictures/cast-light.tsx';
import { useContact } from '#web/state/contact.ts';
import { whenReadyAndIdle } from '#web/state/page-ready.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import { SiteFoot } from './site-foot.tsx';
import { SkipLink } from './skip-link.tsx';
import { type Step, Stepper } from './stepper.tsx';

function Header({ step }: { step?: Step | undefined }) {
  const { phone, displayPhone } = useContact();
  return (
    <header className="header">
      <div className={classNames('header-row page-x', step && 'header-steps')}>
        <Link href="/" className="header-brand">
          <BrandMark className="header-mark" />
          <span translate="no">{brand.name}</span>
        </Link>
        <div className="header-end">
          <a className="header-phone" href={`tel:${phone}`}>
            {displayPhone}
          </a>
          <LanguageToggle />
        </div>
        {step && <Stepper step={step} />}
      </div>
    </header>
  );
}

type PageShellProps = {
  children: ReactNode;
  step?: Step | undefined;
  tone?: 'light' | 'night';
  /** The light of a window on the wall; daylight pages only. */
  castLight?: boolean | 'tall';
  /** 'full' leaves margins and paddings to the page. */
  width?: 'content' | 'full';
  /** A drawing at the foot, from edge to edge. */
  foot?: ReactNode;
  actionBar?: ReactNode;
};

/** Without its code the light stays as it is drawn. */
const noLight = () => undefined;

/** What surrounds every page: ribbon, skip link, header, main, the last line, and the bar of actions. */
export function PageShell({
  children,
  step,
  tone = 'light',
  castLight = tone === 'light',
  width = 'content',
  foot,
  actionBar,
}: PageShellProps) {
  // Its few bytes come after all that a page needs.
  useEffect(() => {
    if (!castLight) return;
    return whenReadyAndIdle(() => void import('./daylight.ts').then(({ shineAsOutside }) => shineAsOutside(), noLight));
  }, [castLight]);
  return (
    <div className={classNames('shell', tone === 'night' && 'night')}>
      {castLight && (
        <div className="shell-light" aria-hidden="true">
          <CastLight rows={castLight === 'tall' ? 4 : 3} />
        </div>
      )}
      <SkipLink />
      <SandboxRibbon />
      <Header step={step} />
      <main
        id="main"
        tabIndex={-1}
        className={width === 'content' ? 'shell-main page-x' : 'shell-main'}
        data-width={width}
      >
        {children}
      </main>
      <SiteFoot />
      {foot}
      {actionBar}
    </div>
  );
}
