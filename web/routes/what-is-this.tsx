import { LetterPage } from '#web/features/about/letter-page.tsx';

export default function WhatIsThis() {
  return <LetterPage />;
}
