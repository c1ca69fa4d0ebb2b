import { formatMoney } from '#domain/format.ts';
import { fraction } from '#domain/fraction.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { FillIns, TextSet } from '#domain/settings/text-words.ts';
import { warrantyYears } from './policies.ts';
import { defaultPrices } from './prices.ts';

/** The price one answer spreads over the warranty years: the lowest for Full Preservation. */
export const exampleOf = (prices: PriceList): Cents => prices.tiers.petite.first.complete ?? prices.fallback;

/** The example in words; `price` is before taxes. */
export const exampleWords = (price: Cents, language: Language): FillIns => ({
  price: formatMoney(price, language),
  yearly: formatMoney(fraction(price, 1, warrantyYears), language),
});

/** The six questions, in order; an owner can reword them. Braces hold the example below. */
export const questions: TextSet = {
  standard: {
    question1: {
      en: 'What sets you apart from a regular window cleaner?',
      fr: 'Qu’est-ce qui vous distingue d’un service de lavage de vitres ordinaire?',
    },
    answer1: {
      en: 'Our price depends on the size of the storefront, never on the number of windows, and you know it before you choose the day. We clean the glass inside and outside, and can then coat it. One crew looks after one storefront a day, two storeys high at most.',
      fr: 'Notre tarif dépend de la taille de la vitrine, jamais du nombre de vitres, et vous le connaissez avant de choisir la journée. Nous nettoyons le verre à l’intérieur et à l’extérieur, puis nous pouvons y appliquer un revêtement. Une équipe s’occupe d’une seule vitrine par jour, de deux étages au plus.',
    },
    question2: {
      en: 'What maintenance does the glass need after coating?',
      fr: 'Quel entretien le verre demande-t-il après l’application du revêtement?',
    },
    answer2: {
      en: 'Do not touch the coated glass for 24 hours. After that, rain does most of the work. Platinum Preservation includes a professional-grade sprayer and one courtesy refresh. Existing clients can also book a Preservation Refresh when they wish. It is not a subscription.',
      fr: 'Ne touchez pas au verre traité pendant 24\u00a0heures. Par la suite, la pluie fait l’essentiel. La Préservation Platine comprend un pulvérisateur de qualité professionnelle et un rafraîchissement offert. Notre clientèle peut aussi réserver un Rafraîchissement de préservation quand elle le souhaite, sans aucun abonnement.',
    },
    question3: {
      en: `What is the science behind the ${warrantyYears}-year assurance?`,
      fr: `Sur quelle science repose la garantie de ${warrantyYears}\u00a0ans?`,
    },
    answer3: {
      en: `The coating makes the surface of the glass water-repellent. Water no longer spreads into a film: it gathers into beads and carries the dust off. The ${warrantyYears}-year warranty is issued by the maker of the coating, and we are an authorized applicator only. The terms, shown before you pay, say what it depends on.`,
      fr: `Le revêtement rend la surface du verre hydrophobe. L’eau ne s’y étale plus\u00a0: elle se rassemble en gouttes et emporte la poussière. La garantie de ${warrantyYears}\u00a0ans est émise par le fabricant du revêtement, et nous agissons uniquement à titre d’applicateur autorisé. Les conditions, présentées avant le paiement, disent de quoi elle dépend.`,
    },
    question4: {
      en: 'What is the return on the investment?',
      fr: 'Quel est le rendement de cet investissement?',
    },
    answer4: {
      en: `Full Preservation of a little storefront with Layout 1 costs {price} before taxes. Spread over ${warrantyYears} years, that is {yearly} a year. Coated glass needs fewer cleanings, and a clear window shows what you sell at every hour. We make no promise about sales.`,
      fr: `La Préservation complète d’une petite vitrine avec la Disposition\u00a01 coûte {prix} avant taxes. Répartie sur ${warrantyYears}\u00a0ans, la dépense revient à {annuel} par année. Un verre traité demande moins de nettoyages, et une vitrine limpide montre ce que vous vendez à toute heure. Nous ne promettons rien quant aux ventes.`,
    },
    question5: {
      en: 'What happens if it rains on the day?',
      fr: 'Qu’arrive-t-il s’il pleut le jour du rendez-vous?',
    },
    answer5: {
      en: 'We watch the forecast. If the weather does not suit the work, we propose the next clear day by text message and by email. One tap accepts it or keeps the original date. The message says what happens without an answer. There is no charge to reschedule.',
      fr: 'Nous suivons les prévisions. Si la météo ne se prête pas au travail, nous vous proposons la prochaine journée de beau temps par message texte et par courriel. Un seul clic suffit pour l’accepter ou pour garder la date prévue. Le message précise ce qui se passe sans réponse de votre part. Le report est sans frais.',
    },
    question6: {
      en: 'Is it safe for historic glass?',
      fr: 'Est-ce sans danger pour le verre ancien?',
    },
    answer6: {
      en: 'Tell us before you book if the glass is old, fragile or already damaged. Cracks, scratches and failed seals found before the service are noted and are not covered. The crew also needs access to the inside of the glass. If there is doubt, we may clean it without coating it.',
      fr: 'Avant de réserver, dites-nous si le verre est ancien, fragile ou déjà abîmé. Les fissures, les rayures et les joints défaillants constatés avant le service sont notés et ne sont pas couverts. L’équipe doit aussi avoir accès à l’intérieur. Dans le doute, nous pouvons nous en tenir au nettoyage, sans revêtement.',
    },
  },
  fillIns: { price: { en: 'price', fr: 'prix' }, yearly: { en: 'yearly', fr: 'annuel' } },
};

/** Until someone sets other prices. */
export const defaultExample: Cents = exampleOf(defaultPrices);
