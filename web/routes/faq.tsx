import { FaqPage } from '#web/features/about/faq-page.tsx';

export default function Faq() {
  return <FaqPage />;
}
