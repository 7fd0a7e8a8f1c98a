import type { Offer } from './offer.ts'

export type Step = 'lessons' | 'place' | 'details' | 'contacts'

/** Fields that each step shows; their order is that of the form (spec: decisions ORD-19). */
const fields: Readonly<Record<Step, readonly string[]>> = {
  lessons: ['lessons', 'levels'],
  place: [
    'location_at_online',
    'location_at_client',
    'location_at_tutor',
    'client_city',
    'client_districts',
    'client_subdistricts',
    'address',
    'tutor_city',
    'tutor_districts',
  ],
  details: ['class_regularity', 'class_duration', 'time_intervals', 'client_age', 'practice_id', 'tutor_sex', 'wishes'],
  contacts: ['client_name', 'phone_default_country_code', 'phone_plain', 'email', 'privacy'],
}

/** What the short form leaves out of the details. */
const shortDetails: readonly string[] = ['class_regularity', 'class_duration']

/** The screens of a form, each with the steps it shows: the short form has them all on one. */
export const screensOf = ({ short }: Pick<Offer, 'short'>): readonly (readonly Step[])[] =>
  short ? [['lessons', 'place', 'details', 'contacts']] : [['lessons'], ['place'], ['details'], ['contacts']]

/** Fields shown on a screen; what they hold is not carried in hidden ones. */
export const fieldsOn = (offer: Pick<Offer, 'short'>, screen: number): readonly string[] =>
  (screensOf(offer)[screen] ?? []).flatMap((step) => (offer.short && step === 'details' ? shortDetails : fields[step]))

export const allFields: readonly string[] = Object.values(fields).flat()

/** The screen that shows a field, the last one for what none shows. */
export function screenOf(offer: Pick<Offer, 'short'>, field: string): number {
  const screens = screensOf(offer)
  const found = screens.findIndex((_, at) => fieldsOn(offer, at).includes(field))
  return found < 0 ? screens.length - 1 : found
}
