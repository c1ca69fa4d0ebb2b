import { brand } from '#business/brand.ts';
import { keptLines } from './kept.ts';
import { privacyOfficer } from './officer.ts';
import { recipients } from './recipients.ts';
import type { PrivacyNotice } from './types.ts';

const { name, email } = privacyOfficer;

export const fr: PrivacyNotice = {
  title: 'Politique de confidentialité',
  versionLine: 'En vigueur depuis le 1er\u00a0décembre 2026',
  sections: [
    {
      heading: 'Qui en répond',
      paragraphs: [
        `${brand.legalName} recueille les renseignements personnels décrits ici et en répond.`,
        `La personne responsable de la protection des renseignements personnels est ${name ?? 'celle qui dirige l’entreprise'}. Écrivez à ${email}.`,
      ],
    },
    {
      heading: 'Ce que nous recueillons',
      paragraphs: [
        'C’est vous qui nous le donnez, sur ce site, par téléphone ou par écrit; les photos sont prises par notre équipe.',
      ],
      items: [
        'Pour savoir si nous pouvons nous occuper de votre vitrine\u00a0: le code postal, la taille et la disposition de la vitrine, et vos réponses à trois questions.',
        'Pour réserver\u00a0: votre prénom et votre nom, l’entreprise, le courriel, le téléphone, l’adresse de la vitrine, l’adresse de facturation, ainsi que la journée, l’heure et le service choisis.',
        'Pour être payés\u00a0: le résultat du paiement par carte. Vous saisissez le numéro de la carte dans le formulaire du fournisseur de paiement; nous n’en conservons que les quatre derniers chiffres, au plus.',
        'Pour prouver ce qui a été convenu\u00a0: les conditions acceptées, leur langue et le moment, avec l’adresse réseau et le navigateur utilisés.',
        'Si vous le demandez\u00a0: l’entreprise, l’adresse et le courriel pour l’évaluation de votre vitrine, ou le courriel et le code postal pour des nouvelles de votre secteur, avec l’adresse réseau et le navigateur comme preuve.',
        'Ce que nous vous avons écrit, et si vous l’avez reçu.',
        'D’une visite\u00a0: des photos de la vitrine avant et après, sans les données de lieu et d’appareil que la caméra y inscrit. Elles sont pour notre équipe, et sur la page de votre réservation si vous l’acceptez.',
      ],
    },
    {
      heading: 'Pourquoi nous le recueillons',
      paragraphs: [
        'Pour vous donner un prix, retenir votre journée et faire le travail, être payés et rembourser, vous écrire au sujet de votre rendez-vous, tenir nos livres et protéger le site contre les abus. Nous ne vendons rien de tout cela, et nous n’envoyons aucune publicité sans votre consentement exprès.',
        'Un formulaire n’exige que ce que sa fonction demande; sans cela, nous ne pouvons pas donner suite. Un programme décide, d’après le code postal, la taille et vos réponses, si vous pouvez réserver sur ce site. Écrivez-nous si vous souhaitez qu’une personne examine votre demande.',
      ],
    },
    {
      heading: 'Les témoins et votre navigateur',
      paragraphs: [
        'Deux témoins sont conservés pendant douze mois\u00a0: l’un reconnaît votre navigateur, afin qu’une journée puisse être retenue pour lui; l’autre se souvient de votre langue. Un troisième ouvre la page de votre réservation tant que le navigateur est ouvert. Tous sont nécessaires, et aucun script ne peut les lire.',
        'Vos réponses restent dans votre navigateur jusqu’à la réservation ou jusqu’à ce que vous les effaciez; ce que vous saisissez au paiement, jusqu’à la fermeture de l’onglet. Nous comptons combien de personnes atteignent chaque étape, sans savoir qui elles sont. Aucun outil publicitaire n’est utilisé, ni aucun outil qui vous identifie, vous localise ou établit votre profil.',
      ],
    },
    {
      heading: 'Qui les reçoit',
      paragraphs: [
        'Les membres de notre équipe reçoivent ce que leur travail exige, tout comme ces fournisseurs. Quand l’un d’eux se trouve hors du Québec, d’autres lois s’y appliquent.',
      ],
      items: recipients.map(({ work, name: who, place }) => `${work.fr}\u00a0: ${who.fr}, ${place.fr}.`),
    },
    {
      heading: 'Combien de temps nous les conservons',
      paragraphs: [
        'Chaque durée se compte à partir de la fin de ce à quoi les renseignements servaient. Ils sont ensuite effacés automatiquement.',
      ],
      items: keptLines('fr'),
    },
    {
      heading: 'Comment ils sont protégés',
      paragraphs: [
        'Les connexions au site sont chiffrées. Une réservation ne s’ouvre qu’avec son lien secret, avec son adresse courriel, ou pour les membres de notre équipe qui ont ouvert une session et dont les changements sont consignés.',
        'Si un incident vous exposait à un risque de préjudice sérieux, nous vous en aviserions, ainsi que la Commission d’accès à l’information.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        `Vous pouvez consulter ce que nous détenons sur vous, le faire rectifier, recevoir dans un format structuré et couramment utilisé ce que vous nous avez donné, faire effacer ce que nous ne pouvons plus conserver, et retirer un consentement en tout temps. Écrivez à ${email}\u00a0: nous répondons par écrit dans un délai de 30\u00a0jours.`,
        'Si notre réponse ne vous satisfait pas, vous pouvez porter plainte à la Commission d’accès à l’information du Québec (https://www.cai.gouv.qc.ca).',
      ],
    },
    {
      heading: 'Changements',
      paragraphs: ['Quand cette politique change, le nouveau texte paraît sur cette page avec sa date.'],
    },
  ],
};
