import { brand } from '#business/brand.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useContact } from '#web/state/contact.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type Step, Stepper } from './stepper.tsx';

/** Mark and name, the step (below the line on phones), the phone number, the language. */
export function Header({ step }: { step?: Step | undefined }) {
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
