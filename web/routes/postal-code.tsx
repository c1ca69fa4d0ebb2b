import { PostalCodePage } from '#web/features/funnel/postal-code/postal-code-page.tsx';

export default function PostalCode() {
  return <PostalCodePage />;
}
