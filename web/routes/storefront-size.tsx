import { SizePage } from '#web/features/funnel/size/size-page.tsx';

export default function StorefrontSize() {
  return <SizePage />;
}
