import { AreaRequestPage } from '#web/features/area-request/area-request-page.tsx';

export default function AreaRequest() {
  return <AreaRequestPage />;
}
