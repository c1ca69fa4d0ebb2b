import { taxes } from '#business/taxes.ts';
import { nbsp } from '#domain/format.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Zoho Integration',
  subtitle: 'Bookings and accounting',
  statusUnread: 'The status of the connection could not be loaded.',
  again: 'Try again',
  credentials: 'Credentials Available',
  yes: 'Yes',
  no: 'No',
  api: 'API Configured',
  active: 'Active',
  inactive: 'Inactive',
  absentTitle: 'There are no credentials yet',
  absentText:
    'New bookings wait as pending, and nothing is lost. Set the ZOHO settings of the server, as its guide says, and start it again.',
  idleTitle: 'Credentials are present, the connection is not initialised yet',
  idleText:
    'New bookings wait as pending and are sent once the connection is active. Status is checked every 5 seconds.',
  activeTitle: 'The connection is fully operational',
  activeText: 'New bookings are synced automatically. Status is checked every 5 seconds.',
  troubledTitle: 'Zoho is not taking bookings right now',
  troubledText:
    'Bookings wait and are sent again by themselves; nothing is lost. The list below says why. Status is checked every 5 seconds.',
  sync: 'Sync Pending Bookings',
  syncing: 'Syncing...',
  needsActive: 'The connection has to be active first.',
  reading: 'Loading the status',
  waiting: (count: number) => plural(count, 'booking waiting', 'bookings waiting'),
  started: 'Sync Started',
  startedText: 'Pending bookings are being synced in the background.',
  notStarted: 'Sync Failed',
  notStartedText: 'Failed to start sync process',
  features: 'Automatic features',
  featureList: [
    'New bookings are synced',
    'Appointments are created and moved',
    `Invoices carry ${taxNames(taxes, 'en')}`,
    'Cancellations write the credit note',
    'Work runs in the background',
  ],
  providers: 'External services',
  providersText:
    'A service that fails several times in a row is paused for a few seconds at a time. Nothing is lost in the meantime.',
  provider: {
    cards: 'Card payments',
    mail: 'Email',
    texts: 'Text messages',
    accounting: 'Bookings and accounting',
    forecast: 'Weather forecast',
  },
  answers: 'Responding',
  trouble: {
    silent: (time: string) => `No response since ${time}`,
    refused: (time: string) => `Credentials refused since ${time}`,
    failing: (time: string) => `Last attempts failed, since ${time}`,
  },
  notes: 'Technical notes',
  notesText:
    'Every step is safe to repeat: a record is looked up by its order number before it is created. A failed step is retried at longer and longer intervals.',
  settings: (names: string) => `Settings to compare: ${names}`,
  refusals: {
    client: 'Zoho does not know this client. Compare its ID and secret with Zoho’s API console.',
    token: 'The refresh token was revoked or has expired. Generate a new one in Zoho’s API console and set it.',
    'data-centre': 'The account is in another Zoho data centre. Set the one named below.',
    other:
      'Zoho refuses these credentials. Compare every setting and the scopes of the credentials, or generate new ones in Zoho’s API console.',
  },
};

const fr: typeof en = {
  title: 'Intégration Zoho',
  subtitle: 'Réservations et comptabilité',
  statusUnread: 'L’état de la connexion n’a pas pu être lu.',
  again: 'Réessayer',
  credentials: 'Identifiants présents',
  yes: 'Oui',
  no: 'Non',
  api: 'API configurée',
  active: 'Active',
  inactive: 'Inactive',
  absentTitle: 'Il n’y a pas encore d’identifiants',
  absentText:
    'Les nouvelles réservations restent en attente, et rien ne se perd. Entrez les réglages ZOHO du serveur, comme l’indique son guide, puis redémarrez-le.',
  idleTitle: 'Les identifiants sont présents, la connexion n’est pas encore établie',
  idleText: `Les nouvelles réservations restent en attente et partent dès que la connexion est active. L’état est vérifié toutes les 5${nbsp}secondes.`,
  activeTitle: 'La connexion fonctionne pleinement',
  activeText: `Les nouvelles réservations sont synchronisées automatiquement. L’état est vérifié toutes les 5${nbsp}secondes.`,
  troubledTitle: 'Zoho ne prend pas les réservations en ce moment',
  troubledText: `Les réservations attendent et repartent d’elles-mêmes${nbsp}; rien ne se perd. La liste plus bas dit pourquoi. L’état est vérifié toutes les 5${nbsp}secondes.`,
  sync: 'Synchroniser les réservations en attente',
  syncing: 'Synchronisation…',
  needsActive: 'La connexion doit d’abord être active.',
  reading: 'Lecture de l’état en cours.',
  waiting: (count) => `${count}${nbsp}${count > 1 ? 'réservations' : 'réservation'} en attente`,
  started: 'Synchronisation lancée',
  startedText: 'Les réservations en attente se synchronisent en arrière-plan.',
  notStarted: 'Échec de la synchronisation',
  notStartedText: 'La synchronisation n’a pas pu être lancée',
  features: 'Fonctions automatiques',
  featureList: [
    'Les nouvelles réservations sont synchronisées',
    'Les rendez-vous sont créés et déplacés',
    `Les factures portent ${taxes.map(({ name }) => `la ${name.fr}`).join(' et ')}`,
    'Les annulations produisent la note de crédit',
    'Le travail se fait en arrière-plan',
  ],
  providers: 'Services externes',
  providersText:
    'Un service qui ne répond pas plusieurs fois de suite est mis en pause quelques secondes à la fois. Rien ne se perd entre-temps.',
  provider: {
    cards: 'Paiements par carte',
    mail: 'Courriels',
    texts: 'Textos',
    accounting: 'Réservations et comptabilité',
    forecast: 'Prévisions météo',
  },
  answers: 'Répond',
  trouble: {
    silent: (time) => `Aucune réponse depuis le ${time}`,
    refused: (time) => `Identifiants refusés depuis le ${time}`,
    failing: (time) => `Derniers essais échoués, depuis le ${time}`,
  },
  notes: 'Notes techniques',
  notesText: `Chaque étape peut être répétée sans risque${nbsp}: une fiche est cherchée par son numéro de commande avant d’être créée. Une étape qui échoue est reprise à intervalles de plus en plus longs.`,
  settings: (names) => `Réglages à comparer${nbsp}: ${names}`,
  refusals: {
    client: 'Zoho ne connaît pas ce client. Comparez ses deux identifiants avec la console API de Zoho.',
    token:
      'Le jeton d’actualisation a été révoqué ou a pris fin. Produisez-en un autre dans la console API de Zoho et inscrivez-le.',
    'data-centre':
      'Le compte se trouve dans un autre centre de données de Zoho. Inscrivez celui qui est nommé ci-dessous.',
    other:
      'Zoho refuse ces identifiants. Comparez chacun des réglages et la portée des identifiants, ou produisez-en de nouveaux dans la console API de Zoho.',
  },
};

export const messages = { en, fr };
