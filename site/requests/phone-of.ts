import type { SiteEdition } from '../../editions/site-edition.ts'
import { OWN_COUNTRY, type PlainPhone, plainPhone } from '../../theme/phones.ts'
import type { Values } from '../forms/values.ts'

/** A form's phone beside its choice of country; without one it is of the edition's. */
export const phoneOf = ({ phone_plain = '', phone_default_country_code }: Values, edition: SiteEdition): PlainPhone =>
  plainPhone(phone_plain, Number(phone_default_country_code || OWN_COUNTRY), edition)
