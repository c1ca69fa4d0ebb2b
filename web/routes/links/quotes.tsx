import { frenchShownMost } from '#domain/durations.ts';
import { QuotePage, type TermsProps } from '#web/features/quotes/quote-page.tsx';

/** The terms as the funnel shows them; what was read is accepted with the quote. */
async function loadTerms() {
  const { TermsDialog } = await import('#web/features/appointment/terms/terms-dialog.tsx');
  return ({ onAccept, ...shown }: TermsProps) => (
    <TermsDialog
      likely
      {...shown}
      onAccept={({ version, language, frenchShownAt }) =>
        onAccept({
          ...{ bookingId: null, scrolledToBottom: true, acceptanceMethod: 'web_modal' },
          ...{ termsVersion: version, shownLanguage: language },
          frenchShownAgo: frenchShownAt && Math.min(Math.round((Date.now() - frenchShownAt) / 1000), frenchShownMost),
        })
      }
    />
  );
}

const Quotes = () => <QuotePage loadTerms={loadTerms} />;
export default Quotes;
