import { brand } from '#business/brand.ts';
import { keptLines } from './kept.ts';
import { privacyOfficer } from './officer.ts';
import { recipients } from './recipients.ts';
import type { PrivacyNotice } from './types.ts';

const { name, email } = privacyOfficer;

export const fr: PrivacyNotice = {
  title: 'Protection des renseignements personnels',
  versionLine: 'En vigueur depuis le 1er\u00a0mars 2025',
  sections: [
    {
      heading: 'Qui en répond',
      paragraphs: [`${brand.legalName}. Demandez ${name ?? 'la personne qui dirige l’entreprise'} à ${email}.`],
    },
    { heading: 'Ce que nous recueillons', paragraphs: ['Ce que vous saisissez sur ce site, rien à votre insu.'] },
    {
      heading: 'Qui les reçoit',
      paragraphs: ['Notre équipe et ces fournisseurs.'],
      items: recipients.map(({ work, name: who, place }) => `${work.fr}\u00a0: ${who.fr}, ${place.fr}.`),
    },
    {
      heading: 'Combien de temps nous les conservons',
      paragraphs: ['Ils sont ensuite effacés.'],
      items: keptLines('fr'),
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        `Consulter, rectifier, faire effacer\u00a0: écrivez à ${email}. Vous pouvez aussi porter plainte au Commissariat à la protection de la vie privée du Canada.`,
      ],
    },
  ],
};
