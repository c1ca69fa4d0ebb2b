import { AlignedPage } from '#web/features/funnel/aligned/aligned-page.tsx';

export default function AlignmentSuccess() {
  return <AlignedPage />;
}
