import { LandingPage } from '#web/features/funnel/landing/landing-page.tsx';

export default function Landing() {
  return <LandingPage />;
}
