import { brand } from '#business/brand.ts';
import { taxes } from '#business/taxes.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';
import { type TermsText, termsVersion } from './types.ts';

export const fr: TermsText = {
  title: 'Conditions de service',
  versionLine: `Version ${termsVersion}, en vigueur le 1er mars 2025`,
  sections: [
    {
      heading: 'L’effet du revêtement',
      paragraphs: ['Il rend le verre hydrophobe. Il ne remplace pas le nettoyage.'],
    },
    {
      heading: 'Garantie',
      paragraphs: [`Le fabricant du revêtement accorde la garantie. ${brand.name} l’applique.`],
    },
    { heading: 'Après le service', paragraphs: ['Ne touchez pas au verre revêtu pendant 24\u00a0heures.'] },
    {
      heading: 'Prix et paiement',
      paragraphs: [
        `Les prix sont en dollars canadiens. La ${taxes.map((tax) => taxLabel(tax, 'fr')).join(', ')} s’y ajoute.`,
        'Vous payez par carte à la réservation.',
      ],
    },
    {
      heading: 'Changements et annulation',
      paragraphs: [
        'Utilisez les liens de votre confirmation. Un préavis de trois jours suffit pour un remboursement complet.',
      ],
    },
    {
      heading: 'Nous joindre',
      paragraphs: [`«\u00a0Nous\u00a0» désigne ${brand.legalName}. Écrivez à ${brand.email}.`],
    },
  ],
};
