import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
