import { LetterPage } from '#web/features/about/about-page.tsx';

export default function WhatIsThis() {
  return <LetterPage />;
}
