/** The titles of the administration's pages. */
const en = {
  '/admin': 'Administration',
  '/admin/new-booking': 'New booking',
  '/admin/prices': 'Prices',
  '/admin/schedule': 'Schedule',
  '/admin/areas': 'Served areas',
  '/admin/companies': 'Recommended companies',
  '/admin/messages': 'Messages',
  '/admin/weather': 'Weather',
  '/admin/integration': 'Zoho Integration',
  '/admin/settings': 'Settings',
  '/admin/clients': 'Clients',
  '/admin/reviews': 'Reviews',
  '/admin/audit': 'Audit log',
  '/admin/access': 'Your access',
  '/admin/invitation': 'Choose your password',
  '/admin/figures': 'Figures',
  '/admin/data': 'Export and import',
  '/admin/calendar': 'Calendar',
};

const fr: typeof en = {
  '/admin': 'Partie administrative',
  '/admin/new-booking': 'Nouvelle réservation',
  '/admin/prices': 'Prix',
  '/admin/schedule': 'Horaire',
  '/admin/areas': 'Secteurs desservis',
  '/admin/companies': 'Entreprises recommandées',
  '/admin/messages': 'Messages',
  '/admin/weather': 'Météo',
  '/admin/integration': 'Intégration Zoho',
  '/admin/settings': 'Réglages',
  '/admin/clients': 'Clients',
  '/admin/reviews': 'Évaluations',
  '/admin/audit': 'Journal de vérification',
  '/admin/access': 'Votre accès',
  '/admin/invitation': 'Choisissez votre mot de passe',
  '/admin/figures': 'Chiffres',
  '/admin/data': 'Exporter et importer',
  '/admin/calendar': 'Calendrier',
};

export const messages = { en, fr };
