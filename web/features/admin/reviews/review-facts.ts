import type { ReviewStory } from '#contract/admin/reviews.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { layoutOf, sizeOf } from './labels.ts';
import { messages } from './messages.ts';

/** What the visitor said. */
export function requestPairs(story: ReviewStory, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  return [
    { label: words.address, value: story.companyAddress },
    { label: words.email, value: story.email },
    { label: words.language, value: words.languages[story.language] },
    { label: words.size, value: sizeOf(story, language) },
    { label: words.layout, value: layoutOf(story, language) },
    ...(story.details === null ? [] : [{ label: words.details, value: story.details }]),
    { label: words.received, value: formatInstant(story.createdAt, language) },
    ...(story.state === 'asked' ? [{ label: words.promise, value: words.waitsForVisitor }] : []),
  ];
}

/** What was offered, and what happened to the link. */
export function offerPairs(offer: NonNullable<ReviewStory['offer']>, language: Language): Pair[] {
  const words = inLanguage(messages, language);
  const { expiresAt, used } = offer;
  const link = expiresAt === null || used ? words.linkUsed : words.linkUntil(formatInstant(expiresAt, language));
  return [
    { label: words.area, value: offer.postalCode },
    { label: words.size, value: sizeName(offer.storefrontSize, language) },
    { label: words.layout, value: layoutName(offer.selectedLayout, language) },
    { label: words.link, value: link },
  ];
}
