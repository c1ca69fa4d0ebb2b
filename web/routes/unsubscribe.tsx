import { UnsubscribePage } from '#web/features/unsubscribe/unsubscribe-page.tsx';

export default function Unsubscribe() {
  return <UnsubscribePage />;
}
