import { merchantPurposes } from '../../schemas/merchant-terms.ts'
import { useEdition } from '../edition.ts'

/** What payments are for. */
export const purposes = merchantPurposes.map((id) => ({ id, name: `merchants.purposes.${id}` }))

/** The banks of the edition. */
export const useProviders = () => useEdition().providers.map((id) => ({ id, name: `merchants.providers.${id}` }))
