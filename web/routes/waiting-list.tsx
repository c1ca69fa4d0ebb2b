import { WaitingPage } from '#web/features/waiting/waiting-page.tsx';

export default function WaitingList() {
  return <WaitingPage />;
}
