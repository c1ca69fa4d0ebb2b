import { ReviewPage } from '#web/features/funnel/review/review-page.tsx';

export default function ManualReview() {
  return <ReviewPage />;
}
