import { brand } from '#business/brand.ts';
import { formatPhone } from '#domain/format.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useLanguage } from '#web/state/language.tsx';
import { usePublicSettings } from '#web/state/public-settings.ts';
import { Link } from '../link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { type Step, Stepper } from './stepper.tsx';

/** Mark and name, the step (below the line on phones), the phone number, the language. */
export function Header({ step }: { step?: Step | undefined }) {
  const language = useLanguage();
  const { phone } = usePublicSettings();
  return (
    <header className="header">
      <div className="header-row page-x">
        <Link href="/" className="header-brand">
          <BrandMark className="header-mark" />
          <span>{brand.name}</span>
        </Link>
        <a className="header-phone" href={`tel:${phone}`}>
          {formatPhone(phone, language)}
        </a>
        <LanguageToggle />
        {step && <Stepper step={step} />}
      </div>
    </header>
  );
}
