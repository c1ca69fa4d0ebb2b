import { taxes } from '#business/taxes.ts';
import { nbsp } from '#domain/format.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const messages = {
  title: { en: 'Zoho Integration', fr: 'Intégration Zoho' },
  subtitle: { en: 'Bookings and accounting', fr: 'Réservations et comptabilité' },
  statusUnread: {
    en: 'The status of the connection could not be loaded.',
    fr: 'L’état de la connexion n’a pas pu être chargé.',
  },
  credentials: { en: 'Credentials Available', fr: 'Identifiants présents' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  api: { en: 'API Configured', fr: 'API configurée' },
  active: { en: 'Active', fr: 'Active' },
  inactive: { en: 'Inactive', fr: 'Inactive' },
  absentTitle: { en: 'There are no credentials yet', fr: 'Il n’y a pas encore d’identifiants' },
  absentText: {
    en: 'New bookings wait as pending, and nothing is lost. Set the ZOHO settings of the server, as its guide says, and start it again.',
    fr: 'Les nouvelles réservations restent en attente, et rien ne se perd. Entrez les réglages ZOHO du serveur, comme l’indique son guide, puis redémarrez-le.',
  },
  idleTitle: {
    en: 'Credentials are present, the connection is not initialised yet',
    fr: 'Les identifiants sont présents, la connexion n’est pas encore établie',
  },
  idleText: {
    en: 'New bookings wait as pending and are sent once the connection is active. Status is checked every 5 seconds.',
    fr: `Les nouvelles réservations restent en attente et partent dès que la connexion est active. L’état est vérifié toutes les 5${nbsp}secondes.`,
  },
  activeTitle: { en: 'The connection is fully operational', fr: 'La connexion fonctionne pleinement' },
  activeText: {
    en: 'New bookings are synced automatically. Status is checked every 5 seconds.',
    fr: `Les nouvelles réservations sont synchronisées automatiquement. L’état est vérifié toutes les 5${nbsp}secondes.`,
  },
  troubledTitle: { en: 'Zoho is not taking bookings right now', fr: 'Zoho ne prend pas les réservations en ce moment' },
  troubledText: {
    en: 'Bookings wait and are sent again automatically; nothing is lost. The list below says why. Status is checked every 5 seconds.',
    fr: `Les réservations attendent et repartent d’elles-mêmes; rien ne se perd. La liste plus bas dit pourquoi. L’état est vérifié toutes les 5${nbsp}secondes.`,
  },
  sync: { en: 'Sync Pending Bookings', fr: 'Synchroniser les réservations en attente' },
  syncing: { en: 'Syncing...', fr: 'Synchronisation…' },
  needsActive: { en: 'The connection has to be active first.', fr: 'La connexion doit d’abord être active.' },
  reading: { en: 'Loading the status', fr: 'Chargement de l’état en cours.' },
  waiting: {
    en: (count: number) => plural(count, 'booking waiting', 'bookings waiting'),
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'réservations' : 'réservation'} en attente`,
  },
  started: { en: 'Sync Started', fr: 'Synchronisation lancée' },
  startedText: {
    en: 'Pending bookings are being synced in the background.',
    fr: 'Les réservations en attente se synchronisent en arrière-plan.',
  },
  notStarted: { en: 'Sync Failed', fr: 'Échec de la synchronisation' },
  features: { en: 'Automatic features', fr: 'Fonctions automatiques' },
  featureList: {
    en: [
      'New bookings are synced',
      'Appointments are created and moved',
      `Invoices carry ${taxNames(taxes, 'en')}`,
      'Cancellations write the credit note',
      'Work runs in the background',
    ],
    fr: [
      'Les nouvelles réservations sont synchronisées',
      'Les rendez-vous sont créés et déplacés',
      `Les factures portent ${taxes.map(({ name }) => `la ${name.fr}`).join(' et ')}`,
      'Les annulations produisent la note de crédit',
      'Le travail se fait en arrière-plan',
    ],
  },
  providers: { en: 'External services', fr: 'Services externes' },
  providersText: {
    en: 'A service that fails several times in a row is paused for a few seconds at a time. Nothing is lost in the meantime.',
    fr: 'Un service qui ne répond pas plusieurs fois de suite est mis en pause quelques secondes à la fois. Rien ne se perd entre-temps.',
  },
  provider: {
    cards: { en: 'Card payments', fr: 'Paiements par carte' },
    mail: { en: 'Email', fr: 'Courriels' },
    texts: { en: 'Text messages', fr: 'Textos' },
    accounting: { en: 'Bookings and accounting', fr: 'Réservations et comptabilité' },
    forecast: { en: 'Weather forecast', fr: 'Prévisions météo' },
  },
  answers: { en: 'Responding', fr: 'Répond' },
  trouble: {
    silent: {
      en: (time: string) => `No response since ${time}`,
      fr: (time: string) => `Aucune réponse depuis le ${time}`,
    },
    refused: {
      en: (time: string) => `Credentials refused since ${time}`,
      fr: (time: string) => `Identifiants refusés depuis le ${time}`,
    },
    failing: {
      en: (time: string) => `Last attempts failed, since ${time}`,
      fr: (time: string) => `Derniers essais échoués, depuis le ${time}`,
    },
  },
  notes: { en: 'Technical notes', fr: 'Notes techniques' },
  notesText: {
    en: 'Every step is safe to repeat: a record is looked up by its order number before it is created. A failed step is retried at longer and longer intervals.',
    fr: `Chaque étape peut être répétée sans risque${nbsp}: une fiche est cherchée par son numéro de commande avant d’être créée. Une étape qui échoue est reprise à intervalles de plus en plus longs.`,
  },
  settings: {
    en: (names: string) => `Settings to compare: ${names}`,
    fr: (names: string) => `Réglages à comparer${nbsp}: ${names}`,
  },
  refusals: {
    client: {
      en: 'Zoho does not know this client. Compare its ID and secret with Zoho’s API console.',
      fr: 'Zoho ne connaît pas ce client. Comparez ses deux identifiants avec la console API de Zoho.',
    },
    token: {
      en: 'The refresh token was revoked or has expired. Generate a new one in Zoho’s API console and set it.',
      fr: 'Le jeton d’actualisation a été révoqué ou est expiré. Produisez-en un autre dans la console API de Zoho et inscrivez-le.',
    },
    'data-centre': {
      en: 'The account is in another Zoho data centre. Set the one named below.',
      fr: 'Le compte se trouve dans un autre centre de données de Zoho. Inscrivez celui qui est nommé ci-dessous.',
    },
    other: {
      en: 'Zoho refuses these credentials. Compare every setting and the scopes of the credentials, or generate new ones in Zoho’s API console.',
      fr: 'Zoho refuse ces identifiants. Comparez chacun des réglages et la portée des identifiants, ou produisez-en de nouveaux dans la console API de Zoho.',
    },
  },
};
