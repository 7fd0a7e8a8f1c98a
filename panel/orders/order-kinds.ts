import { orderKinds } from '../../schemas/order-options.ts'
import { useEdition } from '../edition.ts'

/** The kinds of orders that the edition has. */
export function useKinds() {
  const { flags } = useEdition()
  return orderKinds.filter((kind) => kind !== 'school' || flags.school).map((id) => ({ id, name: `enums.order_kind.${id}` }))
}
