import { brand } from '#business/brand.ts';
import { limitedPlaces } from '#business/services.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { datedTaxLabel } from '#domain/pricing/tax-words.ts';
import type { TermsWording } from './types.ts';

const [gst, qst] = taxes.map((tax) => datedTaxLabel(tax, taxRates, 'fr'));

export const fr: TermsWording = {
  title: 'Conditions générales',
  sections: [
    {
      heading: 'Attentes quant au revêtement',
      paragraphs: [
        'Le revêtement rend le verre hydrophobe et réduit l’adhérence des saletés. Il ne supprime ni l’entretien courant ni les marques déjà gravées dans le verre.',
        'La tenue du verre au fil des ans dépend de son état, de son exposition et de l’entretien qu’il reçoit.',
        'Les vitres que nous revêtons dépendent du service choisi. Avec la Préservation Platine, ce sont toutes les vitres, à l’intérieur comme à l’extérieur. Avec la Préservation complète, ce sont toutes les vitres extérieures. Avec la Préservation essentielle, c’est le nombre de vitres extérieures indiqué lors de la réservation. Avec l’Aperçu de préservation, ce sont les vitres des portes.',
      ],
    },
    {
      heading: 'Garantie du fabricant',
      paragraphs: [
        `La garantie de 15 ans est émise par le fabricant du revêtement, qui est un tiers. ${brand.name} agit uniquement à titre d’applicateur autorisé.`,
        'Le fabricant fixe les conditions et les exclusions de cette garantie, et c’est à lui que s’adressent les réclamations. Nous vous remettons les renseignements sur la garantie avec les consignes d’entretien.',
      ],
    },
    {
      heading: 'Soins après le service',
      paragraphs: [
        'Ne touchez pas aux surfaces traitées pendant 24 heures.',
        'Par la suite, suivez les consignes d’entretien que nous vous remettons. Les marques et les dommages causés par un contact trop hâtif ou par un entretien contraire aux consignes ne sont pas couverts.',
      ],
    },
    {
      heading: 'Hauteur de service',
      paragraphs: [
        'Nous travaillons jusqu’à une hauteur de deux étages. Les vitres situées au-dessus du deuxième étage sont exclues de tous les services.',
      ],
    },
    {
      heading: 'Dommages préexistants',
      paragraphs: [
        'Les fissures, rayures, joints défaillants et autres défauts constatés avant le service sont notés et ne sont pas couverts.',
        'Avant de réserver, dites-nous si le verre est ancien, fragile ou déjà abîmé. Dans le doute, nous pouvons nous en tenir au nettoyage, sans revêtement.',
      ],
    },
    {
      heading: 'Sécurité des produits',
      paragraphs: [
        'Les produits chimiques de nettoyage et de revêtement peuvent irriter la peau, les yeux et les voies respiratoires. Nous les employons selon les instructions de leurs fabricants.',
        'Tenez les personnes et les animaux loin des surfaces en traitement tant que l’équipe n’en permet pas l’approche. Avant le service, signalez-nous toute allergie ou sensibilité sur les lieux et toute surface voisine à protéger.',
      ],
    },
    {
      heading: 'Sécurité sur les lieux',
      paragraphs: [
        'Pendant le travail, gardez l’espace libre des deux côtés du verre, suivez les indications de l’équipe et signalez-lui tout danger dont vous avez connaissance.',
        'L’équipe peut reporter ou interrompre le travail si elle juge que les lieux ne sont pas sûrs. Nous convenons alors avec vous de la façon et du moment de le terminer.',
      ],
    },
    {
      heading: 'Déclarations inexactes',
      paragraphs: [
        'Votre prix repose sur ce que vous nous dites de la vitrine : sa taille, sa disposition et son adresse. Si les lieux diffèrent sensiblement de la description, nous pouvons refuser le travail ou facturer des frais allant jusqu’à 50 % du montant de la soumission.',
      ],
    },
    {
      heading: 'Garantie de satisfaction',
      paragraphs: [
        `Si quelque chose ne va pas, avisez-nous dans les 24 heures suivant le service, par téléphone ou à ${brand.email}. Nous revenons une fois, sans frais, pour corriger le travail.`,
      ],
    },
    {
      heading: 'Remboursements',
      paragraphs: [
        'Nous remboursons uniquement une erreur de facturation, un service payé qui n’a pas été rendu ou un dommage que nous avons causé.',
        'L’effet d’une annulation sur le prix est décrit à la section « Prépaiement, report et annulation ».',
      ],
    },
    {
      heading: 'Photos et vidéos',
      paragraphs: [
        'Nous n’utilisons des photos ou des vidéos de votre vitrine qu’avec votre consentement. Un refus ne change rien au service, et vous pouvez retirer votre consentement pour tout usage ultérieur.',
      ],
    },
    {
      heading: 'Prépaiement, report et annulation',
      paragraphs: [
        'Tout service est payé en entier au moment de la réservation.',
        'Pour reporter un rendez-vous, avisez-nous au moins 48 heures à l’avance.',
        'Une annulation faite dans les 24 heures qui précèdent le rendez-vous peut entraîner la perte des frais de réservation.',
        'Pour annuler, utilisez le lien sécurisé qui figure dans votre courriel de confirmation.',
      ],
    },
    {
      heading: 'Lieux commerciaux',
      paragraphs: [
        'Nos services s’adressent aux commerces et aux autres entreprises. En réservant, vous confirmez que vous le faites pour les besoins de votre entreprise et que vous avez le droit de faire exécuter le travail à l’adresse donnée.',
        'S’il faut l’autorisation du propriétaire ou du gestionnaire de l’immeuble, vous l’obtenez avant le rendez-vous.',
      ],
    },
    {
      heading: 'Accès à l’intérieur',
      paragraphs: [
        'Lorsque l’intérieur du verre doit être nettoyé ou revêtu, une personne doit être sur place à l’heure convenue pour nous ouvrir. Avant notre arrivée, dégagez l’espace devant les vitres, à l’intérieur.',
        'Si nous ne pouvons atteindre une vitre en toute sécurité, nous faisons le travail possible et convenons du reste avec vous.',
      ],
    },
    {
      heading: 'Météo et force majeure',
      paragraphs: [
        'Si le temps ne permet pas le service, nous vous avisons et vous proposons la prochaine journée claire. Vous pouvez l’accepter ou garder le moment prévu. Sans réponse de votre part, le rendez-vous reste inchangé. Un report dû à la météo est sans frais.',
        'Ni vous ni nous ne sommes responsables d’un retard causé par un événement imprévisible et irrésistible. Le service est alors remis à un autre jour qui convient à tous.',
      ],
    },
    {
      heading: 'Contestation d’un paiement',
      paragraphs: [
        `Si un montant vous semble inexact, écrivez-nous d’abord à ${brand.email} pour que nous puissions faire les vérifications.`,
        'Si vous contestez le paiement auprès de l’émetteur de votre carte, nous pouvons lui transmettre la preuve de la réservation, de votre acceptation des présentes conditions et du service rendu. Vos droits envers l’émetteur de votre carte demeurent entiers.',
      ],
    },
    {
      heading: 'Numéros de client et Rafraîchissement de préservation',
      paragraphs: [
        `Chaque client reçoit un numéro de client, de HC0001 à HC9999. Les clients de la Préservation Platine reçoivent un numéro VIP, de VIP01 à VIP${limitedPlaces}.`,
        'Le Rafraîchissement de préservation est réservé aux clients actuels et exige un numéro de client valide. Ce n’est pas un abonnement, et son prix peut changer.',
        'Le client VIP qui a acheté la Préservation Platine a droit à un seul Rafraîchissement de préservation gratuit, sur présentation de son numéro VIP. Tout autre rafraîchissement est au tarif courant.',
      ],
    },
    {
      heading: 'Préservation Platine',
      paragraphs: [`La Préservation Platine est offerte aux ${limitedPlaces}\u00a0premiers clients seulement.`],
    },
    {
      heading: 'Prix, taxes et paiement',
      paragraphs: [
        `Le prix dépend de la taille de la vitrine et de sa disposition. Il est en dollars canadiens, avant taxes. La ${gst} et la ${qst} sont calculées chacune sur le prix de base et s’y ajoutent.`,
        'Le paiement se fait par carte, par l’entremise d’un fournisseur de services de paiement et dans le formulaire sécurisé de ce fournisseur.',
      ],
    },
    {
      heading: 'Responsabilité',
      paragraphs: [
        'Notre responsabilité pour tout ce qui touche une réservation se limite au montant payé pour cette réservation. Cette limite ne s’applique pas lorsque la loi interdit d’exclure ou de limiter la responsabilité.',
      ],
    },
    {
      heading: 'À propos de ces conditions',
      paragraphs: [
        `Dans ces conditions, « nous » désigne ${brand.legalName}, et « vous » désigne l’entreprise qui réserve ainsi que la personne qui réserve en son nom.`,
        'Ces conditions entrent en vigueur le {date}. La version que vous acceptez en réservant est celle qui s’applique à votre réservation.',
        `Pour toute question, écrivez-nous à ${brand.email}.`,
      ],
    },
  ],
};
