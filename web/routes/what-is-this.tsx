import { AboutPage } from '#web/features/about/about-page.tsx';

export default function WhatIsThis() {
  return <AboutPage />;
}
