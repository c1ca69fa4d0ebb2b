import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'People', fr: 'Personnes' },
  lede: {
    en: 'Owners can do everything. Staff manage bookings, but not financial settings or people. Crews see only today’s and tomorrow’s visits, on their phone.',
    fr: 'Les propriétaires peuvent tout faire. Le personnel s’occupe des réservations, sans voir les réglages financiers ni créer d’accès. Une équipe voit sur son téléphone les visites d’aujourd’hui et de demain, rien d’autre.',
  },
  unread: { en: 'The people could not be loaded.', fr: 'Les personnes n’ont pas pu être chargées.' },
  working: { en: 'One moment...', fr: 'Un instant…' },
  you: { en: 'you', fr: 'vous' },
  roles: {
    owner: { en: 'Owner', fr: 'Propriétaire' },
    staff: { en: 'Staff', fr: 'Personnel' },
    crew: { en: 'Crew', fr: 'Équipe' },
  },
  role: { en: 'Role', fr: 'Rôle' },
  crewOn: {
    en: (email: string) => `Visits on the phone of ${email}`,
    fr: (email: string) => `Visites sur le téléphone de ${email}`,
  },
  everyCrew: { en: 'Visits of all crews', fr: 'Visites de toutes les équipes' },
  crew: { en: (crew: number) => `Visits of crew ${crew}`, fr: (crew: number) => `Visites de l’équipe${nbsp}${crew}` },
  crewTitle: { en: 'Visits on the phone', fr: 'Visites sur le téléphone' },
  save: { en: 'Save', fr: 'Enregistrer' },
  states: {
    open: { en: '', fr: '' },
    invited: { en: 'invited, no password yet', fr: 'invitation sans mot de passe' },
    closed: { en: 'access closed', fr: 'accès fermé' },
  },
  authenticator: { en: 'authenticator', fr: 'application d’authentification' },
  passkeys: {
    en: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    fr: (count: number) => (count === 1 ? '1 clé d’accès' : `${count} clés d’accès`),
  },
  onlyPassword: { en: 'password only', fr: 'mot de passe seul' },
  email: { en: 'Email of the new person', fr: 'Courriel de la nouvelle personne' },
  invite: { en: 'Invite', fr: 'Inviter' },
  inviteTitle: { en: 'Invite someone', fr: 'Inviter une personne' },
  linkFor: { en: (email: string) => `Link for ${email}`, fr: (email: string) => `Lien pour ${email}` },
  linkLede: {
    en: (until: string) => `Give it to them yourself. It opens once, until ${until}, and is not shown again.`,
    fr: (until: string) =>
      `Remettez-le vous-même. Il ouvre une seule fois, jusqu’au ${until}, et ne sera plus affiché.`,
  },
  copy: { en: 'Copy the link', fr: 'Copier le lien' },
  copied: { en: 'Link copied', fr: 'Lien copié' },
  notCopied: { en: 'Copy it from the field.', fr: 'Copiez-le à partir du champ.' },
  done: { en: 'Done', fr: 'Terminé' },
  changed: { en: 'Changed', fr: 'Changement fait' },
  actions: {
    owner: { en: 'Make owner', fr: 'Rendre propriétaire' },
    staff: { en: 'Make staff', fr: 'Passer au personnel' },
    crew: { en: 'Make crew', fr: 'Passer à l’équipe' },
    close: { en: 'Close access', fr: 'Fermer l’accès' },
    open: { en: 'Open access', fr: 'Rouvrir l’accès' },
    link: { en: 'New link', fr: 'Nouveau lien' },
    reset: { en: 'Reset second step', fr: 'Effacer la deuxième étape' },
  },
  actionOn: {
    en: (action: string, email: string) => `${action}: ${email}`,
    fr: (action: string, email: string) => `${action}${nbsp}: ${email}`,
  },
  confirm: {
    crew: {
      en: (email: string, visits: string) => `${email}: ${visits}, from the next update of the phone.`,
      fr: (email: string, visits: string) => `${email}${nbsp}: ${visits}, dès la prochaine mise à jour du téléphone.`,
    },
    role: {
      en: (email: string, role: string) => `${email} becomes: ${role}.`,
      fr: (email: string, role: string) => `Nouveau rôle de ${email}${nbsp}: ${role}.`,
    },
    close: {
      en: (email: string) => `${email} is signed out everywhere at once and can no longer sign in.`,
      fr: (email: string) => `Toutes les sessions de ${email} se ferment aussitôt, et plus aucune ne s’ouvrira.`,
    },
    open: {
      en: (email: string) => `${email} can sign in again with the previous password.`,
      fr: (email: string) => `${email} pourra de nouveau ouvrir une session, avec le mot de passe d’avant.`,
    },
    link: {
      en: (email: string) => `${email} chooses a new password with the link. Earlier links stop working.`,
      fr: (email: string) =>
        `Avec ce lien, ${email} choisit un nouveau mot de passe. Un lien précédent ne fonctionne plus.`,
    },
    reset: {
      en: (email: string) =>
        `The authenticator and passkeys of ${email} are removed, and every session ends. Make sure the request is theirs.`,
      fr: (email: string) =>
        `L’application d’authentification et les clés d’accès de ${email} sont supprimées, et toutes ses sessions se ferment. Assurez-vous que la demande vient bien de cette personne.`,
    },
  },
  passwordTitle: { en: 'Password', fr: 'Mot de passe' },
  current: { en: 'Current password', fr: 'Mot de passe actuel' },
  next: { en: 'New password', fr: 'Nouveau mot de passe' },
  nextHint: {
    en: 'At least 12 characters. Your other sessions end.',
    fr: 'Au moins 12 caractères. Vos autres sessions se fermeront.',
  },
  change: { en: 'Change the password', fr: 'Changer le mot de passe' },
  passwordChanged: { en: 'Password changed', fr: 'Mot de passe changé' },
  invitationTitle: { en: 'Choose your password', fr: 'Choisissez votre mot de passe' },
  invitationLede: {
    en: 'The business gives you an account. Choose a password of at least 12 characters.',
    fr: 'L’entreprise vous ouvre un compte. Choisissez un mot de passe d’au moins 12 caractères.',
  },
  choose: { en: 'Set this password', fr: 'Enregistrer ce mot de passe' },
  chosen: { en: 'Your password is set', fr: 'Votre mot de passe est en place' },
  chosenLede: {
    en: (email: string) => `Sign in as ${email}.`,
    fr: (email: string) => `Ouvrez une session avec ${email}.`,
  },
  toSignIn: { en: 'To the sign-in', fr: 'Ouvrir une session' },
};
