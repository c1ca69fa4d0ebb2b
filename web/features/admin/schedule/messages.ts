import { nbsp } from '#domain/format.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

export const messages = {
  ...shared,
  title: { en: 'Schedule', fr: 'Horaire' },
  subtitle: {
    en: 'The days and times at which visits begin. Existing bookings keep theirs.',
    fr: 'Les journées et les heures où commencent les visites. Ce qui est réservé garde sa journée et son heure.',
  },
  failed: { en: 'The schedule could not be loaded.', fr: 'L’horaire n’a pas pu être chargé.' },
  form: { en: 'New schedule', fr: 'Nouvel horaire' },
  formLede: {
    en: 'It applies to every visit from its first day on; until then, the schedule in force applies.',
    fr: 'Il s’applique à toutes les visites à compter de sa première journée; les journées d’avant suivent l’horaire en vigueur.',
  },
  weekdays: { en: 'Weekdays', fr: 'Jours de la semaine' },
  weekdaysLede: {
    en: (crews: number) =>
      `Separate times with commas. A day without its own number of crews has the number from the settings: ${crews}.`,
    fr: (crews: number) =>
      `Des heures séparées par des virgules. Une journée sans nombre d’équipes prend celui des réglages${nbsp}: ${crews}.`,
  },
  times: { en: 'Visits begin at', fr: 'Les visites commencent à' },
  crews: { en: 'Crews', fr: 'Équipes' },
  closed: { en: 'Closed', fr: 'Fermé' },
  crewsOf: { en: (day: string) => `${day}, crews`, fr: (day: string) => `${day}, équipes` },
  asSettings: { en: 'as in the settings', fr: 'selon les réglages' },
  season: { en: 'Season', fr: 'Saison' },
  seasonLede: {
    en: 'The same every year. To end one year on another day, use the settings.',
    fr: 'La même chaque année. Pour finir une seule année à une autre date, passez par les réglages.',
  },
  pauses: { en: 'No visits in winter', fr: 'Aucune visite en hiver' },
  seasonStart: { en: 'First day of the season', fr: 'Première journée de la saison' },
  seasonEnd: { en: 'First closed day', fr: 'Première journée fermée' },
  never: { en: 'none', fr: 'aucune' },
  month: { en: 'Month', fr: 'Mois' },
  day: { en: 'Day', fr: 'Jour' },
  beginsHint: {
    en: 'For visits from that day on. Today: at once.',
    fr: `Pour les visites à compter de cette date. Aujourd’hui${nbsp}: aussitôt.`,
  },
  previewLede: {
    en: 'Under the calendar and beside its times, in both languages.',
    fr: 'Sous le calendrier et à côté de ses heures, dans les deux langues.',
  },
  allYear: { en: 'All year round', fr: 'Toute l’année' },
  inSeason: {
    en: (first: string, last: string) => `From ${first} until ${last}, that day excluded`,
    fr: (first: string, last: string) => `Du ${first} jusqu’au ${last}, cette journée exclue`,
  },
  confirmTitle: {
    en: (day: string) => `New schedule from ${day}`,
    fr: (day: string) => `Nouvel horaire à compter du ${day}`,
  },
  confirmNow: { en: 'New schedule from now on', fr: 'Nouvel horaire dès maintenant' },
  outsideNone: { en: 'No booked visit is affected.', fr: 'Aucune visite réservée n’est touchée.' },
  outsideUnread: {
    en: 'The affected visits could not be loaded.',
    fr: 'Les visites touchées n’ont pas pu être chargées.',
  },
  outside: {
    en: (count: number) =>
      count === 1 ? '1 visit stays on a closed day or time' : `${count} visits stay on closed days or times`,
    fr: (count: number) =>
      count === 1
        ? '1 visite reste à une journée ou à une heure fermée'
        : `${count}${nbsp}visites restent à des journées ou à des heures fermées`,
  },
  outsideLede: {
    en: 'They take place as booked. To move one, open it.',
    fr: 'Elles auront lieu comme prévu. Pour en déplacer une, ouvrez-la.',
  },
  outsideMore: { en: 'Show more visits', fr: 'Afficher plus de visites' },
  whyOutside: {
    day: { en: 'the day will be closed', fr: 'la journée sera fermée' },
    time: { en: 'no visit will begin at this time', fr: 'aucune visite ne commencera à cette heure' },
  },
  set: { en: 'Set the schedule', fr: 'Fixer l’horaire' },
  done: { en: 'The schedule is set', fr: 'L’horaire est fixé' },
  notDone: { en: 'The schedule was not set', fr: 'L’horaire n’a pas été fixé' },
  conflict: {
    en: 'Somebody else has set a schedule in the meantime. Yours is still here: compare it with the newest version and try again.',
    fr: `Quelqu’un d’autre a fixé un horaire entre-temps. Le vôtre est encore là${nbsp}: comparez-le à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original schedule', fr: 'Horaire d’origine' },
  by: { en: (who: string) => `Set by ${who}`, fr: (who: string) => `Fixé par ${who}` },
  use: { en: 'Use this schedule', fr: 'Reprendre cet horaire' },
  againOf: {
    en: (which: string) => `Use this schedule: ${which}`,
    fr: (which: string) => `Reprendre cet horaire${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show this schedule. It starts once you set it.',
    fr: 'Les champs montrent maintenant cet horaire. Il s’appliquera une fois fixé.',
  },
  withdrawTitle: { en: 'Withdraw this schedule?', fr: 'Retirer cet horaire?' },
  withdrawText: {
    en: 'It never starts. What is in force today stays.',
    fr: 'Il n’entrera jamais en vigueur. Celui d’aujourd’hui reste.',
  },
  withdrawn: { en: 'The schedule is withdrawn', fr: 'L’horaire est retiré' },
};
