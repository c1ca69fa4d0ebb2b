import { brand } from '#business/brand.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { datedTaxLabel } from '#domain/pricing/tax-words.ts';
import type { TermsWording } from './types.ts';

export const fr: TermsWording = {
  title: 'Conditions de service',
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
        `Les prix sont en dollars canadiens. La ${taxes.map((tax) => datedTaxLabel(tax, taxRates, 'fr')).join(', ')} s’y ajoute.`,
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
      heading: 'Accès',
      paragraphs: [
        'Lorsque l’intérieur du verre doit être nettoyé ou revêtu, une personne nous ouvre à l’heure convenue. Avant notre arrivée, dégagez l’espace devant les vitres.',
        'Si nous ne pouvons atteindre une vitre en toute sécurité, nous faisons le travail possible et convenons du reste avec vous.',
      ],
    },
    {
      heading: 'Dommages constatés avant le travail',
      paragraphs: [
        'Les fissures, rayures et joints défaillants constatés avant le travail sont notés et ne sont pas couverts. En réservant, dites-nous si le verre est ancien ou fragile.',
      ],
    },
    {
      heading: 'Météo',
      paragraphs: [
        'Si le temps ne permet pas le travail, nous proposons une autre journée, sans frais. Sans réponse de votre part, la date reste la même.',
      ],
    },
    {
      heading: 'Responsabilité',
      paragraphs: [
        'Notre responsabilité pour une réservation se limite au montant payé pour celle-ci, sauf lorsque la loi interdit une telle limite.',
      ],
    },
    {
      heading: 'Nous joindre',
      paragraphs: [`«\u00a0Nous\u00a0» désigne ${brand.legalName}. Écrivez à ${brand.email}.`],
    },
  ],
};
